import { ARROWS, nth } from '@sundown/engine'
import { Bust } from '../../kit/bust.tsx'
import { CountedIn } from '../../kit/counted.tsx'
import { Die, Quiver } from '../../kit/die.tsx'
import { Icon } from '../../kit/icon.tsx'
import { type AtDice, isRolling, useDice } from './at.ts'
import { Odds } from './odds.tsx'
import { useSettling } from './use-settling.ts'

/** Die 3: Beer, kept. */
export function spokenDie({ view, choice, teller, words, snap }: AtDice, die: number): string {
  const { dice } = words
  const name = teller.pick({ name: 'dice', pick: 'tokens', min: 0, max: 1, from: () => [] }, die)
  const target = choice.placed.get(die)
  const state = choice.free.has(die)
    ? choice.kept.has(die)
      ? dice.kept
      : dice.loose
    : choice.tokens.some((token) => token.die === die)
      ? target !== undefined
        ? dice.forWhom(snap.names[target] ?? '')
        : choice.current === die
          ? dice.inHand
          : dice.unplaced
      : choice.free.size > 0 && view.table.dice[die]?.face === 'dynamite'
        ? dice.stays
        : undefined
  return state === undefined ? name : `${name}, ${state}`
}

/** One die: a button while something can be done with it. */
function OneDie({ die }: { readonly die: number }) {
  const at = useDice()
  const { view, choice, act, look } = at
  const { face } = nth(view.table.dice, die)
  const label = spokenDie(at, die)
  const token = choice.tokens.find((each) => each.die === die)
  const press = choice.free.has(die) ? () => act.toggle(die) : token ? () => act.hold(die) : undefined
  const anchor = `die-${die}`
  const here = useSettling(die)
  if (!press) {
    return (
      <button
        ref={here}
        type="button"
        className="one-die"
        data-anchor={anchor}
        aria-label={label}
        onClick={() => look({ what: 'entry', id: face })}
      >
        <Die face={face} />
      </button>
    )
  }
  return (
    <button
      ref={here}
      type="button"
      className={`one-die choosable ${choice.current === die ? 'in-hand' : ''}`}
      data-anchor={anchor}
      aria-label={label}
      aria-pressed={choice.free.has(die) ? choice.kept.has(die) : undefined}
      aria-keyshortcuts={choice.free.has(die) ? String(die + 1) : undefined}
      onClick={press}
      onContextMenu={(event) => {
        event.preventDefault()
        look({ what: 'entry', id: face })
      }}
    >
      <Die face={face} />
    </button>
  )
}

/** Where a die lies: straight in a well in front of me once I keep it or place it, else askew in the ring. */
const inWell = ({ choice }: AtDice, die: number): boolean => choice.kept.has(die) || choice.tokens.some((token) => token.die === die)

/** The felt in the middle, where dice roll. */
export function DiceRing() {
  const at = useDice()
  const { view, words } = at
  const { dice } = words
  const shown = view.table.dice
  const dynamites = shown.filter(({ face }) => face === 'dynamite').length
  return (
    <section className="dice-ring" aria-label={dice.ring} data-anchor="ring">
      {shown.length === 0 && <p className="sr">{dice.noDice}</p>}
      {shown.map(({ fresh }, die) =>
        inWell(at, die) ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its number
          <div key={die} className={`loose at-${die} ${fresh ? '' : 'still'}`}>
            <OneDie die={die} />
          </div>
        ),
      )}
      {dynamites > 0 && view.table.phase === 'roll' && <p className="die-tag">{dice.dynamiteStays(dynamites)}</p>}
    </section>
  )
}

/** The arrows in the middle, and how near the Indians are. */
export function ArrowPile({ terse = false }: { readonly terse?: boolean }) {
  const { view, words } = useDice()
  const { dice } = words
  const { arrows } = view.table
  const near = arrows <= 1
  return (
    <section className={`arrow-pile ${near ? 'near' : ''}`} aria-label={dice.pile} data-anchor="pile">
      <h2 className="label">{dice.pile}</h2>
      <Quiver left={arrows} of={ARROWS} label={dice.arrowsLeft(arrows, ARROWS)} />
      <p>
        <b>
          <CountedIn text={dice.arrowsLeft(arrows, ARROWS)} value={arrows} />
        </b>{' '}
        {near ? dice.indiansNear : terse ? dice.pileShort : dice.pileNote}
      </p>
      <Odds />
    </section>
  )
}

/** Below a well: for whom the die is, or that one could be kept here. */
function Whom({ die }: { readonly die: number }) {
  const { view, choice, act, snap, words, spoken } = useDice()
  const seat = choice.placed.get(die)
  const shot = choice.tokens.some((token) => token.die === die && token.face !== 'beer')
  return (
    <>
      <span className="to">
        {seat !== undefined && (
          <>
            <Bust sitter={{ character: nth(view.seats, seat).character }} />
            <span>{seat === snap.me ? spoken.ui.table.you : snap.names[seat]}</span>
          </>
        )}
      </span>
      {choice.canDouble && shot && (
        <button type="button" className="doubling" aria-pressed={choice.doubled === die} onClick={() => act.double(die)}>
          <Icon name="beer-stein" /> × 2<span className="sr">{choice.doubled === die ? words.dice.doubled : words.dice.double}</span>
        </button>
      )}
    </>
  )
}

/** Five wells in front of me: what I keep, and for whom it is. */
export function Rack() {
  const at = useDice()
  const { view, choice, words } = at
  const { dice } = words
  const all = view.table.dice.map((_, die) => die)
  const kept = all.filter((die) => inWell(at, die))
  const rolling = isRolling(at)
  return (
    <section className="rack" aria-label={dice.keptOf(kept.length, 5)}>
      <h2 className="label">{dice.keptOf(kept.length, 5)}</h2>
      <ol>
        {Array.from({ length: 5 }, (_, well) => {
          const die = kept[well]
          const token = choice.tokens.find((each) => each.die === die)
          const placed = die !== undefined && choice.placed.has(die)
          const state = placed ? (token?.face === 'beer' ? 'set' : 'set hit') : die !== undefined && die === choice.current ? 'now' : ''
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a well is its place
            <li key={well} className={`well ${state}`}>
              <div className="hole">{die !== undefined && <OneDie die={die} />}</div>
              {die !== undefined ? <Whom die={die} /> : <span className="to">{rolling && well === kept.length ? dice.keepOne : ''}</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
