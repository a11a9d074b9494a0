import type { CardId, Duel } from '@sundown/engine'
import type { Check, Finding, Position } from './check.ts'

type DuelCheck = Check<Position<Duel>>

function eachCharacter(game: Duel, look: (character: CardId, name: string) => Finding): Finding {
  for (const seat of game.both) {
    for (const character of game.characters(seat)) {
      const finding = look(character, game.def(character).id)
      if (finding) return finding
    }
  }
  return undefined
}

export const charactersInBounds: DuelCheck = {
  name: 'life-in-bounds',
  run: ({ match: { game } }) =>
    eachCharacter(game, (character, name) => {
      const [life, most] = [game.life(character), game.maxLife(character)]
      return life < 0 || life > most ? `${name} has ${life} of ${most} life points` : undefined
    }),
}

export const noTwinsOnOne: DuelCheck = {
  name: 'no-twins',
  run: ({ match: { game } }) =>
    eachCharacter(game, (character, name) => {
      const names = game.equipment(character).map((card) => game.def(card).id)
      return new Set(names).size < names.length ? `${name} carries ${names.join(', ')}` : undefined
    }),
}

/** Backs and decks: a card is of the deck whose back it has, whatever world it is seen in. */
export const backsAreTrue: DuelCheck = {
  name: 'backs-are-true',
  run: ({ match: { game } }) => {
    for (const { id } of game.layout.zones) {
      for (const card of game.at(id)) {
        if (!game.backName(card).startsWith(game.faceOf(card).deck)) return `${game.def(card).id} has the back ${game.backName(card)}`
      }
    }
    return undefined
  },
}

/** When a player may play a card nothing else is going on, and everybody in play lives. */
export const quietStreet: DuelCheck = {
  name: 'quiet-at-play',
  run: ({ match }) => {
    const { game } = match
    if (match.question?.parts[0]?.kind.name !== 'play') return undefined
    if (game.queued.length > 0) return `${game.queued.length} effects wait while a card may be played`
    if (game.targeted !== undefined) return 'somebody is a target while a card may be played'
    if (game.view('spectator').table.aside.length > 0) return 'cards lie aside while a card may be played'
    for (const seat of game.both) if (game.active(seat) === undefined) return `the token of seat ${seat} lies at an empty place`
    return eachCharacter(game, (character, name) => (game.life(character) === 0 ? `${name} is in play without life` : undefined))
  },
}
