import { turningPoints } from '@sundown/engine/story'
import { useMemo } from 'react'
import { hrefOf } from '../../app/route.ts'
import type { Snapshot } from '../../session/session.ts'
import type { EndWords } from '../../words/end.en.ts'
import { rememberNames, replayOf } from '../replay/path.ts'
import { useSpeech } from '../replay/use-speech.ts'
import type { Story } from './use-chronicle.ts'

interface TurningsProps {
  readonly words: EndWords
  readonly snap: Snapshot
  readonly story: Story
  readonly nameOf: (seat: number) => string
  /** What something is called that hurts: a card, a face of the dice. */
  readonly thing: (id: string) => string
}

/** Where the game turned, and the shot that did most, each with the way to its moment. */
export function Turnings({ words, snap, story, nameOf, thing }: TurningsProps) {
  const { steps, told } = story
  const speech = useSpeech(snap.view?.game ?? '', snap.sets)
  const winners = snap.outcome?.winners
  const found = useMemo(() => (steps && winners ? turningPoints(steps, winners, told) : undefined), [steps, winners, told])
  if (!found || !speech || !snap.game || found.turnings.length === 0) return null
  const { game, names } = snap
  const teller = speech.teller(names, undefined, snap.me ?? undefined)
  const link = (step: number, round: number) => (
    <a href={hrefOf({ to: 'replay', path: `${replayOf(snap, game)}/${step}/all` })} onClick={() => rememberNames(game, names)}>
      {words.moment(round, step)}
    </a>
  )
  const { turnings, best } = found
  return (
    <section className="panel end-panel end-turnings" aria-labelledby="end-turnings">
      <h2 id="end-turnings">{words.turnings}</h2>
      <ol>
        {turnings.map(({ step, round, events, before, after }) => (
          <li key={step}>
            {/* Who has won and who was who stands at the top of the page. */}
            <p>{teller.story(events.filter(({ type }) => type !== 'over')).join(' ')}</p>
            <p className="muted small">
              {words.strength(before.winners, before.others, after.winners, after.others)} {link(step, round)}
            </p>
          </li>
        ))}
      </ol>
      {best && (
        <p className="end-best">
          <b>{words.bestShot}</b> {words.shotOn(nameOf(best.seat), nameOf(best.victim), thing(best.cause))} {link(best.step, best.round)}
        </p>
      )}
    </section>
  )
}

/** What everybody did, in numbers. */
export function Numbers({ words, story: { told }, nameOf }: Pick<TurningsProps, 'words' | 'story' | 'nameOf'>) {
  const { damage, felled, saves, healed } = words.numbers
  return (
    <section className="panel end-panel life-table end-numbers" aria-labelledby="end-numbers">
      <h2 id="end-numbers">{words.numbers.title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {[damage, felled, saves, healed].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.deeds.map((deeds, seat) => (
            <tr key={nameOf(seat)}>
              <th scope="row">{nameOf(seat)}</th>
              <td>{deeds.hits}</td>
              <td>{deeds.felled}</td>
              <td>{deeds.dodges}</td>
              <td>{deeds.healed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
