import {
  type Answer,
  absent,
  askAll,
  type CardId,
  firstNumber,
  type Kind,
  offer,
  option,
  type Rule,
  type Seat,
  type ZoneId,
} from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { CHARACTER_BOX, characterPlace, DECK, look, ROLE_BOX, rolePlace } from '../zones.ts'
import { stackEvents, stackShows } from './event-pile.ts'
import { cardIn } from './play.ts'
import { THREE } from './victory.ts'

/** Roles, characters, life, cards. The Sheriff takes the first turn. */
export function* setUp(game: Bang): Rule {
  const kept = yield* keptCharacters(game)
  dealRoles(game)
  yield* dealCharacters(game, kept)
  for (const seat of game.ring) {
    const bonus = game.role(seat) === 'sheriff' ? 1 : 0
    game.setMaxLife(seat, (game.character(seat)?.character?.life ?? 0) + bonus)
  }
  game.shuffleInto(DECK, DECK)
  const first = firstPlayer(game)
  for (const seat of game.from(first)) game.deal(seat, game.character(seat)?.character?.startingHand ?? game.life(seat))
  game.passTurn(first)
  game.setKeeper(first)
  for (const source of game.tableLists.dealt) source.def.dealt?.(game, source, first)
  for (const seat of game.from(first)) {
    for (const source of game.of(seat).dealt) if (source.owner === seat) source.def.dealt?.(game, source, first)
  }
  stackEvents(game)
  stackShows(game)
  game.emit({ type: 'started', sheriff: first })
}

/** With three players there is no Sheriff: the Deputy begins. */
const firstPlayer = (game: Bang): Seat =>
  game.ring.find((seat) => game.role(seat) === 'sheriff') ??
  game.ring.find((seat) => game.role(seat) === 'deputy') ??
  firstNumber(game.ring)

function dealRoles(game: Bang): void {
  game.shuffleInto(ROLE_BOX, ROLE_BOX)
  // Before anybody has looked at his card.
  const { variants, previous } = game.options
  if (previous && variants.includes('rotatingSheriff')) game.stackSheriff(ROLE_BOX, game.ring.indexOf(game.leftOf(previous.sheriff)))
  for (const seat of game.ring) game.move(topOf(game, ROLE_BOX), rolePlace(seat))
  if (game.options.players === THREE) for (const seat of game.ring) game.revealRole(seat)
  else game.revealRole(firstPlayer(game))
}

/** In a series, who was in play at the end may keep his character. */
function* keptCharacters(game: Bang): Rule<ReadonlySet<Seat>> {
  const kept = new Set<Seat>()
  const survivors = game.ring.filter((seat) => oldCharacter(game, seat) !== undefined)
  if (survivors.length === 0) return kept
  const answers = yield* askAll(game, survivors, keepCharacter, undefined, false)
  survivors.forEach((seat, i) => {
    const card = oldCharacter(game, seat)
    if (card === undefined || answers[i]?.id !== 'keep') return
    game.move(card, characterPlace(seat))
    game.emit({ type: 'character', seat, character: game.def(card).id, kept: true })
    kept.add(seat)
  })
  return kept
}

/** The character a survivor of the last game had, if it is in the box. */
const oldCharacter = (game: Bang, seat: Seat): CardId | undefined => {
  const id = game.options.previous?.survivors[seat]
  return id === undefined ? undefined : game.at(CHARACTER_BOX).find((card) => game.def(card).id === id)
}

const keepCharacter: Kind<Bang, undefined> = {
  name: 'keep-character',
  options: () => [option('keep'), option('new')],
  fallback: () => ({ id: 'keep' }),
  publicAbout: () => null,
}

function* dealCharacters(game: Bang, kept: ReadonlySet<Seat>): Rule {
  game.shuffleInto(CHARACTER_BOX, CHARACTER_BOX)
  const seats = game.ring.filter((seat) => !kept.has(seat))
  if (game.options.variants.includes('characterChoice')) yield* chooseCharacters(game, seats)
  else for (const seat of seats) game.move(topOf(game, CHARACTER_BOX), characterPlace(seat))
  for (const seat of seats) game.emit({ type: 'character', seat, character: game.character(seat)?.id ?? '', kept: false })
}

const topOf = (game: Bang, box: ZoneId): CardId => game.at(box).at(-1) ?? absent()

/** Two are dealt to each, unseen by others; when all have chosen they are turned up together. */
function* chooseCharacters(game: Bang, seats: readonly Seat[]): Rule {
  for (const seat of seats) for (let i = 0; i < 2; i++) game.move(topOf(game, CHARACTER_BOX), look(seat))
  const answers = yield* askAll(game, seats, chooseCharacter, undefined, false)
  seats.forEach((seat, i) => {
    game.move(cardIn(game, answers[i] ?? chooseCharacter.fallback(game, seat, undefined)), characterPlace(seat))
    for (const card of [...game.at(look(seat))]) game.move(card, CHARACTER_BOX)
  })
}

const chooseCharacter: Kind<Bang, undefined> = {
  name: 'choose-character',
  options: (game, seat) => offer(game, 'choose', game.at(look(seat))),
  fallback: (game, seat): Answer => ({ id: 'choose', card: game.handle(firstNumber(game.at(look(seat)))) }),
  publicAbout: () => null,
}
