import { type CharacterView, type DuelSeatView, type DuelView, type Face, nth, type RevealSymbol } from '@sundown/engine'
import type { Voice } from '../voice.ts'
import type { Sight } from './sight.ts'

/** What the terminal reads of any game: a side is its character at the front. */
export function duelSight({ seats, table, own, over }: DuelView): Sight {
  return {
    seats: seats.map(({ seat, side, characters, fallen, hand }) => ({
      seat,
      character: characters[0]?.id ?? fallen.at(-1),
      life: characters[0]?.life ?? 0,
      maxLife: characters[0]?.maxLife ?? 0,
      role: side,
      // Nobody is in the street before the first ones are chosen, either.
      state: characters.length === 0 && fallen.length > 0 ? 'out' : 'in',
      hand: hand.law + hand.outlaw,
    })),
    table: { ring: seats.map(({ seat }) => seat), turn: table.turn, active: table.active },
    own: own && {
      seat: own.seat,
      role: nth(seats, own.seat).side,
      distances: [],
      hand: own.hand.map(({ card, id }) => ({ card, ...faceOf(id) })),
      look: own.look.map(({ card, id }) => ({ card, ...faceOf(id) })),
    },
    over,
  }
}

const faceOf = (id: string): Face => ({ id, suit: undefined, rank: undefined })

/** The card or character that an answer names by a number; a card with the symbol it shows. */
export function duelSeen({ seats, table, own }: DuelView, number: number): (Face & { readonly symbol?: RevealSymbol }) | undefined {
  const known = [
    ...(own?.hand ?? []),
    ...(own?.look ?? []),
    ...table.aside,
    ...(table.top ? [table.top] : []),
    ...seats.flatMap(({ characters }) => characters.flatMap((character) => [character, ...character.equipment])),
  ]
  const found = known.find(({ card }) => card === number)
  return found && { ...faceOf(found.id), ...('symbol' in found && found.symbol && { symbol: found.symbol }) }
}

/** Whose a character in the street is and where it stands, or who carries a card in play: both sides may have been dealt the same card. */
export function duelWhose({ seats, own }: DuelView, number: number, voice: Voice): string | undefined {
  const { table } = voice.words
  for (const { seat, characters } of seats) {
    const owner = seat === own?.seat ? table.yours : voice.seat(seat)
    for (const { id, card, active, equipment } of characters) {
      if (card === number) return `${owner}, ${active ? table.atFront : table.atBack}`
      if (equipment.some((one) => one.card === number)) return `${voice.name(id)}, ${owner}`
    }
  }
  return undefined
}

/** The street as one player sees it: their back line, their front line, the own front line, the own back line. Each side stands below its own line. */
export function duelTableLines(view: DuelView, voice: Voice): string[] {
  const { words } = voice
  const { table, own, seats } = view
  const near = own?.seat === 1 ? 1 : 0
  const me = nth(seats, near)
  const them = nth(seats, 1 - near)
  const lines = [`-- ${words.table.title(table.turn)} --`, sideLine(view, them, voice)]
  for (const character of them.characters.toReversed()) lines.push(characterLine(character, voice))
  lines.push(sideLine(view, me, voice))
  for (const character of me.characters) lines.push(characterLine(character, voice))
  lines.push(words.table.decks(me.deck, them.deck, table.common, table.discard, table.top && voice.name(table.top.id)))
  if (table.aside.length > 0) lines.push(words.table.row(words.and(table.aside.map(({ id }) => voice.name(id)))))
  for (const { source } of table.queue) lines.push(words.table.waiting(voice.name(source)))
  if (own && own.look.length > 0) lines.push(words.table.looking(words.and(own.look.map(({ id }) => voice.name(id)))))
  if (own) lines.push(words.start.role(voice.name(me.side), voice.goal(me.side)), duelHandLine(view, voice))
  return lines.map((line) => voice.typeset(line))
}

/** Cards by the names a player can type. */
export function duelHandLine({ own }: DuelView, voice: Voice): string {
  const { table } = voice.words
  const hand = own?.hand ?? []
  return hand.length === 0 ? table.emptyHand : table.yourHand(hand.map(({ id }, i) => `h${i + 1} ${voice.name(id)}`).join(', '))
}

function sideLine({ own, table, over }: DuelView, { seat, side, hand, reserve }: DuelSeatView, voice: Voice): string {
  const { words } = voice
  const who = [voice.seat(seat), ...(own?.seat === seat ? [`(${words.table.you})`] : [])].join(' ')
  const facts = [
    words.table.backs(hand.law, hand.outlaw),
    words.table.reserve(reserve),
    ...(table.active === seat && !over ? [words.table.turn] : []),
  ]
  return `${who}, ${voice.name(side)}${words.colon}${facts.join(words.semicolon)}`
}

function characterLine({ id, life, maxLife, active, awake, equipment }: CharacterView, voice: Voice): string {
  const { words } = voice
  const facts = [
    active ? words.table.atFront : words.table.atBack,
    words.table.life(life, maxLife),
    ...(awake ? [] : [words.table.asleep]),
    ...(equipment.length > 0 ? [words.table.front(equipment.map((card) => voice.name(card.id)).join(', '))] : []),
  ]
  return `  ${voice.name(id)}${words.colon}${facts.join(words.semicolon)}`
}
