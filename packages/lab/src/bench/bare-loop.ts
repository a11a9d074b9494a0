import { Random, type Seed } from '@sundown/engine'
import {
  BANG,
  BARREL,
  BEER,
  CARDS,
  CAT_BALOU,
  DEPUTY,
  DUEL,
  DYNAMITE,
  GATLING,
  HEARTS,
  INDIANS,
  JAIL,
  kind,
  MISSED,
  MUSTANG,
  OUTLAW,
  PANIC,
  RENEGADE,
  ROLES,
  rank,
  SALOON,
  SCOPE,
  SHERIFF,
  SPADES,
  STAGECOACH,
  STORE,
  suit,
  VOLCANIC,
  WELLS_FARGO,
} from './bare-cards.ts'

/**
 * The limit: the 80 base cards played by one hand-inlined loop. No events, views, hooks, characters, handles or records; whole numbers in typed
 * arrays; nothing is allocated while it runs but what a resumed generator costs. It asks the same questions as the engine, in the same order.
 */

// ---- the table -------------------------------------------------------------------------------------------------------------------------

const SEATS = 8
const ROOM = CARDS
const deck = new Uint8Array(CARDS)
const discard = new Uint8Array(CARDS)
const row = new Uint8Array(SEATS)
const hand = new Uint8Array(SEATS * ROOM)
const handCount = new Int32Array(SEATS)
const front = new Uint8Array(SEATS * ROOM)
const frontCount = new Int32Array(SEATS)
/** A bit for each kind of card in front. */
const frontMask = new Int32Array(SEATS)
const life = new Int32Array(SEATS)
const maxLife = new Int32Array(SEATS)
const role = new Uint8Array(SEATS)
const out = new Uint8Array(SEATS)
const doomed = new Uint8Array(SEATS)
const cause = new Int32Array(SEATS)
/** The place of a seat among those in play. */
const place = new Int32Array(SEATS)
const targets = new Uint8Array(SEATS)
const optionCard = new Uint8Array(1024)
const optionTarget = new Uint8Array(1024)
/** Index of a card in front of the target, or -1: a card of his hand at random. */
const optionPick = new Int32Array(1024)
let seats = 0
let left = 0
let deckCount = 0
let discardCount = 0
let rowCount = 0
let state = 1
let fair: Random | undefined

/** The engine's own chance while it is measured against; else xorshift: chance for its own sake, not for secrecy. */
export function below(n: number): number {
  if (fair) return fair.below(n)
  state ^= state << 13
  state ^= state >>> 17
  state ^= state << 5
  return (((state >>> 0) * n) / 4294967296) | 0
}

export function seedBareLoop(seed: number): void {
  state = seed | 0 || 1
}

function shuffle(pile: Uint8Array, count: number): void {
  for (let i = count - 1; i > 0; i--) {
    const j = below(i + 1)
    const card = pile[i]
    pile[i] = pile[j]
    pile[j] = card
  }
}

/** The top card, or -1 if there is none anywhere. */
function top(): number {
  if (deckCount === 0) {
    if (discardCount === 0) return -1
    deck.set(discard.subarray(0, discardCount))
    deckCount = discardCount
    discardCount = 0
    shuffle(deck, deckCount)
  }
  return deck[--deckCount]
}

function draw(seat: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const card = top()
    if (card < 0) return
    hand[seat * ROOM + handCount[seat]++] = card
  }
}

/** Flips a card for a "draw!". */
function flip(): number {
  const card = top()
  if (card >= 0) discard[discardCount++] = card
  return card
}

function handCard(seat: number, index: number): number {
  const base = seat * ROOM
  const card = hand[base + index]
  const last = --handCount[seat]
  for (let i = index; i < last; i++) hand[base + i] = hand[base + i + 1]
  return card
}

function frontCard(seat: number, index: number): number {
  const base = seat * ROOM
  const card = front[base + index]
  const last = --frontCount[seat]
  for (let i = index; i < last; i++) front[base + i] = front[base + i + 1]
  frontMask[seat] &= ~(1 << kind[card])
  return card
}

function putInFront(seat: number, card: number): void {
  front[seat * ROOM + frontCount[seat]++] = card
  frontMask[seat] |= 1 << kind[card]
}

function findInFront(seat: number, name: number): number {
  const base = seat * ROOM
  for (let i = 0; i < frontCount[seat]; i++) if (kind[front[base + i]] === name) return i
  return -1
}

/** The place in hand of the n-th card of a kind. */
function nthInHand(seat: number, name: number, n: number): number {
  const base = seat * ROOM
  let skip = n
  for (let i = 0; ; i++) if (kind[hand[base + i]] === name && skip-- === 0) return i
}

function countInHand(seat: number, name: number): number {
  const base = seat * ROOM
  const end = base + handCount[seat]
  let count = 0
  for (let i = base; i < end; i++) if (kind[hand[i]] === name) count++
  return count
}

const WEAPONS = 0b11111 << VOLCANIC

function reach(seat: number): number {
  const weapon = frontMask[seat] & WEAPONS
  return weapon === 0 ? 1 : 31 - Math.clz32(weapon) - VOLCANIC + 1
}

function distance(from: number, to: number): number {
  const steps = Math.abs(place[from] - place[to])
  const seen = (steps * 2 <= left ? steps : left - steps) + ((frontMask[to] >> MUSTANG) & 1) - ((frontMask[from] >> SCOPE) & 1)
  return seen < 1 ? 1 : seen
}

function next(seat: number): number {
  let at = seat
  do at = at + 1 === seats ? 0 : at + 1
  while (out[at] !== 0)
  return at
}

function seatPlaces(): void {
  left = 0
  for (let seat = 0; seat < seats; seat++) if (out[seat] === 0) place[seat] = left++
}

function othersFrom(seat: number): number {
  let count = 0
  for (let at = next(seat); at !== seat; at = next(at)) targets[count++] = at
  return count
}

function deal(players: number): number {
  seats = players
  for (let card = 0; card < CARDS; card++) deck[card] = card
  deckCount = CARDS
  discardCount = 0
  rowCount = 0
  shuffle(deck, CARDS)
  role.set(ROLES[players])
  shuffle(role, players)
  let sheriff = 0
  for (let seat = 0; seat < players; seat++) {
    if (role[seat] === SHERIFF) sheriff = seat
    maxLife[seat] = role[seat] === SHERIFF ? 5 : 4
    life[seat] = maxLife[seat]
    out[seat] = 0
    doomed[seat] = 0
    frontCount[seat] = 0
    frontMask[seat] = 0
    handCount[seat] = 0
  }
  for (let seat = 0; seat < players; seat++) draw(seat, life[seat])
  seatPlaces()
  return sheriff
}

/** All that may be played now; the last option ends the turn. */
function listOptions(seat: number, bangs: number): number {
  const base = seat * ROOM
  const mask = frontMask[seat]
  const range = reach(seat)
  let count = 0
  for (let i = 0; i < handCount[seat]; i++) {
    const name = kind[hand[base + i]]
    if (name === MISSED) continue
    if (name === BANG) {
      if (bangs > 0 && (mask & (1 << VOLCANIC)) === 0) continue
      for (let at = 0; at < seats; at++) {
        if (at === seat || out[at] !== 0 || distance(seat, at) > range) continue
        optionCard[count] = i
        optionTarget[count++] = at
      }
    } else if (name === DUEL) {
      for (let at = 0; at < seats; at++) {
        if (at === seat || out[at] !== 0) continue
        optionCard[count] = i
        optionTarget[count++] = at
      }
    } else if (name === JAIL) {
      for (let at = 0; at < seats; at++) {
        if (out[at] !== 0 || role[at] === SHERIFF || (frontMask[at] & (1 << JAIL)) !== 0) continue
        optionCard[count] = i
        optionTarget[count++] = at
      }
    } else if (name === PANIC || name === CAT_BALOU) {
      for (let at = 0; at < seats; at++) {
        if (out[at] !== 0 || (name === PANIC && at !== seat && distance(seat, at) > 1)) continue
        for (let pick = at !== seat && handCount[at] > 0 ? -1 : 0; pick < frontCount[at]; pick++) {
          optionCard[count] = i
          optionPick[count] = pick
          optionTarget[count++] = at
        }
      }
    } else if (name < BARREL || (mask & (1 << name)) === 0) {
      optionCard[count++] = i
    }
  }
  return count + 1
}

/** The doomed leave together; true: the game is over. */
function eliminate(active: number): boolean {
  for (let seat = 0; seat < seats; seat++) {
    if (doomed[seat] === 0) continue
    out[seat] = 1
    while (frontCount[seat] > 0) discard[discardCount++] = frontCard(seat, 0)
    while (handCount[seat] > 0) discard[discardCount++] = handCard(seat, 0)
  }
  seatPlaces()
  let roles = 0
  for (let seat = 0; seat < seats; seat++) if (out[seat] === 0) roles |= 1 << role[seat]
  if ((roles & (1 << SHERIFF)) === 0 || (roles & ((1 << OUTLAW) | (1 << RENEGADE))) === 0) return true
  let penalty = -1
  for (let i = 0, seat = active; i < seats; i++, seat = seat + 1 === seats ? 0 : seat + 1) {
    if (doomed[seat] === 0) continue
    doomed[seat] = 0
    const killer = cause[seat]
    if (killer < 0 || out[killer] !== 0) continue
    if (role[seat] === OUTLAW) draw(killer, 3)
    else if (role[seat] === DEPUTY && role[killer] === SHERIFF) penalty = killer
  }
  if (penalty >= 0) {
    while (frontCount[penalty] > 0) discard[discardCount++] = frontCard(penalty, 0)
    while (handCount[penalty] > 0) discard[discardCount++] = handCard(penalty, 0)
  }
  return false
}

// ---- the game --------------------------------------------------------------------------------------------------------------------------

const STAGE_DYNAMITE = 0
const STAGE_JAIL = 1
const STAGE_PLAY = 2
const STAGE_DISCARD = 3
const STAGE_END = 4

const NO_ATTACK = -1

/** Yields the number of answers to each question and is resumed with the one chosen; returns the number of turns. */
export function* bareGame(players: number): Generator<number, number, number> {
  let active = deal(players)
  let turns = 1
  let stage = STAGE_DYNAMITE
  let bangs = 0
  for (;;) {
    let attack = NO_ATTACK
    let count = 0
    if (stage === STAGE_DYNAMITE) {
      stage = STAGE_JAIL
      if ((frontMask[active] & (1 << DYNAMITE)) !== 0) {
        const card = flip()
        const stick = frontCard(active, findInFront(active, DYNAMITE))
        if (card >= 0 && suit[card] === SPADES && rank[card] <= 9) {
          discard[discardCount++] = stick
          attack = DYNAMITE
          targets[0] = active
          count = 1
        } else {
          putInFront(next(active), stick)
        }
      }
    } else if (stage === STAGE_JAIL) {
      stage = STAGE_PLAY
      if ((frontMask[active] & (1 << JAIL)) !== 0) {
        const card = flip()
        discard[discardCount++] = frontCard(active, findInFront(active, JAIL))
        if (card < 0 || suit[card] !== HEARTS) stage = STAGE_END
      }
      if (stage === STAGE_PLAY) draw(active, 2)
    } else if (stage === STAGE_PLAY) {
      const options = listOptions(active, bangs)
      const chosen = yield options
      if (chosen === options - 1) {
        stage = STAGE_DISCARD
        continue
      }
      const card = handCard(active, optionCard[chosen])
      const name = kind[card]
      const target = optionTarget[chosen]
      if (name >= BARREL) {
        if (name >= VOLCANIC) {
          const weapon = frontMask[active] & WEAPONS
          if (weapon !== 0) discard[discardCount++] = frontCard(active, findInFront(active, 31 - Math.clz32(weapon)))
        }
        putInFront(name === JAIL ? target : active, card)
        continue
      }
      discard[discardCount++] = card
      switch (name) {
        case BANG:
          bangs++
          attack = BANG
          targets[0] = target
          count = 1
          break
        case DUEL:
          attack = DUEL
          targets[0] = target
          count = 1
          break
        case GATLING:
        case INDIANS:
          attack = name
          count = othersFrom(active)
          break
        case BEER:
          if (left > 2 && life[active] < maxLife[active]) life[active]++
          break
        case SALOON:
          for (let seat = 0; seat < seats; seat++) if (out[seat] === 0 && life[seat] < maxLife[seat]) life[seat]++
          break
        case STAGECOACH:
          draw(active, 2)
          break
        case WELLS_FARGO:
          draw(active, 3)
          break
        case STORE: {
          for (let i = 0; i < left; i++) {
            const turned = top()
            if (turned >= 0) row[rowCount++] = turned
          }
          for (let seat = active; rowCount > 0; seat = next(seat)) {
            const taken = rowCount === 1 ? 0 : yield rowCount
            hand[seat * ROOM + handCount[seat]++] = row[taken]
            rowCount--
            for (let i = taken; i < rowCount; i++) row[i] = row[i + 1]
          }
          break
        }
        default: {
          const pick = optionPick[chosen]
          const taken = pick < 0 ? handCard(target, below(handCount[target])) : frontCard(target, pick)
          if (name === PANIC) hand[active * ROOM + handCount[active]++] = taken
          else discard[discardCount++] = taken
        }
      }
    } else if (stage === STAGE_DISCARD) {
      if (handCount[active] > life[active]) {
        const chosen = yield handCount[active]
        discard[discardCount++] = handCard(active, chosen)
      } else {
        stage = STAGE_END
      }
      continue
    } else {
      active = next(active)
      turns++
      bangs = 0
      stage = STAGE_DYNAMITE
      continue
    }
    if (attack === NO_ATTACK) continue

    // An attack on each target in turn: answers, loss of life, the lethal window.
    let anyDoomed = false
    for (let t = 0; t < count; t++) {
      let victim = targets[t]
      let by = attack === DYNAMITE ? -1 : active
      let hit = true
      if (attack === BANG || attack === GATLING) {
        let barrel = (frontMask[victim] >> BARREL) & 1
        while (handCount[victim] > 0 || barrel === 1) {
          const missed = countInHand(victim, MISSED)
          const chosen = yield missed + barrel + 1
          if (chosen < missed) {
            discard[discardCount++] = handCard(victim, nthInHand(victim, MISSED, chosen))
            hit = false
            break
          }
          if (chosen === missed + barrel) break
          barrel = 0
          const card = flip()
          if (card >= 0 && suit[card] === HEARTS) {
            hit = false
            break
          }
        }
      } else if (attack === INDIANS) {
        if (handCount[victim] > 0) {
          const cards = countInHand(victim, BANG)
          const chosen = yield cards + 1
          if (chosen < cards) {
            discard[discardCount++] = handCard(victim, nthInHand(victim, BANG, chosen))
            hit = false
          }
        }
      } else if (attack === DUEL) {
        let other = active
        while (handCount[victim] > 0) {
          const cards = countInHand(victim, BANG)
          const chosen = yield cards + 1
          if (chosen === cards) break
          discard[discardCount++] = handCard(victim, nthInHand(victim, BANG, chosen))
          const swap = victim
          victim = other
          other = swap
        }
        if (victim === active) by = -1
      }
      if (!hit) continue
      life[victim] -= attack === DYNAMITE ? 3 : 1
      cause[victim] = by
      while (life[victim] <= 0 && handCount[victim] > 0 && left > 2) {
        const beers = countInHand(victim, BEER)
        const chosen = yield beers + 1
        if (chosen === beers) break
        discard[discardCount++] = handCard(victim, nthInHand(victim, BEER, chosen))
        life[victim]++
      }
      if (life[victim] <= 0) {
        doomed[victim] = 1
        anyDoomed = true
      }
    }
    if (anyDoomed) {
      if (eliminate(active)) return turns
      if (out[active] !== 0) stage = STAGE_END
    }
  }
}

/** Plays some games with random answers; tells how many decisions that took. */
export function playBare(games: number, players = 5): number {
  let decisions = 0
  for (let game = 0; game < games; game++) {
    const rule = bareGame(players)
    let step = rule.next()
    while (!step.done) {
      decisions++
      const options = step.value
      step = rule.next(options === 1 ? 0 : below(options))
    }
  }
  return decisions
}

/** The same with what an engine cannot do without: whoever answers gets a list of options, and nobody can foresee the deck. */
export function playBareAsking(games: number, seed: Seed, players = 5): number {
  let decisions = 0
  fair = new Random(seed)
  for (let game = 0; game < games; game++) {
    const rule = bareGame(players)
    let step = rule.next()
    while (!step.done) {
      decisions++
      const options = optionObjects(step.value)
      const chosen = options[options.length === 1 ? 0 : fair.below(options.length)]
      step = rule.next(chosen.index)
    }
  }
  fair = undefined
  return decisions
}

interface BareOption {
  readonly id: string
  readonly card: number
  readonly seat: number
  readonly index: number
}

function optionObjects(count: number): readonly BareOption[] {
  const options: BareOption[] = []
  for (let index = 0; index < count; index++) options.push({ id: 'play', card: optionCard[index], seat: optionTarget[index], index })
  return options
}

/** Every card is in one place, nobody has two weapons: for the tests of the limit itself. */
export function bareLoopIsSound(): boolean {
  const places = new Uint8Array(CARDS)
  for (let i = 0; i < deckCount; i++) places[deck[i]]++
  for (let i = 0; i < discardCount; i++) places[discard[i]]++
  for (let i = 0; i < rowCount; i++) places[row[i]]++
  for (let seat = 0; seat < seats; seat++) {
    let weapons = 0
    for (let i = 0; i < handCount[seat]; i++) places[hand[seat * ROOM + i]]++
    for (let i = 0; i < frontCount[seat]; i++) {
      const card = front[seat * ROOM + i]
      places[card]++
      if (kind[card] >= VOLCANIC) weapons++
    }
    if (weapons > 1 || life[seat] > maxLife[seat] || (out[seat] !== 0 && handCount[seat] + frontCount[seat] > 0)) return false
  }
  return places.every((count) => count === 1)
}
