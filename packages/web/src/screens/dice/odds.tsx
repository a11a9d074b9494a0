import { chance, type DieFace, nth, percentOf } from '@sundown/engine'
import { useMemo } from 'react'
import { Die } from '../../kit/die.tsx'
import { type AtDice, isRolling, useDice } from './at.ts'
import { UntilLanded, useBefore } from './until-landed.tsx'

interface Hope {
  readonly faces: readonly DieFace[]
  readonly count: number
  readonly label: string
}

/** What is worth hoping for, or to be afraid of, for this character. */
function hopesOf({ view, snap, teller, words }: AtDice): readonly Hope[] {
  const character = snap.me === null ? undefined : nth(view.seats, snap.me).character
  const { dice } = words
  const trio = (face: DieFace, count: number): Hope => ({ faces: [face], count, label: dice.trio(teller.name(face), count) })
  return [
    trio('gatling', character === 'willy-the-kid' ? 2 : 3),
    trio('dynamite', 3),
    ...(character === 'suzy-lafayette'
      ? [{ faces: ['arrow', 'dynamite', 'beer', 'gatling'], count: view.table.dice.length, label: dice.noShot } as const]
      : []),
  ]
}

/** How likely it is, exactly: in practice against bots only. */
export function Odds() {
  const at = useDice()
  const { view, snap, words } = at
  const { dice: shown, rollsLeft } = view.table
  const rerollsDynamite = snap.me !== null && nth(view.seats, snap.me).character === 'black-jack'
  const shows = snap.solo && isRolling(at)
  const rows = useMemo(
    () =>
      shows
        ? hopesOf(at).map(({ faces, count, label }) => ({
            label,
            face: faces.length === 1 ? faces[0] : undefined,
            percent: percentOf(
              chance(
                { faces, count },
                shown.map(({ face }) => face),
                rollsLeft,
                { rerollsDynamite },
              ),
            ),
          }))
        : [],
    [at, shows, shown, rollsLeft, rerollsDynamite],
  )
  const before = useBefore(rows)
  if (rows.length === 0) return null
  const { dice } = words
  const stillOf = (label: string): string => {
    const row = before?.find((each) => each.label === label)
    return row ? dice.percent(row.percent) : ''
  }
  return (
    <section className="odds" aria-label={dice.chances} title={dice.chancesNote}>
      <h2 className="label">{dice.chances}</h2>
      <dl>
        {rows.map(({ label, face, percent }) => (
          <div key={label}>
            <dt>
              {face && <Die face={face} />}
              <span>{label}</span>
            </dt>
            <dd className="num">
              <UntilLanded text={dice.percent(percent)} still={stillOf(label)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
