import { type CardId, cardOf, type Game } from '@sundown/engine'
import { add } from '../add.ts'
import type { AnyPosition, Check, Finding } from './check.ts'

const named = (game: Game, card: CardId): string => Object.values(game.faceOf(card) ?? {}).join(' ')

/** Every slot lies in exactly one zone, has a handle of its own, and every printed card is there exactly once. */
function misplaced(game: Game): Finding {
  const { layout } = game
  const slots = layout.faces.length
  const places = new Uint8Array(slots)
  for (const { id, zone } of layout.zones) {
    for (const card of game.at(id)) {
      if (card < 0 || card >= slots) return `zone ${zone} holds slot ${card}, which does not exist`
      add(places, card, 1)
      if (game.zoneOf(card) !== id) return `${named(game, card)} lies in ${zone} but believes to be elsewhere`
    }
  }
  const faces = new Set<unknown>()
  const handles = new Set<number>()
  for (let slot = 0; slot < slots; slot++) {
    const card = cardOf(slot)
    if (places[slot] !== 1) return `${named(game, card)} lies in ${places[slot]} places`
    if (faces.has(game.faceOf(card))) return `${named(game, card)} is there twice`
    if (handles.has(game.handle(card))) return `${named(game, card)} shares its handle`
    faces.add(game.faceOf(card))
    handles.add(game.handle(card))
  }
  return undefined
}

export const cardsInOnePlace: Check<AnyPosition> = { name: 'cards-in-one-place', run: ({ match }) => misplaced(match.game) }
