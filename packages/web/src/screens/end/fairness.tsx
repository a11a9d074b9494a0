import type { GameRecord } from '@sundown/engine'
import { useWords } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Glyph } from '../../kit/icon.tsx'
import type { GameSession, Snapshot } from '../../session/session.ts'

function download(record: GameRecord): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }))
  link.download = 'sundown-game.json'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** The deal is checked here, in the page. */
export function Fairness({ session, snap }: { readonly session: GameSession; readonly snap: Snapshot }) {
  const { end } = useWords()
  const { record } = snap
  return (
    <section className="panel end-fair" aria-labelledby="fair">
      <h2 id="fair">{end.fair}</h2>
      {record.is === 'open' ? (
        <>
          <p className={record.verdict.fair ? 'good' : 'bad'}>
            <Glyph name={record.verdict.fair ? 'check' : 'close'} /> {record.verdict.fair ? end.verified : end.unfair}
            {record.verdict.shared && ` ${end.shared}`}
            {record.verdict.mine && ` ${end.mine}`}
          </p>
          <dl>
            {snap.seal && (
              <div>
                <dt>{end.seal}</dt>
                <dd>{snap.seal}</dd>
              </div>
            )}
            <div>
              <dt>{end.seed}</dt>
              <dd>{record.record.seed}</dd>
            </div>
          </dl>
          <Button onClick={() => download(record.record)}>{end.download}</Button>
        </>
      ) : record.is === 'failed' ? (
        <>
          <p className="bad">{end.failed}</p>
          <Button onClick={() => void session.verify()}>{end.again}</Button>
        </>
      ) : (
        <p role="status">{end.checking}</p>
      )}
    </section>
  )
}
