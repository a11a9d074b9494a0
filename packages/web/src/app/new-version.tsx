import { useEffect } from 'react'
import { Button, IconButton } from '../kit/button.tsx'
import { useStore } from '../session/react.ts'
import { watchArrivals } from './arrive.ts'
import { version } from './version.ts'
import { useWords } from './words.tsx'

/** There is a newer client: said once, taken when one likes. */
export function NewVersion() {
  const ui = useWords()
  // Like the news of a version it belongs to no page, and may come late.
  useEffect(watchArrivals, [])
  if (!useStore(version)) return null
  return (
    <p className="notice new-version" role="status">
      <span>{ui.connection.reload}</span>
      <Button onClick={() => version.change()}>{ui.connection.reloadNow}</Button>
      <IconButton glyph="close" label={ui.app.close} onClick={() => version.later()} />
    </p>
  )
}
