import { cardArt } from '../../art/cards.ts'
import { type BangStory, flown, isMove, type Move, type Of, type Told } from './bang-moves.ts'
import { changesOf, landing, leaving } from './bang-picture.ts'
import { seatAnchor } from './seats.ts'

export const isFlip = (event: Told): event is Move => isMove(event) && event.from.zone === 'deck' && event.to.zone === 'aside'
const isFlipped = (event: Told): event is Move => isMove(event) && event.from.zone === 'aside'
const isChecked = (event: Told): event is Of<'checked'> => event.type === 'checked'

/** What is sought hurts: then it is good if it does not come. */
const hurts = (source: string): boolean => /flip:\w+ = hurt/.test(cardArt(source).symbols)
const soughtBy = (source: string): string | undefined => /flip:(\w+)/.exec(cardArt(source).symbols)?.[1]

/** What a card turned up for a "draw!" says. */
export function checked(event: Of<'checked'>, flips: readonly Move[], { script, reader, me, keeps }: BangStory): void {
  const away = reader.claimRow(isFlipped)
  const fresh = flips.length > 0
  script.add(
    {
      is: 'check',
      at: seatAnchor(event.seat),
      asks: keeps(event.seat, event.source),
      burns: hurts(event.source) && event.source === 'dynamite',
      cards: (fresh ? flips : away).map((move) => ({ ...flown(move, me), to: { anchor: 'discard' } })),
      chosen: event.chosen,
      good: event.good !== hurts(event.source),
      sought: soughtBy(event.source),
    },
    {
      leave: (fresh ? flips : away).flatMap((move) => leaving(move, me)),
      land: away.flatMap((move) => landing(move, me, script.seen)),
      // What was turned up and is still to be chosen from stays where it lies.
      stay: fresh ? flips.slice(away.length).flatMap((move) => landing(move, me, script.seen)) : [],
    },
  )
}

/** Cards turned up for a "draw!" that is decided in the same stroke. */
export function checkAfter(first: Move, story: BangStory): Of<'checked'> | undefined {
  const { reader } = story
  const next = reader.ahead().find((event) => !isFlip(event) && event.type !== 'shuffled')
  if (!next || !isChecked(next)) return undefined
  const flips = [first, ...reader.claimRow(isFlip)]
  const check = reader.claim(isChecked)
  if (check) checked(check, flips, story)
  return check
}

const isFrom =
  (seat: number, id: string) =>
  (event: Told): event is Move =>
    isMove(event) && event.from.zone === 'front' && event.from.seat === seat && event.face?.id === id

/** It goes off: the card, and all the life it takes. */
export function exploded({ seat, card }: Of<'exploded'>, { script, reader, me }: BangStory): void {
  const at = seatAnchor(seat)
  const gone = reader.claim(isFrom(seat, card), ({ type }) => type !== 'moved')
  const isHurt = (event: Told): event is Of<'wounded'> => event.type === 'wounded' && event.seat === seat
  const hurt = reader.claim(isHurt, ({ type }) => type !== 'wounded')
  const before = Number(script.seen.get(`life ${at}`) ?? 0)
  const life = hurt ? Math.max(0, hurt.life) : before
  script.add(
    { is: 'explode', at, card: gone && flown(gone, me), sticks: [], life, lost: before - life },
    {
      leave: gone ? leaving(gone, me) : [],
      hit: hurt ? changesOf(hurt, script.seen) : [],
      land: gone ? landing(gone, me, script.seen) : [],
    },
  )
}

/** It goes on to the next player, with a shorter fuse. */
export function passedOn({ seat, card }: Of<'passed-on'>, { script, reader, me }: BangStory): void {
  const move = reader.claim(isFrom(seat, card), ({ type }) => type !== 'moved')
  if (!move) return
  script.add({ is: 'pass', card: flown(move, me) }, { leave: leaving(move, me), land: landing(move, me, script.seen) })
}

/** Somebody is locked up. */
export function jailed(by: string, at: string, move: Move, { script, me }: BangStory): void {
  const landed = landing(move, me, script.seen)
  script.add(
    { is: 'jail', by, at, card: flown(move, me) },
    {
      leave: leaving(move, me),
      bars: landed.filter(({ fact }) => fact.startsWith('bars ')),
      land: landed.filter(({ fact }) => !fact.startsWith('bars ')),
    },
  )
}
