import { capital, count, possessive } from '../../../western/words/english.ts'
import { about as factsOf, number, text } from '../../../western/words/facts.ts'
import { faceIn } from '../../words/facts.ts'
import type { Say } from '../../words/types.ts'
import type { ArmedAndDangerousWords } from './words.ts'

const tokens = (amount: number) => count(amount, 'token')
const STARTS = 'It comes into play with 3 tokens. Without a token it is discarded.'
const OWN_TOKENS = 'Its price is paid with the tokens on this very card, as often as they last.'
const WITH_BANG = 'You announce it together with the BANG! card and its target. Not with Gatling, Flintlock or the shots of characters.'
const ANY_MIX = 'Tokens may come from any mix of your Dangerous cards and your character.'
const FIXED = 'What you pay is fixed when you play the card, and is not refunded.'

/** Where tokens lie: “Ann’s Crate”, “Ann”. */
const place = (seat: number | undefined, card: string | undefined, say: Say): string => {
  if (card === undefined) return seat === undefined ? 'the supply' : say.seat(seat)
  return seat === undefined ? say.the(card) : `${possessive(say.seat(seat))} ${say.card(card)}`
}
const at = (seat: number | undefined, say: Say): string => (seat === undefined ? '' : ` ${say.isYou(seat) ? 'yourself' : say.seat(seat)}`)

export const en: ArmedAndDangerousWords = {
  title: 'Armed & Dangerous',
  adds: '28 cards, among them 13 Dangerous cards with orange borders that are loaded with tokens, and 8 characters.',
  cards: {
    'ace-up-the-sleeve': { text: 'In your turn, pay 2 tokens from it: draw a card.', rulings: [STARTS, OWN_TOKENS] },
    bandolier: {
      text: 'Once in your turn, pay 1 token from it: play a BANG! card beyond your limit.',
      rulings: [STARTS, 'Only when the limit is reached.', 'Range and all else hold as usual; the ability of a weapon may be added.'],
    },
    'beer-keg': {
      text: 'In your turn, pay 3 tokens from it: regain 1 life point.',
      rulings: [STARTS, 'It is not a Beer: it cannot save you out of turn, and it works with two players left.', 'Not at full life.'],
    },
    'bell-tower': {
      text: 'In your turn, pay 1 token from it: for the next card you play everybody else is at distance 1.',
      rulings: [
        STARTS,
        'It takes the place of the whole distance, Mustang included.',
        'A card that needs no distance uses it up, too. So does a green card that you use.',
        'Abilities without a card neither use it up nor profit from it.',
      ],
    },
    'big-fifty': {
      text: 'Range 6. With a BANG! card you may pay 1 token from it: for this shot the target’s character and the cards in front of the target do nothing.',
      rulings: [STARTS, WITH_BANG, 'What makes the target more distant does not count either.', 'Cards of the target’s hand still work.'],
    },
    bomb: {
      text: 'Play it in front of any player. At the start of the holder’s turn, “draw!”: on Hearts or Diamonds it is given to another player, otherwise it loses 2 tokens. When its last token is gone it explodes: the holder loses 2 life points.',
      rulings: [
        'It comes into play with 3 tokens.',
        'It is checked after Dynamite, Jail and Rattlesnake, and not at all if Jail costs the turn.',
        'It explodes whatever took the last token, but not when the card itself is taken or discarded.',
        'Nobody is responsible for the damage.',
        'The holder may reload it, and may pay with its tokens.',
      ],
    },
    'buntline-special': {
      text: 'Range 2. With a BANG! card you may pay 1 token from it: if the shot is cancelled, the target discards a card of their choice from their hand.',
      rulings: [STARTS, WITH_BANG, 'It makes no difference how the shot is cancelled.'],
    },
    crate: {
      text: 'When you are shot at, pay 2 tokens from it: it counts as a Missed!',
      rulings: [STARTS, OWN_TOKENS, 'In any order with Barrel and cards of your hand.', 'It is not a Missed! card.'],
    },
    'double-barrel': {
      text: 'Range 1. With a BANG! card of Diamonds you may pay 1 token from it: the shot cannot be cancelled.',
      rulings: [STARTS, WITH_BANG, 'Who is immune to the card stays immune, and Saved! still helps.'],
    },
    'lock-pick': {
      text: 'In your turn, pay 3 tokens from it: take a random card from the hand of any other player.',
      rulings: [STARTS, 'At any distance.', 'Never a card in play.'],
    },
    thunderer: {
      text: 'Range 3. With a BANG! card you may pay 1 token from it: the card goes back to your hand before the target answers.',
      rulings: [STARTS, WITH_BANG, 'The card was played: it counts towards the limit.'],
    },
    tumbleweed: {
      text: 'After anybody’s “draw!”, before it counts, pay 1 token from it: the whole “draw!” is done again.',
      rulings: [
        STARTS,
        'Your own checks or those of others, in or out of turn, as often as tokens last.',
        'Lucky Duke flips all his cards again and chooses again.',
      ],
    },
    whip: {
      text: 'In your turn, pay 3 tokens from it: discard one card in play, in front of anybody.',
      rulings: [STARTS, 'At any distance, your own cards included.', 'Neither hands nor equipment.'],
    },
    'a-little-nip': {
      text: 'Regain 1 life point. For every 3 tokens you pay, regain 1 more.',
      rulings: [ANY_MIX, FIXED, 'It is not a Beer: it cannot save you out of turn, and it works with two players left.'],
    },
    arrow: {
      text: 'Another player discards a BANG! card from hand or loses 1 life point. Each token you pay adds one more, different target.',
      rulings: [ANY_MIX, FIXED, 'At any distance.', 'Missed! and Barrel do not help; Gatling and the like are no BANG! cards.'],
    },
    caravan: {
      text: 'Draw 2 cards. For every 2 tokens you pay, draw 1 more.',
      rulings: [ANY_MIX, FIXED, 'It does not change the show card.'],
    },
    duck: {
      text: 'It counts as a Missed! For 2 tokens it goes back to your hand at once.',
      rulings: [ANY_MIX, 'You may then play it again, even against the same shot.', 'It is not a Missed! card by name.'],
    },
    flintlock: {
      text: 'Shoot at a player within your reach. If the shot is cancelled you may pay 2 tokens to take this card back.',
      rulings: [ANY_MIX, 'It is not a BANG! card: no limit, no ability of a weapon.', 'You may play it again in the same turn.'],
    },
    'quick-shot': {
      text: 'Shoot at a player within your reach. Each token you pay adds one more, different target within your reach.',
      rulings: [ANY_MIX, FIXED, 'It is not a BANG! card: no limit, no ability of a weapon.'],
    },
    reloading: {
      text: 'Put up to 3 tokens from the supply on your Dangerous cards and your character.',
      rulings: ['Split them as you like.', 'Never more than 4 in one place.'],
    },
    rust: {
      text: 'Every other player loses 1 token from each of their Dangerous cards and from their character. You take them onto your character, up to 4.',
      rulings: ['The rest goes to the supply.', 'Cards without a token are discarded; a Bomb without a token explodes.'],
    },
    squaw: {
      text: 'Discard one card in play, in front of anybody. For 2 tokens you take it into your hand instead.',
      rulings: [ANY_MIX, FIXED, 'At any distance, your own cards included.', 'Neither hands nor equipment.'],
    },
  },
  characters: {
    'al-preacher': {
      text: 'Each time another player plays a blue or orange card, you may pay 2 tokens to draw a card.',
      rulings: [ANY_MIX, 'Once for each card, before anything else is done.'],
    },
    'bass-greeves': {
      text: 'Once in your turn you may discard a card from your hand to put 2 tokens on one of your Dangerous cards or on yourself.',
      rulings: ['Both go to the same place; what does not fit is lost.'],
    },
    'bloody-mary': {
      text: 'Each time a BANG! card of yours is cancelled, you draw a card.',
      rulings: ['Only BANG! cards.', 'To be immune or to ignore a card is not to cancel it.'],
    },
    'frankie-canton': {
      text: 'Once in your turn you may take 1 token from any Dangerous card in play, or from another player’s character, onto yourself.',
      rulings: ['Not while you have 4.', 'A card that loses its last token is discarded; a Bomb explodes.'],
    },
    'julie-cutter': {
      text: 'Each time another player makes you lose life points, “draw!”: on Hearts or Diamonds you shoot back at any distance.',
      rulings: ['One check, however many points you lose at once.', 'Only if you survive.', 'The shot can be cancelled as usual.'],
    },
    'mexicali-kid': {
      text: 'Once in your turn you may pay 2 tokens to shoot at a player within your reach.',
      rulings: [ANY_MIX, 'No card, no limit, no ability of a weapon.'],
    },
    'ms-abigail': {
      text: 'You may ignore a brown card of rank J, Q, K or A when you are its only target.',
      rulings: ['Not cards that concern all players.', 'The card is spent.'],
    },
    'red-ringo': {
      text: 'You start with 4 tokens. Once in your turn you may move up to 2 tokens from yourself to one or two of your Dangerous cards.',
      rulings: ['In one move, and never back.'],
    },
  },
  roles: {},
  events: {},
  nouns: {
    'ace-up-the-sleeve': 'common',
    bandolier: 'common',
    'beer-keg': 'common',
    'bell-tower': 'common',
    'big-fifty': 'common',
    bomb: 'common',
    'buntline-special': 'common',
    crate: 'common',
    'double-barrel': 'common',
    'lock-pick': 'common',
    thunderer: 'common',
    tumbleweed: 'common',
    whip: 'common',
    'a-little-nip': 'proper',
    arrow: 'common',
    caravan: 'common',
    duck: 'proper',
    flintlock: 'common',
    'quick-shot': 'common',
    reloading: 'proper',
    rust: 'proper',
    squaw: 'proper',
  },
  tales: {
    played: {
      'a-little-nip': ({ seat }, say) => `${say.seat(seat)} {pours|pour} ${say.card('a-little-nip')}.`,
      bomb: ({ seat, target = seat }, say) =>
        `${say.seat(seat)} {lights|light} ${say.a('bomb')} in front of ${target === seat ? '{themselves|yourself}' : say.seat(target)}.`,
      caravan: ({ seat }, say) => `${capital(say.a('caravan'))} pulls in for ${say.seat(seat)}.`,
      rust: ({ seat }, say) => `${say.seat(seat)} {lets|let} ${say.card('rust')} eat at everybody else’s iron.`,
    },
    checked: {
      bomb: ({ seat, card, good }, say) =>
        `${capital(say.the('bomb'))} ticks; ${say.seat(seat)} {flips|flip} ${say.face(card)}: ${good ? 'it goes to somebody else' : 'the fuse burns down'}.`,
    },
    shown: {},
  },
  questions: {
    reload: {
      ask: () => 'Add a token? Where?',
      options: {
        load: ({ card }, say) => (card === undefined ? 'Load yourself' : `Load ${say.handle(card)}`),
        pass: () => 'No token',
      },
    },
    bomb: {
      ask: () => 'Who gets the Bomb?',
      options: { give: ({ seat }, say) => (seat === undefined ? 'Give it away' : `Give it to ${say.seat(seat)}`) },
    },
    tumbleweed: {
      ask({ about }, say) {
        const told = factsOf(about)
        const { id, rank, suit } = faceIn(told)
        const who = say.seat(number(told, 'seat') ?? 0)
        const outcome = number(told, 'good') === 1 ? 'which works' : 'which fails'
        return `${capital(say.source(text(told, 'source') ?? ''))}: ${who} flips ${say.face({ id, rank, suit })}, ${outcome}. Have it done again for 1 token?`
      },
      options: { repeat: () => 'Do it again (1 token)', 'leave-it': () => 'Leave it' },
    },
    'buntline-special': {
      ask: () => 'Buntline Special: which card do you discard?',
      options: { discard: ({ card }, say) => `Discard ${say.handle(card)}` },
    },
    flintlock: {
      ask: () => 'Your Flintlock was dodged. Take it back for 2 tokens?',
      options: { 'take-back': () => 'Take it back (2 tokens)', 'leave-it': () => 'Leave it' },
    },
    'al-preacher': {
      ask: () => 'Pay 2 tokens to draw a card?',
      options: { draw: () => 'Draw a card (2 tokens)', pass: () => 'No, thanks' },
    },
  },
  fields: {
    upgrades: { ask: 'How many upgrades do you pay for?', amount: (n) => (n === 0 ? 'no upgrade' : count(n, 'upgrade')) },
    'more-targets': { ask: 'Further targets, 1 token each', none: 'nobody else' },
    'pay-load-token': { ask: 'Tokens you pay from here', amount: tokens },
    load: { ask: 'Tokens you put here', amount: tokens },
    'move-tokens': { ask: 'Tokens you move here', amount: tokens },
    'discard-for-tokens': { ask: 'Which card do you discard?' },
    'big-fifty': { ask: 'Silence the target for 1 token?', none: 'without the ability' },
    'buntline-special': { ask: 'A card from the hand of who dodges, for 1 token?', none: 'without the ability' },
    'double-barrel': { ask: 'Make it impossible to dodge for 1 token?', none: 'without the ability' },
    thunderer: { ask: 'Take the card back for 1 token?', none: 'without the ability' },
  },
  counters: {
    'load-token': {
      amount: tokens,
      moved({ from, to, amount, because }, say) {
        if (from.at === 'supply') {
          return to.card === undefined && to.seat !== undefined
            ? `${say.seat(to.seat)} {takes|take} ${tokens(amount)}.`
            : `${capital(place(to.seat, to.card, say))} gets ${tokens(amount)}.`
        }
        if (to.at !== 'supply')
          return `${capital(tokens(amount))} ${amount === 1 ? 'goes' : 'go'} from ${place(from.seat, from.card, say)} to ${place(to.seat, to.card, say)}.`
        if (because === undefined || from.seat === undefined) return undefined
        if (because === 'bomb' || because === 'rust')
          return `${capital(place(from.seat, from.card, say))} ${from.card === undefined ? '{loses|lose}' : 'loses'} ${tokens(amount)}.`
        return `${say.seat(from.seat)} {pays|pay} ${tokens(amount)}${from.card === undefined ? '' : ` from ${say.the(from.card)}`}.`
      },
    },
  },
  reasons: {
    'armed-and-dangerous/supply': () => 'A Dangerous card needs 3 tokens, and the supply has fewer.',
    'armed-and-dangerous/too-few-tokens': ({ cost = 0, tokens: has = 0 }) =>
      `That costs ${tokens(Number(cost))}, and there ${has === 1 ? 'is' : 'are'} ${has}.`,
    'armed-and-dangerous/under-limit': () => 'You can still play a BANG! card without the Bandolier.',
    'armed-and-dangerous/bell-waits': () => 'The bell has rung already: play a card first.',
    'armed-and-dangerous/only-in-front': () => 'It must be a card in front of a player.',
    'armed-and-dangerous/no-room': () => 'There is no room for a token there, or the supply is empty.',
    'armed-and-dangerous/nothing-there': () => 'There is no token to take there.',
    'armed-and-dangerous/nothing-to-draw': () => 'There is no card left to draw.',
    'armed-and-dangerous/full-himself': () => 'You have 4 tokens already.',
    'armed-and-dangerous/must-give': () => 'The Bomb must go to another player.',
  },
  actions: {
    'ace-up-the-sleeve': () => 'Draw a card (2 tokens)',
    bandolier: ({ card, seat }, say) =>
      `Fire ${say.handle(card)}${seat === undefined ? '' : ` at ${say.seat(seat)}`}, beyond your limit (1 token)`,
    'beer-keg': () => 'Regain 1 life point (3 tokens)',
    'bell-tower': () => 'Everybody at distance 1 for your next card (1 token)',
    'lock-pick': ({ seat }, say) => `Take a card from the hand of${seat === undefined ? ' somebody' : at(seat, say)} (3 tokens)`,
    whip: ({ seat }, say) => `Discard a card in front of${seat === undefined ? ' somebody' : at(seat, say)} (3 tokens)`,
    crate: () => 'Dodge with the Crate (2 tokens)',
    duck: ({ card }, say) => `Dodge with ${say.handle(card)}`,
    'bass-greeves': ({ card }, say) => `Discard a card: 2 tokens on ${card === undefined ? 'yourself' : say.handle(card)}`,
    'frankie-canton': ({ card, seat }, say) =>
      `Take a token from ${card !== undefined ? say.handle(card) : seat === undefined ? 'somebody' : say.seat(seat)}`,
    'mexicali-kid': ({ seat }, say) => `Shoot${seat === undefined ? '' : ` at ${say.seat(seat)}`} (2 tokens)`,
    'red-ringo': () => 'Move tokens from yourself to your cards',
  },
}
