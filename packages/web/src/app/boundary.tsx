import { Component, type ReactNode } from 'react'
import { Button } from '../kit/button.tsx'
import { useWords } from './words.tsx'

function Broken({ onRetry }: { readonly onRetry: () => void }) {
  const ui = useWords()
  return (
    <main className="plain-page" role="alert">
      <h1>{ui.app.title}</h1>
      <p>{ui.trouble.broken}</p>
      <p>
        <Button tone="primary" onClick={onRetry}>
          {ui.connection.reloadNow}
        </Button>
      </p>
    </main>
  )
}

/** Whatever breaks in a screen ends here: a sentence and a way on, never an empty page. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <Broken onRetry={() => location.reload()} /> : this.props.children
  }
}
