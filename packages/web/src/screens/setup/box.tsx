import { firstOf, nth, SETS } from '@sundown/engine'
import { houseMix } from '@sundown/engine/mixes'
import { useSpoken } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { setsIn } from '../../session/played.ts'
import type { LobbyPart } from './lobby.tsx'
import { optionsWith, setsOf, setsWith } from './set-options.ts'
import { Sets } from './sets.tsx'

/** A mixture that was measured to be fair for this many players, and not to take all evening. */
function HouseMix({ session, table, words, tell }: LobbyPart) {
  const { rules } = useSpoken()
  const mix = houseMix(table.seats.length)
  if (!mix || rules.sets.length < SETS.length) return null
  const isChosen = SETS.every((set, i) => i === 0 || mix.sets.includes(set) === setsOf(table).includes(set))
  const titles = SETS.flatMap((set, i) => (mix.sets.includes(set) ? [nth(rules.sets, i).title] : []))
  return (
    <div className="panel house-mix">
      <div>
        <h3>{words.houseMix}</h3>
        <p className="muted">{words.houseMixNote(titles.join(', '), mix.minutes)}</p>
      </div>
      <Button
        disabled={isChosen}
        onClick={() => tell(session.change((now) => ({ ...now, options: optionsWith(now.options, [firstOf(SETS), ...mix.sets]) })))}
      >
        {words.takeMix}
      </Button>
    </div>
  )
}

/** What lies in the box of the card game: its sets. */
export default function Box(part: LobbyPart) {
  const { session, table, words, isHost, tell } = part
  return (
    <>
      <p className="muted">{words.setsNote}</p>
      {isHost && <HouseMix {...part} />}
      <Sets
        always={words.always}
        chosen={setsOf(table)}
        {...(isHost && {
          onChoose: (set, on) =>
            tell(session.change((now) => ({ ...now, options: optionsWith(now.options, setsWith(setsIn(now.options), set, on)) }))),
        })}
      />
    </>
  )
}
