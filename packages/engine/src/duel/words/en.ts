import { a, capital, cards, list, points, possessive, the, typeset, win } from '../../western/words/english.ts'
import { about, number, text } from '../../western/words/facts.ts'
import type { Facts } from '../../western/words/types.ts'
import { entries } from './entries.en.ts'
import { verb } from './several.ts'
import type { DuelWords, Say, Transfer } from './types.ts'

const name = (facts: Facts, say: Say): string => say.name(text(facts, 'card') ?? '') || 'This card'
const who = (facts: Facts, say: Say): string => say.name(text(facts, 'character') ?? '')
const source = (facts: Facts, say: Say): string => say.name(text(facts, 'source') ?? '')
const own = (seat: number | undefined, say: Say): string =>
  seat === undefined ? '' : say.isYou(seat) ? 'your own' : possessive(say.seat(seat))

function transfer(moved: Transfer, say: Say): string | undefined {
  const { from, to, faces, dealing, count: n } = moved
  const giver = from.seat === undefined ? '' : say.seat(from.seat)
  const taker = to.seat === undefined ? '' : say.seat(to.seat)
  const cargo = faces.length === 0 ? cards(n) : say.names(faces)
  switch (`${from.zone.replace(/-\d/, '')}-${to.zone.replace(/-\d/, '')}`) {
    case 'deck-hand':
    case 'common-hand':
      if (dealing) return faces.length > 0 ? `${possessive(taker)} first cards: ${cargo}.` : undefined
      return from.seat !== undefined && from.seat !== to.seat
        ? `${taker} {draws|draw} ${cargo} from ${possessive(giver)} deck.`
        : `${taker} {draws|draw} ${cargo}.`
    case 'reserve-look':
      return faces.length > 0 ? `${possessive(taker)} first two: ${cargo}.` : undefined
    case 'deck-look':
    case 'common-look':
      return `${taker} {draws|draw} ${cargo} to choose from.`
    case 'look-hand':
      return `${taker} {keeps|keep} ${cargo}.`
    case 'look-discard':
    case 'hand-discard':
      return `${giver} {discards|discard} ${cargo}.`
    case 'deck-aside':
    case 'common-aside':
      return `Face up on the counter: ${cargo}.`
    case 'aside-hand':
      return `${taker} {takes|take} ${cargo}.`
    case 'hand-hand':
      return `${taker} {takes|take} ${cargo} from ${possessive(giver)} hand.`
    case 'equipment-hand':
      return `${taker} {takes|take} ${cargo} from play.`
    case 'equipment-discard':
      return `${capital(cargo)} ${n === 1 ? 'leaves' : 'leave'} play.`
    default:
      return undefined
  }
}

export const en: DuelWords = {
  ...entries,
  title: 'BANG! The Duel',
  adds: 'Law against Outlaws for two players: 24 characters, two in the street at a time, and a deck for each side.',
  typeset,
  you: { acts: 'you', else: 'you' },
  list,
  a,
  the,
  sides: { law: 'the Law', outlaw: 'the Outlaws' },
  backs: { law: 'a card with the law back', outlaw: 'a card with the outlaw back' },
  symbols: { barrel: 'a barrel', snake: 'a snake', dynamite: 'dynamite', horseshoe: 'a horseshoe' },
  turned: (symbol, card) => `${symbol} (${card})`,
  goals: { law: 'Eliminate every Outlaw character.', outlaw: 'Eliminate every character of the Law.' },
  phases: { setup: 'set-up', start: 'start of the turn', draw: 'draw phase', play: 'play phase', discard: 'discard phase' },
  positions: { active: 'active', backup: 'backup' },
  states: {
    awake: 'awake: at the front',
    asleep: 'asleep: not at the front',
    always: 'never sleeps',
    targeted: 'awake: under fire',
  },
  events: {
    started: ({ law, outlaw }, say) =>
      `${say.seat(law)} {stands|stand} for the Law and {begins|begin}; ${say.seat(outlaw)} {leads|lead} the Outlaws.`,
    entered: ({ seat, character, life, active }, say) =>
      `${say.name(character)} ${verb(character, 'steps', 'step')} into the street for ${say.seat(seat)}, ${active ? 'at the front' : 'at the back'}, with ${points(life)}.`,
    turn: ({ seat, number: turn }, say) => `Turn ${turn}: ${say.seat(seat)}.`,
    played({ seat, card, as, target, side }, say) {
      const used = as === card.id ? say.a(as) : `${say.a(card.id)} as ${say.a(as)}`
      const at =
        target !== undefined
          ? ` on ${say.the(target)}`
          : side === undefined
            ? ''
            : side === seat
              ? ' on {their|your} own side'
              : ` on ${say.seat(side)}`
      return `${say.seat(seat)} {plays|play} ${used}${at}.`
    },
    copied: ({ seat, card, target }, say) =>
      `${say.name('pearl-hat')}: ${say.seat(seat)} {copies|copy} ${say.the(card)}${target === undefined ? '' : ` on ${say.the(target)}`}.`,
    answered({ seat, card, as, character }, say) {
      if (as === 'extra') return `${say.seat(seat)} {pays|pay} for the dodge with ${say.a(card.id)}.`
      return as === 'dodge'
        ? `${say.name(character)} ${verb(character, 'dodges', 'dodge')} with ${say.a(card.id)}.`
        : `${say.seat(seat)} {gives|give} ${say.a(card.id)} for ${say.name(character)}.`
    },
    declined: ({ seat, character }, say) => `${say.seat(seat)} {gives|give} nothing for ${say.name(character)}.`,
    fired: ({ source: from, target }, say) => `${capital(say.the(from))}: a shot at ${say.name(target)}.`,
    dodged: ({ character }, say) => `The shot misses ${say.name(character)}.`,
    revealed({ seat, source: from, cards: turned, chosen, good }, say) {
      if (turned.length === 0) return `No card is left to turn for ${say.the(from)}.`
      return `${say.seat(seat)} {turns|turn} over ${say.symbol(turned[chosen])} for ${say.the(from)}: ${good ? 'that is it' : 'nothing'}.`
    },
    shown: ({ seat, card, because }, say) => `${say.name(because)}: ${say.seat(seat)} {shows|show} ${say.symbol(card)}.`,
    wounded: ({ character, life, cause }, say) =>
      `${say.name(cause)}: ${say.name(character)} ${verb(character, 'loses', 'lose')} a life point (${life > 0 ? life : 'none'} left).`,
    healed: ({ character, amount, life, cause }, say) =>
      `${say.name(cause)}: ${say.name(character)} ${verb(character, 'regains', 'regain')} ${points(amount)} (${life} now).`,
    ability: ({ seat, source: from }, say) => `${say.seat(seat)} {uses|use} ${say.the(from)}.`,
    swapped: ({ seat, character }, say) => `${say.name(character)} ${verb(character, 'comes', 'come')} to the front for ${say.seat(seat)}.`,
    recharged: ({ seat, card }, say) => `${say.seat(seat)} {recharges|recharge} ${say.a(card.id)}.`,
    exploded: ({ character, card }, say) => `${capital(say.the(card))} blows up under ${say.name(character)}!`,
    'passed-on': ({ character, card }, say) => `${capital(say.the(card))} rolls on to ${say.name(character)}.`,
    eliminated: ({ seat, character }, say) =>
      `${say.name(character)} ${verb(character, 'bites', 'bite')} the dust: ${say.seat(seat)} {is|are} one short.`,
    alone: ({ seat, character }, say) => `Only ${say.name(character)} ${verb(character, 'is', 'are')} left standing for ${say.seat(seat)}.`,
    over: ({ by, winners }, say) => en.outcomes[by](winners, say),
  },
  transfer,
  shuffled: (n) => `The discard pile is shuffled into a common deck of ${cards(n)}.`,
  questions: {
    'choose-active': {
      ask: () => 'Who starts at the front?',
      options: { choose: ({ card }, say) => `${say.handle(card)} at the front` },
    },
    play: {
      ask: () => 'It is your turn. What do you do?',
      options: {
        play: ({ card, seat }, say) =>
          `Play ${say.handle(card)}${seat === undefined ? '' : say.isYou(seat) ? ' on your own side' : ` on ${possessive(say.seat(seat))} side`}`,
        rob: ({ card, seat }, say) => `Play ${say.handle(card)} on ${own(seat, say)} hand`,
        'as-colt': ({ card }, say) => `Fire ${say.handle(card)} as ${say.a('colt')}`,
        recharge: ({ card }, say) => `Recharge ${say.handle(card)}: discard it and draw a card`,
        swap: () => 'Send your other character to the front',
        end: () => 'End your turn',
      },
    },
    shot: {
      ask(asked, say) {
        const facts = about(asked.about)
        const more = number(facts, 'extra') ? ' A dodge costs one more card.' : ''
        return `A shot at ${who(facts, say)} (${source(facts, say)}).${more} Dodge it?`
      },
      options: { dodge: ({ card }, say) => `Dodge with ${say.handle(card)}`, 'take-it': () => 'Take the hit' },
    },
    'dodge-cost': {
      ask: (asked, say) => `To dodge for ${who(about(asked.about), say)} you must discard one more card. Which?`,
      options: { pay: ({ card }, say) => `Discard ${say.handle(card)}`, 'take-it': () => 'None: take the hit' },
    },
    'give-shot': {
      ask: (asked, say) =>
        `${name(about(asked.about), say)}: discard a shot card for ${who(about(asked.about), say)}, or lose a life point.`,
      options: { give: ({ card }, say) => `Discard ${say.handle(card)}`, decline: () => 'Lose a life point' },
    },
    may: {
      ask: (asked, say) => `Do you use ${say.the(text(about(asked.about), 'source') ?? '')}?`,
      options: { yes: () => 'Yes', no: () => 'No' },
    },
    reveal: {
      ask: (asked, say) => `Two cards are turned for ${say.the(text(about(asked.about), 'source') ?? '')}. Which one counts?`,
      options: { count: ({ card }, say) => `${say.shown(card)} counts` },
    },
    discard: {
      ask: (asked) => `You may keep ${cards(number(about(asked.about), 'limit') ?? 0)}. Which card do you discard?`,
      options: { discard: ({ card }, say) => `Discard ${say.handle(card)}` },
    },
    'discard-one': {
      ask: (asked, say) => `${source(about(asked.about), say)}: which card do you discard?`,
      options: { discard: ({ card }, say) => `Discard ${say.handle(card)}` },
    },
    'discard-equipment': {
      ask: (asked, say) => `${source(about(asked.about), say)}, dodged: which equipment of an active character do you discard?`,
      options: { discard: ({ card }, say) => `Discard ${say.handle(card)}`, no: () => 'None' },
    },
    'discard-drawn': {
      ask: (asked, say) => `${source(about(asked.about), say)}: which of these cards do you discard?`,
      options: { discard: ({ card }, say) => `Discard ${say.handle(card)}` },
    },
    'discard-random': {
      ask: (asked, say) => `${source(about(asked.about), say)}: discard a card from the opposing hand, unseen?`,
      options: { rob: () => 'Discard a card, unseen', no: () => 'No' },
    },
    'choose-side': {
      ask: (asked, say) => `${source(about(asked.about), say)}, dodged: which two change places?`,
      options: {
        swap: ({ seat }, say) => (seat !== undefined && say.isYou(seat) ? 'Yours' : `${possessive(say.seat(seat ?? 0))} two`),
      },
    },
    'general-store': {
      ask: (_asked, say) => `${capital(say.the('general-store'))} is open. Which card do you take?`,
      options: { take: ({ card }, say) => `Take ${say.handle(card)}` },
    },
    loot: {
      ask: (asked, say) => `${who(about(asked.about), say)} falls. What do you take?`,
      options: {
        take: ({ card }, say) => `Take ${say.handle(card)}`,
        rob: ({ seat }, say) => `Take a card from ${own(seat, say)} hand, unseen`,
        none: () => 'Take nothing',
      },
    },
  },
  mays: {
    remington: () => 'Remington, dodged: draw a card?',
    'bill-tightman': () => 'Bill Tightman: somebody fell. Draw 2 cards?',
    'buffalo-bell': (character) => `Buffalo Bell: does he lose the life point in place of ${character}?`,
    'dalon-ranger': () => 'Dalon Ranger was hurt. Draw a card?',
    jango: () => 'Jango: the other side has changed places. Draw a card?',
    'pat-garret': () => 'Pat Garret shows a horseshoe. Draw a card from the opposing deck?',
    'wyatt-ear': () => 'Wyatt Ear: your shot was dodged. Draw a card?',
  },
  useAbility: (what, card) => (card === undefined ? `Use ${what}` : `Use ${what} with ${card}`),
  reasons: {
    'game-over': () => 'The game is over.',
    'old-question': () => 'That was an answer to an earlier question.',
    'not-asked': () => 'It is not for you to decide now.',
    'not-allowed': () => 'That is not possible now.',
    'not-in-hand': () => 'That card is not in your hand.',
    'only-as-answer': (facts, say) => `${name(facts, say)} only answers a shot: you cannot use it now.`,
    'bang-limit': () => 'You have played all the BANG! cards this turn allows.',
    'not-a-colt': (facts, say) => `${name(facts, say)} cannot be fired as ${say.a('colt')} by whoever is at the front.`,
    'not-a-shot': (facts, say) => `${name(facts, say)} is no shot card.`,
    'not-a-dodge': (facts, say) => `${name(facts, say)} does not dodge this shot.`,
    'no-target': (facts, say) => `${name(facts, say)} takes no target.`,
    'target-needed': (facts, say) => `${name(facts, say)} needs a target.`,
    'wrong-choice': () => 'That is not one of the choices.',
    'nothing-to-take': () => 'There is nothing there to take.',
    'their-backup': (facts, say) => `${name(facts, say)} does not reach the character at the back of the other side.`,
    'own-active': () => 'Equipment goes to your character at the back or to the one at the front of the other side.',
    'own-character': (facts, say) => `${name(facts, say)} is for the other side.`,
    'own-backup-only': (facts, say) => `${name(facts, say)} can only be put on your own character at the back.`,
    'one-character': () => 'It takes two characters to change places.',
    'once-a-shot': (facts, say) => `You have already tried ${name(facts, say)} against this shot.`,
    asleep: (facts, say) => `${name(facts, say)} is asleep now.`,
    'too-many-cards': (facts) =>
      `You hold ${cards(number(facts, 'cards') ?? 0)} and may keep ${number(facts, 'limit') ?? 0}: discard first.`,
    'already-swapped': () => 'Your characters have already changed places this turn.',
    'no-recharge': (facts, say) => `${name(facts, say)} cannot be recharged.`,
    'both-have-two': () => 'Recharging is possible only while a side is down to one character.',
    'recharge-backup': () => 'From play, you may recharge only what your active character carries.',
    used: (facts, say) => `${name(facts, say)} has already been used this turn.`,
    'hand-not-empty': () => 'That takes an empty hand.',
    'no-cards': () => 'That takes a card in your hand.',
    'always-active': (facts, say) => `${name(facts, say)} never sleeps and cannot be thrown away.`,
    'not-hers': () => 'Only what she carries herself.',
    'not-copied': (facts, say) =>
      facts.card === undefined ? 'The discard pile is empty.' : `${name(facts, say)} on top of the pile cannot be copied.`,
  },
  fields: {
    target: { ask: 'On which character?' },
    'in-play': { ask: 'Which card in play?' },
    back: { ask: 'With which back?' },
  },
  unseen: 'a card',
  because: (what, more) => `${what}: ${more}`,
  waiting: (seats, say) => (seats === undefined || seats.length === 0 ? 'Waiting for answers.' : `Waiting for ${say.seats(seats)}.`),
  outcomes: {
    law: (winners, say) => `The street is quiet again: ${win(winners, say)} for the Law.`,
    outlaw: (winners, say) => `Nobody is left to stop them: ${win(winners, say)} for the Outlaws.`,
  },
  ended: 'The game is over.',
  options: {
    charactersPerSide: { name: 'Characters a side', text: 'How many of its twelve characters each side brings, from 4 to 12.' },
    law: { name: 'Who is the Law', text: 'The seat that plays for the Law and begins.' },
  },
  nouns: {
    bank: 'common',
    barrel: 'common',
    beer: 'common',
    carbine: 'common',
    'pocket-watch': 'common',
    colt: 'common',
    derringer: 'common',
    duel: 'common',
    dynamite: 'common',
    fanning: 'common',
    gatling: 'common',
    'general-store': 'common',
    gunbelt: 'common',
    stetson: 'common',
    indians: 'proper',
    knife: 'common',
    missed: 'common',
    peacemaker: 'common',
    rattlesnake: 'common',
    remington: 'common',
    riposte: 'common',
    schoolmarm: 'common',
    schofield: 'common',
    scope: 'common',
    shotgun: 'common',
    stampede: 'common',
    steal: 'common',
    'strong-liquor': 'common',
    stagecoach: 'common',
    canteen: 'common',
    winchester: 'common',
  },
}
