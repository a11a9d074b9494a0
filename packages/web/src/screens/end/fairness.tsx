import { Button } from '../../kit/button.tsx'
import { Glyph } from '../../kit/icon.tsx'
import type { GameSession, Snapshot } from '../../session/session.ts'
import type { EndWords } from '../../words/end.en.ts'
import { saveText } from '../replay/save-text.ts'

interface FairnessProps {
  readonly words: EndWords
  readonly session: GameSession
  readonly snap: Snapshot
}

/** The deal is checked here, in the page: one line, which opens. */
export function Fairness({ words, session, snap }: FairnessProps) {
  const { record } = snap
  if (record.is === 'failed') {
    return (
      <section className="panel end-panel end-fair" aria-label={words.fair}>
        <p className="bad">{words.failed}</p>
        <Button onClick={() => void session.verify()}>{words.again}</Button>
      </section>
    )
  }
  if (record.is !== 'open') {
    return (
      <section className="panel end-panel end-fair" aria-label={words.fair}>
        <p role="status">{words.checking}</p>
      </section>
    )
  }
  const { fair, shared, mine } = record.verdict
  return (
    <section className="panel end-panel end-fair" aria-label={words.fair}>
      <details open={!fair}>
        <summary className={fair ? 'good' : 'bad'}>
          <Glyph name={fair ? 'check' : 'close'} /> {fair ? words.verified : words.unfair}
        </summary>
        {(shared || mine) && <p>{[shared && words.shared, mine && words.mine].filter(Boolean).join(' ')}</p>}
        <dl>
          {snap.seal && (
            <div>
              <dt>{words.seal}</dt>
              <dd>{snap.seal}</dd>
            </div>
          )}
          <div>
            <dt>{words.seed}</dt>
            <dd>{record.record.seed}</dd>
          </div>
        </dl>
        <Button onClick={() => saveText('sundown-game.json', JSON.stringify(record.record))}>{words.download}</Button>
      </details>
    </section>
  )
}
