import { hrefOf } from '../../app/route.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { loadDevice } from '../../words/device.ts'
import { loadHistory } from '../../words/history.ts'
import './more.css'

/** Further ways to play, and what was played. */
export default function MorePlay() {
  const device = useInLanguage(loadDevice)
  const history = useInLanguage(loadHistory)
  // A link without a name is useless to a screen reader, so the row waits for its words.
  if (!device || !history) return <div className="row more-play" />
  return (
    <div className="row more-play">
      <a className="btn" href={hrefOf({ to: 'pass' })}>
        {device.entry}
      </a>
      <a className="btn" href={hrefOf({ to: 'history' })}>
        {history.title}
      </a>
    </div>
  )
}
