import type { Change } from '../picture.ts'
import type { Spot } from '../scene.ts'
import { type BangStory, isMove, type Move, moved, type Of, type Told } from './bang-moves.ts'
import { changesOf, landing, leaving, TOKEN } from './bang-picture.ts'
import { seatAnchor } from './seats.ts'

/** What only some sets have: nuggets, tokens, a train. */

// ---- nuggets and tokens ------------------------------------------------------------------------------------------------------------------

const isGain = (change: Change): boolean => 'add' in change && change.add > 0

/** Where nuggets come from or go to, as the screen calls it. */
const purseAt = ({ at, seat }: Of<'counted'>['from']): Spot =>
  at === 'seat' ? { anchor: seatAnchor(seat ?? 0), part: 'nuggets' } : { anchor: 'market' }

/** A nugget for a wound springs from the life that was lost. */
const woundedAt = (seat: number): Spot => ({ anchor: seatAnchor(seat), part: 'life' })

/** Where tokens lie: on a card, on a character; nothing: in the supply. */
function pillAt({ at, seat, handle }: Of<'counted'>['from']): Spot | undefined {
  if (at === 'character') return { anchor: seatAnchor(seat ?? 0), part: 'tokens' }
  return at === 'card' ? { anchor: `card-${handle}`, part: 'loads' } : undefined
}

/** Nuggets change hands, tokens are loaded or spent. `struck`: who has just been wounded. */
export function counted(event: Of<'counted'>, struck: number | undefined, { script }: BangStory): void {
  const changes = changesOf(event, script.seen)
  if (changes.length === 0) return
  if (event.counter !== TOKEN) {
    const from = event.because === 'wound' && struck !== undefined ? woundedAt(struck) : purseAt(event.from)
    script.add(
      { is: 'coins', from, to: purseAt(event.to), count: event.amount },
      { leave: changes.filter((change) => !isGain(change)), land: changes.filter(isGain) },
    )
    return
  }
  const [from, to] = [pillAt(event.from), pillAt(event.to)]
  const loads = (spot: Spot | undefined): number => (spot === undefined ? 0 : Number(script.seen.get(`loads ${spot.anchor}`) ?? 0))
  script.add(
    {
      is: 'loads',
      at: seatAnchor(event.to.seat ?? event.from.seat ?? 0),
      from,
      to,
      before: loads(from),
      loaded: loads(to),
      count: event.amount,
    },
    { leave: changes.slice(0, 1), land: changes.slice(1) },
  )
}

// ---- the train ---------------------------------------------------------------------------------------------------------------------------

const TRAIN = 'train'
/** Zones that are laid out anew at the End of the Line. */
const RAILS = new Set([TRAIN, 'railcar-pile', 'stations', 'station-pile', 'locomotive', 'locomotive-back'])
const isRail = (event: Told): event is Move => isMove(event) && RAILS.has(event.from.zone) && RAILS.has(event.to.zone)
const isRebuilt = (event: Told): boolean => event.type === 'own' && event.name === 'rebuilt'

const ENGINE = 'engine'

/** Everything that stands on the rails or beside them: whatever lies there for everybody may have been shifted. */
const onRails = ({ script }: BangStory): readonly string[] => [
  ENGINE,
  ...[...script.seen].filter(([fact, place]) => fact.startsWith('card ') && place === 'aside').map(([fact]) => `card-${fact.slice(5)}`),
]

/** What stands in the same row. */
const besides = (zone: string, { script }: BangStory): readonly string[] =>
  [...script.seen].filter(([fact, nth]) => fact.startsWith('nth ') && String(nth).startsWith(`${zone} `)).map(([fact]) => fact.slice(4))

/** A card leaves its row, and those behind it move up; or everything on the rails is laid out anew. */
export function railed(first: Move, story: BangStory): void {
  const { reader, script, me } = story
  const next = reader.ahead().find((event) => !isRail(event) && event.type !== 'shuffled')
  if (!isRail(first) || next === undefined || !isRebuilt(next)) {
    moved(first, story)
    const things = besides(first.from.zone, story)
    if (things.length > 0) script.add({ is: 'shunt', things }, { up: things.map((anchor) => ({ fact: `nth ${anchor}`, known: true })) })
    return
  }
  const isPart = (event: Told): event is Told => isRail(event) || event.type === 'shuffled' || isRebuilt(event)
  const moves = [first, ...reader.claimRow(isPart).filter(isRail)]
  script.add(
    {
      is: 'rails',
      things: [ENGINE, ...moves.flatMap(({ to, now }) => (now === undefined || story.isPile(to.zone) ? [] : [`card-${now}`]))],
    },
    {
      clear: moves.flatMap((move) => leaving(move, me)),
      built: [...moves.flatMap((move) => landing(move, me, script.seen)), { fact: `position ${TRAIN}`, known: true }],
    },
  )
}

/** What happens to the train besides. */
export function ownEvent({ name, about }: Of<'own'>, story: BangStory): void {
  const { script } = story
  if (name === 'moved' && typeof about.position === 'number') {
    if (script.seen.get(`position ${TRAIN}`) !== about.position)
      script.add(
        { is: 'train', things: onRails(story), end: about.end === true },
        { arrive: [{ fact: `position ${TRAIN}`, to: about.position }] },
      )
  } else if (name === 'arrived') script.add({ is: 'steam' }, {})
}
