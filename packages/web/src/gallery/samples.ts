import { type CardEntry, type CharacterEntry, content } from '@sundown/engine/content'
import { nth } from '@sundown/engine/kernel'
import type { Printed } from '../art/card-face.ts'
import type { CardProps } from '../kit/card.tsx'
import type { LogEntry } from '../kit/log.tsx'
import type { KeyedCard, SeatInfo } from '../kit/seat.tsx'

const all = await content()
export const cards = all.filter((entry): entry is CardEntry => entry.kind === 'card')
export const characters = all.filter((entry): entry is CharacterEntry => entry.kind === 'character')

/** A card as the client hands it to the kit. */
export function card(id: string, copy = 0): Pick<CardProps, 'face' | 'label'> {
  const entry = cards.find((known) => known.id === id)
  if (!entry) throw new Error(`no card ${id}`)
  const { rank, suit } = nth(entry.copies, copy)
  const face: Printed = { id, name: entry.name.en, rank, suit, text: entry.text.en }
  return { face, label: `${entry.name.en}, ${rank} of ${suit}` }
}

export const inPlay = (...ids: string[]): KeyedCard[] => ids.map((id) => ({ key: id, ...card(id) }))

const name = (id: string) => characters.find((entry) => entry.id === id)?.name.en

export const seat = (
  person: string,
  character: string,
  life: number,
  maxLife: number,
  more: Partial<SeatInfo> = {},
): SeatInfo & { label: string } => ({
  name: person,
  label: `${person}, ${name(character)}, ${life} of ${maxLife} life`,
  sitter: { character },
  character: name(character),
  life,
  maxLife,
  lifeLabel: `${life} of ${maxLife} life`,
  hand: { value: 4, label: '4 cards in hand' },
  reach: { value: 1, label: 'reach 1' },
  inPlay: [],
  ...more,
})

export const story: readonly LogEntry[] = [
  { key: 1, kind: 'turn', parts: ['Round 3 · Dusty'] },
  { key: 2, icon: 'card-draw', parts: [{ kind: 'person', seat: 1, text: 'Dusty' }, ' draws 2 cards'] },
  {
    key: 3,
    icon: 'cat',
    parts: [
      { kind: 'person', seat: 1, text: 'Dusty' },
      ' rids ',
      { kind: 'person', seat: 2, text: 'Ines' },
      ' of a card with ',
      { kind: 'card', id: 'cat-balou', text: 'Cat Balou' },
    ],
  },
  { key: 4, kind: 'turn', parts: ['Round 3 · Lena'] },
  {
    key: 5,
    icon: 'gunshot',
    hit: true,
    parts: [{ kind: 'person', seat: 3, text: 'Lena' }, ' shoots ', { kind: 'person', seat: 4, text: 'Tom' }],
  },
  {
    key: 6,
    icon: 'tombstone',
    hit: true,
    parts: [{ kind: 'person', seat: 4, text: 'Tom' }, ' is out. He was a ', { kind: 'strong', text: 'Deputy' }],
  },
  { key: 7, icon: 'revolver', parts: ['You put down a ', { kind: 'card', id: 'schofield', text: 'Schofield' }] },
]
