import { a, capital, cards, count, list, points, possessive, the, typeset, win } from '../../western/words/english.ts'
import { about, number, text } from '../../western/words/facts.ts'
import type { RoleId } from '../facts.ts'
import { faceIn } from './facts.ts'
import type { Facts, OutcomeId, Say, TableWords, Transfer } from './types.ts'

const ROLES: { readonly [role in RoleId]: string } = {
  sheriff: 'the Sheriff',
  deputy: 'a Deputy',
  outlaw: 'an Outlaw',
  renegade: 'a Renegade',
}

/** The card of a reason, or a plain word for it. */
const aCard = (facts: Facts, say: Say) => say.a(text(facts, 'card') ?? '') || 'this card'
const name = (facts: Facts, say: Say) => say.card(text(facts, 'card') ?? '') || 'This card'
const who = (facts: Facts, say: Say) => {
  const seat = number(facts, 'seat')
  return seat === undefined ? 'This player' : say.seat(seat)
}
const weapon = (facts: Facts, say: Say) => {
  const id = text(facts, 'weapon') ?? 'colt-45'
  return id === 'colt-45' ? en.colt : say.card(id)
}

const source = (facts: Facts, say: Say) => capital(say.source(text(facts, 'source') ?? '')) || 'This'
const COLOURS: { readonly [call: string]: string } = {
  red: 'red',
  black: 'black',
  hearts: 'Hearts',
  diamonds: 'Diamonds',
  clubs: 'Clubs',
  spades: 'Spades',
}
/** What somebody calls out: a colour, a suit, the name of a card. */
const called = (call: string, say: Say) => COLOURS[call] ?? say.a(call)
const isOutcome = (by: string): by is OutcomeId => Object.hasOwn(en.outcomes, by)

/** What brings a loss or a gain, before it. */
const because = (cause: string, say: Say) => {
  const title = say.title(cause)
  return title === '' ? '' : `${title}: `
}
const bounty = (victim: number, say: Say) => `the bounty on ${possessive(say.seat(victim))} head`
const ability = (id: string, say: Say) => (say.character(id) ? `the ability of ${say.character(id)}` : say.source(id))

/** What moved: by name, or by number. */
const what = ({ count: n, faces }: Transfer, say: Say) => (faces.length === 0 ? cards(n) : say.faces(faces))

function transfer(moved: Transfer, say: Say): string | undefined {
  const { from, to, dealing, faces } = moved
  const giver = from.seat === undefined ? '' : say.seat(from.seat)
  const taker = to.seat === undefined ? '' : say.seat(to.seat)
  const cargo = what(moved, say)
  const [face] = faces
  switch (`${from.zone}-${to.zone}`) {
    case 'roles-role':
      return face && face.id !== 'sheriff'
        ? `${possessive(taker)} ${say.ofThree ? 'role' : 'secret role'}: ${say.role(face.id)}.`
        : undefined
    case 'characters-look':
      return faces.length > 0 ? `${taker} {has|have} a choice: ${cargo}.` : undefined
    case 'deck-hand':
      if (dealing) return faces.length > 0 ? `${possessive(taker)} first cards: ${cargo}.` : undefined
      return `${taker} {draws|draw} ${cargo}.`
    case 'deck-aside':
      return `From the deck, face up: ${cargo}.`
    case 'deck-look':
      return `${taker} {looks|look} at the top of the deck: ${cargo}.`
    case 'look-deck':
      return `${giver} {puts|put} ${cargo} back on the deck.`
    case 'look-hand':
      return `${taker} {keeps|keep} ${cargo}.`
    case 'deck-front':
      return `Off the deck and in front of ${taker}: ${cargo}.`
    case 'hand-discard':
      return `${giver} {discards|discard} ${cargo}.`
    case 'front-discard':
      return `${possessive(giver)} ${cargo} ${moved.count === 1 ? 'goes' : 'go'} to the discard pile.`
    case 'front-deck':
    case 'hand-deck':
      return `Back into the deck: ${cargo}.`
    case 'front-front':
      return `From ${giver} to ${taker}: ${cargo}.`
    case 'hand-hand':
      return `${taker} {takes|take} ${cargo} from ${possessive(giver)} hand.`
    case 'front-hand':
      return from.seat === to.seat
        ? `${taker} {takes|take} ${cargo} back in hand.`
        : `${taker} {takes|take} ${cargo} from in front of ${giver}.`
    case 'hand-aside':
      return `${giver} {puts|put} ${cargo} on the table.`
    case 'aside-hand':
      return `${taker} {takes|take} ${cargo}.`
    case 'discard-hand':
      return `${taker} {takes|take} ${cargo} from the discard pile.`
    default:
      return undefined
  }
}

export const en: TableWords = {
  suits: { hearts: '♥', diamonds: '♦', clubs: '♣', spades: '♠' },
  ranks: { 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9', 10: '10', J: 'J', Q: 'Q', K: 'K', A: 'A' },
  face: (card, rank, suit, { ranks, suits }) => `${card} (${ranks[rank]}${suits[suit]})`,
  typeset,
  list,
  a,
  the,
  you: { acts: 'you', else: 'you' },
  phases: {
    between: 'between two turns',
    start: 'start of the turn',
    draw: 'draw phase',
    play: 'play phase',
    discard: 'discard phase',
    end: 'end of the turn',
  },
  colt: 'Colt .45',
  someCard: 'a card',

  events: {
    started: ({ sheriff }, say) =>
      sheriff === undefined
        ? 'The cards are dealt.'
        : `The cards are dealt. ${say.seat(sheriff)} ${say.ofThree ? '' : '{wears|wear} the Sheriff’s star and '}{goes|go} first.`,
    character: ({ seat, character, kept }, say) => `${say.seat(seat)} {rides|ride} ${kept ? 'on' : 'in'} as ${say.character(character)}.`,
    turn: ({ seat, number: turn }, say) => `Turn ${turn}: ${say.seat(seat)}.`,
    'turn-skipped': ({ seat }, say) => `${say.seat(seat)} {skips|skip} this turn.`,
    played({ seat, card, as, target }, say) {
      const used = as === card.id ? say.a(as) : `${say.a(card.id)} as ${say.a(as)}`
      if (target === undefined) return `${say.seat(seat)} {plays|play} ${used}.`
      return `${say.seat(seat)} {plays|play} ${used} on ${target === seat ? '{their|your} own cards' : say.seat(target)}.`
    },
    answered({ seat, card, as, to }, say) {
      if (to === 'dying') return `With one foot in the grave, ${say.seat(seat)} {plays|play} ${say.a(card.id)}.`
      return `${say.seat(seat)} {answers|answer} with ${say.a(card.id)}${as === card.id ? '' : `, used as ${say.a(as)}`}.`
    },
    declined: ({ seat }, say) => `${say.seat(seat)} {gives|give} in.`,
    cancelled: ({ seat }, say) => `${say.seat(seat)} {dodges|dodge}.`,
    checked({ seat, source, cards: flips, chosen, good }, say) {
      const flip = flips[chosen]
      if (flip === undefined) return `No card is left to flip for ${say.source(source)}.`
      return `${say.seat(seat)} {flips|flip} ${say.face(flip)} for ${say.source(source)}: ${good ? 'it works' : 'no luck'}.`
    },
    shown: ({ seat, card, because }, say) => `${say.seat(seat)} {shows|show} ${say.face(card)}, as ${say.source(because)} must.`,
    wounded: ({ seat, amount, life, cause }, say) =>
      `${because(cause, say)}${say.seat(seat)} {loses|lose} ${points(amount)} (${life > 0 ? life : 'none'} left).`,
    healed: ({ seat, amount, life, cause }, say) =>
      `${because(cause, say)}${say.seat(seat)} {regains|regain} ${points(amount)} (${Math.max(life, 0)} now).`,
    drawing: () => undefined,
    ability: ({ seat, source, target }, say) =>
      `${say.seat(seat)} {uses|use} ${ability(source, say)}${target === undefined ? '' : ` on ${say.seat(target)}`}.`,
    exploded: ({ seat, card }, say) => `${capital(say.the(card))} blows up in ${possessive(say.seat(seat))} face!`,
    'passed-on': ({ seat, to, card }, say) => `${capital(say.the(card))} moves on from ${say.seat(seat)} to ${say.seat(to)}.`,
    eliminated: ({ seat, role, by }, say) =>
      by === undefined
        ? `${say.seat(seat)} {bites|bite} the dust: ${ROLES[role]}.`
        : `${say.seat(by)} {sends|send} ${say.seat(seat)} to Boot Hill: ${ROLES[role]}.`,
    rewarded: ({ cards: n, victim }, say) =>
      n === 0 ? `No cards are left for ${bounty(victim, say)}.` : `That was ${bounty(victim, say)}.`,
    penalised: ({ seat, victim }, say) =>
      `${say.seat(victim)} {was|were} on the right side of the law: ${say.seat(seat)} must discard everything.`,
    stick: ({ seat, from }, say) =>
      from === undefined
        ? `${say.seat(seat)} {holds|hold} the Stick of Dynamite.`
        : `${say.seat(seat)} {takes|take} the Stick of Dynamite from ${say.seat(from)}.`,
    used: ({ seat, card, target }, say) =>
      `${say.seat(seat)} {uses|use} ${say.the(card.id)}${target === undefined || target === seat ? '' : ` on ${say.seat(target)}`}.`,
    unaffected: ({ seat, card, because }, say) => `${capital(say.source(because))}: ${say.source(card)} does nothing to ${say.seat(seat)}.`,
    spared: ({ seat, by }, say) => `${say.seat(by)} {spares|spare} ${say.seat(seat)} a life point.`,
    ordered({ seat, source: by, victim, call, use, target }, say) {
      const as = use === call ? '' : ` as ${say.a(use)}`
      const on = target === victim ? '' : ` on ${say.seat(target)}`
      return `${capital(say.source(by))}: ${say.seat(seat)} {orders|order} ${say.seat(victim)} to play ${say.a(call)}${as}${on}.`
    },
    called: ({ seat, source, call, target }, say) =>
      `${capital(say.source(source))}: ${say.seat(seat)} {calls|call} ${called(call, say)}${target === undefined ? '' : ` from ${say.seat(target)}`}.`,
    abilities: ({ seat, source, characters }, say) =>
      characters.length === 0
        ? `${say.seat(seat)} {has|have} no borrowed ability any more.`
        : `${capital(say.source(source))}: ${say.seat(seat)} {now has|now have} the ability of ${list(characters.map((id) => say.character(id)))}.`,
    'hand-shown': ({ seat, cards: hand }, say) =>
      hand.length === 0
        ? `${say.seat(seat)} {has|have} no cards to show.`
        : `${say.seat(seat)} {shows|show} the whole hand: ${say.faces(hand)}.`,
    turned: ({ pile, card, seat }, say) =>
      pile === 'event'
        ? `A new event: ${say.source(card)}.`
        : `${seat === undefined ? 'The show goes on' : `${say.seat(seat)} {turns|turn} a show card`}: ${say.source(card)}.`,
    coming: ({ card }, say) => `Next to come: ${say.source(card.id)}.`,
    returned: ({ seat, life, ghost, because }, say) =>
      ghost
        ? `${capital(say.source(because))}: ${say.seat(seat)} {is|are} back as a ghost.`
        : `${capital(say.source(because))}: ${say.seat(seat)} {is|are} back in the game with ${points(life)}.`,
    left: ({ seat, role }, say) =>
      `${say.isYou(seat) ? 'Your ghost' : `The ghost of ${say.seat(seat)}`} fades away${role ? `: ${ROLES[role]}` : ''}.`,
    'roles-dealt': ({ seats, because }, say) =>
      `${capital(say.source(because))}: the roles of ${say.seats(seats)} are shuffled and dealt anew.`,
    'places-swapped': ({ seat, with: other }, say) => `${say.seat(seat)} and ${say.seat(other)} swap seats.`,
    'passed-over': ({ seat }, say) => `${say.seat(seat)} {misses|miss} a turn.`,
    'extra-turn': ({ seat, because }, say) => `${capital(say.source(because))}: ${say.seat(seat)} {gets|get} another turn.`,
    counted: () => undefined,
    own: () => undefined,
    over({ by, winners, roles }, say) {
      const outcome = isOutcome(by) ? en.outcomes[by](winners, say) : en.ended
      return `${outcome} The roles: ${list(roles.map((role, seat) => `${say.seat(seat)} (${say.role(role)})`))}.`
    },
  },
  dodged: ({ seat, card, ...event }, say) =>
    event.type === 'used'
      ? `${say.seat(seat)} {dodges|dodge} with ${say.the(card.id)}.`
      : `${say.seat(seat)} {dodges|dodge} with ${say.a(card.id)}${event.as === card.id ? '' : `, used as ${say.a(event.as)}`}.`,
  bounty,
  transfer,
  because: (source, sentence) => `${capital(source)}: ${sentence}`,
  shuffled: (why, n) => (why === 'returned' ? 'The deck is shuffled.' : `The discard pile is shuffled into a new deck of ${cards(n)}.`),

  questions: {
    'way-to-draw': { ask: () => 'How do you draw your cards?', options: {} },
    play: {
      ask: () => 'It is your turn. What do you do?',
      options: {
        play: ({ card, seat }, say) => {
          const at = say.seen(card)?.id === 'bang' ? 'at' : 'on'
          return `Play ${say.handle(card)}${seat === undefined ? '' : ` ${at} ${say.isYou(seat) ? 'yourself' : say.seat(seat)}`}`
        },
        'as-bang': ({ card, seat }, say) =>
          `Fire ${say.handle(card)} as ${say.a('bang')}${seat === undefined ? '' : ` at ${say.seat(seat)}`}`,
        use: ({ card, seat }, say) =>
          `Use ${say.handle(card)}${seat === undefined ? '' : ` on ${say.isYou(seat) ? 'yourself' : say.seat(seat)}`}`,
        end: () => 'End your turn',
      },
    },
    discard: {
      ask: () => 'You hold more cards than life points. Which card do you discard?',
      options: { discard: ({ card }, say) => `Discard ${say.handle(card)}` },
    },
    shot: {
      ask(asked, say) {
        const facts = about(asked.about)
        const by = number(facts, 'by')
        const { id, rank, suit } = faceIn(facts)
        const mark = rank && suit ? ` (${en.ranks[rank]}${en.suits[suit]})` : ''
        const aimed = text(facts, 'aimed')
        if (by !== undefined && aimed !== undefined) return `${say.card(id)}: ${say.seat(by)} fires at your ${say.card(aimed)}. Save it?`
        const fired = by === undefined ? `You are under fire: ${say.card(id)}` : `${say.seat(by)} fires ${say.a(id)} at you`
        const shot = by !== undefined && say.character(id) ? `${say.character(id)}: ${say.seat(by)} shoots at you` : `${fired}${mark}`
        const needs = number(facts, 'needs') ?? 1
        const missing = number(facts, 'missing') ?? needs
        if (missing < needs) return `${shot}: ${missing > 1 ? missing : 'one'} more ${say.card('missed')} needed. Dodge it?`
        return `${shot}: ${needs > 1 ? needs : 'one'} ${say.card('missed')} needed. Dodge it?`
      },
      options: {
        missed: ({ card }, say) => `Dodge with ${say.handle(card)}`,
        ignore: ({ card }, say) => `Stay out of it with ${say.handle(card)}`,
        'take-it': () => 'Let it hit you',
      },
    },
    'give-bang': {
      ask(asked, say) {
        const facts = about(asked.about)
        const by = number(facts, 'by')
        const against = number(facts, 'against')
        const price = `Discard ${say.a('bang')} or lose ${points(1)}.`
        if (by === undefined || against === undefined) return price
        return say.isYou(by)
          ? `Your ${name(facts, say)} with ${say.seat(against)} goes on. ${price}`
          : `${say.seat(by)} plays ${aCard(facts, say)} against you. ${price}`
      },
      options: {
        give: ({ card }, say) => `Discard ${say.handle(card)}`,
        ignore: ({ card }, say) => `Stay out of it with ${say.handle(card)}`,
        decline: () => `Lose ${points(1)}`,
      },
    },
    ignore: {
      ask(asked, say) {
        const facts = about(asked.about)
        const by = number(facts, 'by')
        const target = number(facts, 'target')
        const what = say.source(text(facts, 'card') ?? '')
        if (target !== undefined && !say.isYou(target)) return `${what} is about to reach ${say.seat(target)}.`
        const aimed = text(facts, 'aimed')
        const whom = aimed === undefined ? 'you' : `your ${say.card(aimed)}`
        return `${by === undefined || say.isYou(by) ? '' : `${say.seat(by)}: `}${what} is about to take effect on ${whom}. Stay out of it?`
      },
      options: { ignore: ({ card }, say) => `Stay out of it with ${say.handle(card)}`, 'let-it': () => 'Let it happen' },
    },
    spare: {
      ask(asked, say) {
        const facts = about(asked.about)
        const seat = number(facts, 'seat')
        const lost = points(number(facts, 'amount') ?? 1)
        return `${seat === undefined ? 'Somebody' : say.seat(seat)} is about to lose ${lost} (${say.source(text(facts, 'card') ?? '')}). Step in?`
      },
      options: { spare: ({ card }, say) => `Step in with ${say.handle(card)}`, pass: () => 'Pass' },
    },
    'next-trigger': { ask: () => 'You lost life. Which ability comes first?', options: {} },
    inherit: {
      ask(asked, say) {
        const seat = number(about(asked.about), 'seat')
        return `Which card do you take${seat === undefined ? '' : ` from what ${say.seat(seat)} leaves behind`}?`
      },
      options: { take: ({ card }, say) => `Take ${say.handle(card)}`, 'from-hand': () => 'A random card from the hand' },
    },
    dying: {
      ask: () => 'Your last life point is gone. Can you save yourself?',
      options: {
        beer: ({ card }, say) => `Play ${say.handle(card)} to stay alive`,
        'give-up': () => 'Give up the ghost',
      },
    },
    flip: {
      ask(asked, say) {
        const source = text(about(asked.about), 'source')
        return source === undefined ? '“Draw!”: which card counts?' : `“Draw!” for ${say.source(source)}: which card counts?`
      },
      options: { flip: ({ card }, say) => `${capital(say.handle(card))} counts` },
    },
    'keep-character': {
      ask: () => 'You survived the last game. Do you keep your character?',
      options: { keep: () => 'Keep your character', new: () => 'Take a new character' },
    },
    'choose-character': {
      ask: () => 'Which character do you play?',
      options: { choose: ({ card }, say) => `Play ${say.handle(card)}` },
    },
  },
  useAbility: (id, say) => `Use ${ability(id, say)}`,

  reasons: {
    'game-over': () => 'The game is over.',
    'old-question': () => 'That was an answer to an earlier question.',
    'not-asked': () => 'It is not for you to decide now.',
    'not-allowed': () => 'That is not possible now.',
    'not-in-hand': () => 'That card is not in your hand.',
    'only-as-answer': (facts, say) => `${name(facts, say)} is only an answer: you cannot play it now.`,
    'bang-limit': (_facts, say) => `Only one ${say.card('bang')} a turn.`,
    twin: (facts, say) => `${capital(aCard(facts, say))} is already in front of you.`,
    'not-a-bang': (facts, say) => `${name(facts, say)} is not ${say.a('bang')}.`,
    'not-a-missed': (facts, say) => `${name(facts, say)} does not stop a shot: that takes ${say.a('missed')}.`,
    'no-target': (facts, say) => `${name(facts, say)} takes no target.`,
    'target-needed': (facts, say) => `${name(facts, say)} needs a target.`,
    'wrong-choice': () => 'That is not one of the choices.',
    'not-in-row': () => 'Take one of the cards lying face up.',
    'not-in-front': () => 'That card is not in front of you.',
    forbidden: (facts, say) => `${source(facts, say)} forbids to use ${aCard(facts, say)} so.`,
    'cost-needed': (facts, say) => `${name(facts, say)} is paid for with another card from your hand.`,
    'not-ready': (facts, say) => `${name(facts, say)} cannot be used in the turn it was played.`,
    'switched-off': (facts, say) => `${name(facts, say)} has no effect at the moment.`,
    'not-to-be-used': (facts, say) => `${name(facts, say)} works all by itself.`,
    'wrong-border': (facts, say) => `${name(facts, say)} does not have the right border.`,
    'wrong-suit': (facts, say) => `${name(facts, say)} does not have the right suit.`,
    'needs-bang': (facts, say) => `${name(facts, say)} is played together with ${say.a('bang')}.`,
    'must-play': (facts, say) => `You must play ${say.the(text(facts, 'card') ?? '') || 'this card'} before your turn can end.`,
    'must-play-first': (facts, say) => `Play the ${name(facts, say)} you have shown first.`,
    'own-card': () => 'Pick a card of another player.',
    'still-in-play': (facts, say) => `${who(facts, say)} is still in play.`,
    'full-life-there': (facts, say) => `${who(facts, say)} has all life points.`,
    'second-target': (facts, say) => `${name(facts, say)} needs a second target.`,
    'no-escape': (facts, say) => `${name(facts, say)} does not keep you out of this.`,
    'once-a-turn': (facts, say) =>
      `${source(facts, say)}: ${(number(facts, 'times') ?? 1) > 1 ? `only ${number(facts, 'times')} times a turn` : 'only once a turn'}.`,
    'last-life': () => 'You cannot give your last life point.',
    'incomplete-order': () => 'Say completely what is to be played, and how.',
    'nothing-to-repeat': () => 'Only a brown card you have just played can be repeated.',
    'no-such-seat': () => 'There is no such player.',
    'not-in-play': (facts, say) => `${who(facts, say)} is out of the game.`,
    yourself: () => 'You cannot pick yourself.',
    'out-of-reach': (facts, say) =>
      facts.distance === undefined
        ? 'Out of reach.'
        : `Out of reach: ${who(facts, say)} is at distance ${facts.distance}, your ${weapon(facts, say)} reaches ${facts.reach}.`,
    'too-far': (facts, say) =>
      facts.distance === undefined
        ? 'Too far.'
        : `Too far: ${who(facts, say)} is at distance ${facts.distance}, it must be ${facts.reach}.`,
    'no-cards': (facts, say) => `${who(facts, say)} has no cards.`,
    'nobody-has-cards': () => 'No other player has a card.',
    sheriff: (facts, say) => `${name(facts, say)} cannot be used on the Sheriff.`,
    'twin-there': (facts, say) => `${capital(aCard(facts, say))} is already in front of ${who(facts, say)}.`,
    'once-a-shot': (facts, say) => `You have already used ${ability(text(facts, 'card') ?? '', say) || 'it'} against this shot.`,
    'only-beer-saves': (facts, say) => `${name(facts, say)} cannot save you now: that takes ${say.a('beer')}.`,
    'two-players-left': (facts, say) => `${name(facts, say)} does nothing when only two players are left.`,
    'too-many-cards': (facts) =>
      `You hold ${cards(number(facts, 'cards') ?? 0)} and may keep ${number(facts, 'limit') ?? 0}: discard first.`,
    'no-discards': () => 'The discard pile is empty.',
    'full-life': () => 'You have all your life points.',
    'no-life-for-ghosts': () => 'A ghost cannot regain life.',
    'too-few-cards': (facts) => `It takes ${count(number(facts, 'cards') ?? 2, 'card')} in your hand.`,
  },
  fields: {
    'front-or-random': { ask: 'Which card? One in play, or a random one from the hand.', none: 'a random card from the hand' },
    front: { ask: 'Which card in play?' },
    cost: { ask: 'Which other card do you pay with?' },
    join: { ask: 'Which cards do you play along with it?', none: 'nothing else' },
    'discard-two': { ask: 'Which 2 cards do you discard to regain 1 life point?' },
  },
  waiting: (seats, say) => (seats === undefined || seats.length === 0 ? 'Waiting for answers.' : `Waiting for ${say.seats(seats)}.`),
  outcomes: {
    law: (winners, say) => `Law and order: ${win(winners, say)} for the law.`,
    outlaws: (winners, say) =>
      say.ofThree ? `${win(winners, say, ', the Outlaw,')} alone.` : `The Sheriff is down: ${win(winners, say)} for the Outlaws.`,
    renegade: (winners, say) => `${say.ofThree ? '' : 'Last one standing: '}${win(winners, say, ', the Renegade,')} alone.`,
    deputy: (winners, say) => `${win(winners, say, ', the Deputy,')} alone.`,
    'last-standing': (winners, say) => `The show is over: ${win(winners, say, ', the last one standing,')} alone.`,
    nobody: () => 'Nobody is left standing: nobody wins.',
  },
  ended: 'The game is over.',
  goals: {
    sheriff: 'Eliminate all Outlaws and the Renegade.',
    deputy: 'Protect the Sheriff; eliminate all Outlaws and the Renegade.',
    outlaw: 'Eliminate the Sheriff.',
    renegade: 'Be the last player in play: the Sheriff must fall last.',
  },
  goalsOfThree: {
    deputy: 'Eliminate the Renegade yourself, or be the last in play.',
    outlaw: 'Eliminate the Deputy yourself, or be the last in play.',
    renegade: 'Eliminate the Outlaw yourself, or be the last in play.',
  },
}
