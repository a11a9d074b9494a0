import type { Answer } from '../../../kernel/index.ts'
import { capital } from '../../../western/words/english.ts'
import type { Say } from '../../words/types.ts'
import type { GreatTrainRobberyWords } from './words.ts'

const NOT_A_MISSED = 'It is not a card called Missed!'
const ONE_LIMIT = 'It counts towards your limit of BANG! cards, but it is not a BANG! card.'
const USED_ONCE = 'Discard it in your own turn, even in the turn you took it.'
const DISCARDED = 'It is a discard: nothing is played, and it does not count towards the limit of BANG! cards.'
const EXACTLY = 'Only a card of exactly this name, whatever it counts as for you.'
const SUIT_NOW = 'Of the suit it has now: an event may change that of all cards.'
const NO_VALUE = 'Railcars have no value.'
const whom = ({ seat }: Answer, say: Say, before = '') =>
  seat === undefined ? '' : `${before === '' ? '' : ` ${before}`} ${say.seat(seat)}`
const placed = (answer: Answer, say: Say) => whom(answer, say, 'and put it before')
const rob = (answer: Answer, say: Say) => `Pay and take ${say.handle(answer.card)}${placed(answer, say)}`
const takeFree = (answer: Answer, say: Say) => `Take ${say.handle(answer.card)} for nothing${placed(answer, say)}`

export const en: GreatTrainRobberyWords = {
  title: 'The Great Train Robbery',
  adds: 'A train that passes Stations: 16 Railcars to take for what each Station asks, 16 cards, 8 characters, and a Locomotive with two ends.',
  cards: {
    cactus: {
      text: 'Counts as a Missed! Whoever uses it must then “draw!”: on Hearts or Diamonds they regain 1 life point.',
      rulings: ['Only in answer to a shot, never just to heal.', 'The “draw!” is made even if the shot needs more Missed!', NOT_A_MISSED],
    },
    dragoon: {
      text: 'Weapon with reach 2. You may play one BANG! card more in each of your turns.',
      rulings: ['It adds up with everything else that allows more of them.'],
    },
    evaded: {
      text: 'Counts as a Missed! If the shot ends up cancelled, you take the card that was played at you from the discard pile.',
      rulings: [
        'From a card aimed at several players, too; the others still face it.',
        'You get nothing from abilities, events or the Locomotive, nor if the card went back to its owner.',
        NOT_A_MISSED,
      ],
    },
    'full-steam': {
      text: 'The train goes to the End of the Line in one move. Say before whether the Locomotive does nothing or acts twice.',
      rulings: ['You may take a Railcar after the move, before the Locomotive acts.', 'Line, train and Locomotive change once.'],
    },
    'knife-revolver': {
      text: 'Shoot a player within your reach. “Draw!” first: on J, Q, K or A the card goes back to your hand.',
      rulings: [ONE_LIMIT, 'It answers neither Indians! nor a Duel.'],
    },
    map: {
      text: 'In your turn, before anything is drawn, you look at the next 2 cards of the deck and may discard one of them.',
      rulings: ['It comes after all checks and before any ability.', 'What you leave stays on top in the same order.'],
    },
    'money-bag': {
      text: 'Do what the top card of the discard pile does, if that card is brown. You pay what it costs besides.',
      rulings: [
        'It stays a Money Bag: no BANG!, no Beer, no Duel, and outside the limit of BANG! cards.',
        'You cannot copy a card that is only played in answer to something.',
      ],
    },
    'most-wanted': {
      text: 'Draw a card. Then every player, you first, must “draw!”: on Spades they lose 1 life point.',
      rulings: ['You are responsible for what the others lose.'],
    },
    'next-stop': {
      text: 'Draw a card, then the train moves on by one Station.',
      rulings: ['The card comes before anything the train does.'],
    },
    refund: {
      text: 'Each time another player takes one of your other cards or makes you discard it, you draw a card.',
      rulings: ['Not for this card itself.', 'Not if you choose yourself what to give up.'],
    },
    strongbox: {
      text: 'At the end of your turn, after discarding, you draw a card.',
      rulings: ['Also after a turn lost to Jail.', 'It does not make you discard again.'],
    },
    switch: {
      text: 'Exchange a card in front of you for a card in front of another player, at any distance.',
      rulings: [
        'Nobody may end up with two cards of one name; whoever gets a second weapon discards the old one.',
        'The Sheriff can get neither Jail nor Ghost Car.',
      ],
    },
    'train-robbery': {
      text: 'Choose another player. For each card in front of them they discard it or are shot at, in the order they like.',
      rulings: [ONE_LIMIT, 'Each shot is answered by itself.'],
    },
    'water-tower': {
      text: 'Take a Railcar that stands under a Station without paying.',
      rulings: ['It does not count as your Railcar of this turn.', 'You cannot move the train first.'],
    },
  },
  characters: {
    'benny-brawler': {
      text: 'In your turn you may take as many Railcars as you can pay for.',
      rulings: ['You still move the train for nothing only once a turn.'],
    },
    'evan-babbit': {
      text: 'When a BANG! card is played at you, you may discard a card of the same suit: the shot goes to a player at distance 1 from you instead.',
      rulings: ['Not back to the shooter, and before you do anything else about it.', 'The shot still belongs to its shooter.'],
    },
    'jimmy-texas': { text: 'At the end of your turn, after discarding, you draw a card.', rulings: ['Also after a turn lost to Jail.'] },
    manuelita: {
      text: 'Each time the train reaches the End of the Line you draw 2 cards, before anything else happens there.',
      rulings: ['Whoever moved it.', 'Once for each arrival.'],
    },
    sancho: {
      text: 'In your turn you may take one Railcar under a Station without paying.',
      rulings: ['It is your Railcar of this turn.', 'You may move the train for it first, as everybody may.'],
    },
    'sgt-blaze': {
      text: 'When your card or effect hits several players by itself, you may leave out one of them, yourself included.',
      rulings: ['General Store then shows one card less.', 'Also for the Locomotive in your own turn.'],
    },
    'shade-oconnor': {
      text: 'When the train moves in the turn of another player, you may discard a card to draw one.',
      rulings: ['One move is one chance, however far the train goes.'],
    },
    'zippy-roy': {
      text: 'Once in your turn you may move the train on by one Station.',
      rulings: ['You need not take a Railcar.'],
    },
  },
  roles: {},
  events: {},
  nouns: {
    cactus: 'common',
    dragoon: 'common',
    evaded: 'common',
    'full-steam': 'proper',
    'knife-revolver': 'common',
    map: 'common',
    'money-bag': 'common',
    'most-wanted': 'proper',
    'next-stop': 'proper',
    refund: 'common',
    strongbox: 'common',
    switch: 'common',
    'train-robbery': 'common',
    'water-tower': 'common',
  },
  tales: { played: {}, checked: {}, shown: {} },
  questions: {
    'take-railcar': {
      ask: () => 'The train has moved for you: which Railcar do you take?',
      options: { rob, sancho: takeFree, pass: () => 'Take none' },
    },
    'end-of-the-line': {
      ask: () => 'The End of the Line: do you take a Railcar before the Locomotive acts?',
      options: { rob, sancho: takeFree, pass: () => 'Take none' },
    },
    'leave-out': {
      ask: () => 'Do you leave somebody out of what the Locomotive does?',
      options: { 'leave-out': (answer, say) => `Leave out${whom(answer, say)}`, nobody: () => 'Nobody' },
    },
    'shade-oconnor': {
      ask: () => 'The train has moved: do you exchange a card?',
      options: { discard: ({ card }, say) => `Discard ${say.handle(card)} and draw a card`, pass: () => 'Keep all cards' },
    },
    'evan-babbit': {
      ask: () => 'A BANG! card is played at you: do you pass the shot on?',
      options: {
        divert: (answer, say) => `Discard ${say.handle(answer.card)}: the shot goes${whom(answer, say, 'to')}`,
        pass: () => 'Do not pass it on',
      },
    },
    'train-robbery': {
      ask: () => 'Train Robbery: what do you give up, and for what do you risk a shot?',
      options: {
        discard: ({ card }, say) => `Discard ${say.handle(card)}`,
        'face-it': ({ card }, say) => `Keep ${say.handle(card)} and be shot at`,
      },
    },
    'full-steam': {
      ask: () => 'Full Steam: what does the Locomotive do?',
      options: { ignore: () => 'Nothing', double: () => 'Its effect, twice' },
    },
    map: {
      ask: () => 'These come next. Do you discard one?',
      options: { keep: () => 'Leave both', discard: ({ card }, say) => `Discard ${say.handle(card)}` },
    },
    'water-tower': { ask: () => 'Which Railcar do you take?', options: { take: takeFree } },
    'cattle-truck': { ask: () => 'Which discard do you take?', options: { take: ({ card }, say) => `Take ${say.handle(card)}` } },
    'circus-wagon': {
      ask: () => 'Which card in front of you do you discard?',
      options: { discard: ({ card }, say) => `Discard ${say.handle(card)}` },
    },
    'coal-hopper': {
      ask: () => 'Which Railcar is discarded?',
      options: { discard: (answer, say) => `${capital(say.handle(answer.card))}${whom(answer, say, 'of')}` },
    },
    'lounge-car': {
      ask: () => 'Which Railcar do you keep, and who gets the other?',
      options: {
        keep: (answer, say) => `Keep ${say.handle(answer.card)}${whom(answer, say, 'and give the other to')}`,
        give: (answer, say) => `Give ${say.handle(answer.card)}${whom(answer, say, 'to')}`,
      },
    },
    'mail-car': {
      ask: () => 'Which of the cards you have drawn do you pass on, and to whom?',
      options: { give: (answer, say) => `Give ${say.handle(answer.card)}${whom(answer, say, 'to')}` },
    },
  },
  fields: {
    fare: { ask: 'What do you pay with?' },
    'blue-card': { ask: 'Which blue card do you discard for it?' },
    'leave-out': { ask: 'Whom do you leave out?', none: 'nobody' },
    'switch-own': { ask: 'Which of your cards do you give?' },
    'switch-theirs': { ask: 'Which card do you get?' },
  },
  transfer({ from, to, faces }, say) {
    if (faces.length === 0) return undefined
    const names = faces.map(({ id }) => say.title(id)).join(', ')
    const owner = from.seat === undefined ? '' : say.seat(from.seat)
    switch (`${from.zone}-${to.zone}`) {
      case 'station-pile-stations':
        return `The Stations, from left to right: ${names}.`
      case 'railcar-pile-train':
        return `Onto the train: ${names}.`
      case 'railcar-pile-aside':
        return `From the Railcar pile: ${names}.`
      case 'front-train':
        return `From ${owner} back onto the train: ${names}.`
      case 'front-railcar-pile':
        return `From ${owner} under the Railcar pile: ${names}.`
      case 'aside-front':
        return to.seat === undefined ? undefined : `In front of ${say.seat(to.seat)}: ${names}.`
      case 'look-discard':
        return `${owner} {discards|discard} ${names}.`
      default:
        return undefined
    }
  },
  kinds: {
    railcar: { one: 'Railcar', many: 'Railcars' },
    locomotive: { one: 'Locomotive', many: 'Locomotive' },
    station: { one: 'Station', many: 'Stations' },
  },
  things: {
    'baggage-car': {
      text: 'Discard it as a Missed!, or in your turn as a Panic!, a Cat Balou or one more shot within your reach.',
      rulings: [
        'It is none of these cards, has no suit and does not count towards the limit.',
        'In the turns of others it is only a Missed!',
      ],
    },
    caboose: {
      text: 'You may discard any other blue card of yours, from your hand or in front of you, as a Missed!',
      rulings: ['As often as you can.', 'Railcars are blue cards.'],
    },
    'cattle-truck': { text: 'Discard it: take one of the 3 uppermost cards of the discard pile.', rulings: [USED_ONCE] },
    'circus-wagon': {
      text: 'Discard it: every other player discards a card of their own choice among those in front of them.',
      rulings: [USED_ONCE, 'Whoever has none is skipped.'],
    },
    'coal-hopper': {
      text: 'Discard it: draw a card, then a Railcar in front of any player is discarded.',
      rulings: [USED_ONCE, 'It may be one of your own.'],
    },
    'dining-car': {
      text: 'At the start of your turn you must “draw!”: on Hearts you regain 1 life point.',
      rulings: ['It is the last of the checks.', 'Not if you lose the turn to Jail.'],
    },
    'express-car': {
      text: 'Discard it: discard your whole hand, your turn ends, and you play another turn.',
      rulings: ['No further turn can follow that one, whatever would give it.'],
    },
    'ghost-car': {
      text: 'Put it in front of any player but the Sheriff, even an eliminated one. Who would be eliminated with it, or was, is in play without life points.',
      rulings: [
        'Such a ghost neither gains nor loses life points, and keeps no cards in hand at the end of a turn.',
        'A ghost who loses this card is out at once, and nobody is rewarded for it.',
      ],
    },
    'lounge-car': {
      text: 'Discard it: draw 2 Railcars. One comes before you, the other before another player of your choice.',
      rulings: [USED_ONCE, 'They do not count as your Railcar of this turn.', 'A Sheriff must give Ghost Car away.'],
    },
    'lumber-flatcar': { text: 'Put it in front of any player, who sees all others at distance +1.', rulings: ['It may be yourself.'] },
    'mail-car': {
      text: 'Discard it: draw 3 cards, then give one of them to another player.',
      rulings: [USED_ONCE, 'Nobody else sees which one.'],
    },
    'observation-car': {
      text: 'You see others at distance -1, and they see you at distance +1.',
      rulings: ['It adds up with everything else.'],
    },
    'passenger-car': {
      text: 'Discard it: take a card of another player at any distance, one in front of them or one of their hand at random.',
      rulings: [USED_ONCE, 'It is not a Panic!'],
    },
    'prisoner-car': {
      text: 'Indians! and Duel cards that others play have no effect on you.',
      rulings: ['Only cards of these names, not what has the same effect.'],
    },
    'private-car': {
      text: 'While you have no cards in your hand, no BANG! card can be played at you.',
      rulings: ['It does not help against any other shot.'],
    },
    'sleeper-car': {
      text: 'Once in each turn you may discard another blue card of yours, from your hand or in front of you, as one more shot within your reach, or instead of a BANG! card you are asked for.',
      rulings: ['Once in a turn in all, whoever’s turn it is.', 'It never counts towards the limit.'],
    },
    ironhorse: {
      text: 'At the End of the Line everybody is shot at, the player whose turn it is first. Nobody is responsible.',
      rulings: ['If nobody is left, the Outlaws win.'],
    },
    leland: {
      text: 'At the End of the Line as many cards are shown as there are players, and each takes one, the player whose turn it is first.',
      rulings: ['It is not a card: nobody can stay out of it.'],
    },
    'boom-town': { text: 'Discard a BANG! card.', rulings: [DISCARDED] },
    catico: { text: 'Discard a Cat Balou or a Panic!', rulings: [EXACTLY] },
    'creepy-creek': { text: 'Discard a card of Spades.', rulings: [SUIT_NOW] },
    'crowns-hole': { text: 'Discard a Beer.', rulings: [EXACTLY] },
    deathwood: { text: 'Discard a blue card.', rulings: ['Railcars are blue cards.'] },
    dodgville: { text: 'Discard a card called Missed!', rulings: [EXACTLY] },
    'fort-wroth': { text: 'Discard a 10, J, Q, K or A.', rulings: [NO_VALUE] },
    frisco: { text: 'Discard a card of Clubs.', rulings: [SUIT_NOW] },
    'miners-oath': { text: 'Discard a card of Diamonds.', rulings: [SUIT_NOW] },
    'san-tafe': { text: 'Discard a card of Hearts.', rulings: [SUIT_NOW] },
    tombrock: { text: 'Lose 1 life point, but not the last one.', rulings: ['Nothing prevents it, and nobody is responsible.'] },
    'virginia-town': { text: 'Discard any two cards.', rulings: ['From your hand, from in front of you, or both.'] },
    yooma: { text: 'Discard a card from 2 to 9.', rulings: [NO_VALUE] },
  },
  thingNouns: {
    'baggage-car': 'common',
    caboose: 'common',
    'cattle-truck': 'common',
    'circus-wagon': 'common',
    'coal-hopper': 'common',
    'dining-car': 'common',
    'express-car': 'common',
    'ghost-car': 'common',
    'lounge-car': 'common',
    'lumber-flatcar': 'common',
    'mail-car': 'common',
    'observation-car': 'common',
    'passenger-car': 'common',
    'prisoner-car': 'common',
    'private-car': 'common',
    'sleeper-car': 'common',
    ironhorse: 'proper',
    leland: 'proper',
    'boom-town': 'proper',
    catico: 'proper',
    'creepy-creek': 'proper',
    'crowns-hole': 'proper',
    deathwood: 'proper',
    dodgville: 'proper',
    'fort-wroth': 'proper',
    frisco: 'proper',
    'miners-oath': 'proper',
    'san-tafe': 'proper',
    tombrock: 'proper',
    'virginia-town': 'proper',
    yooma: 'proper',
  },
  zones: {
    'railcar-pile': 'Railcar pile',
    train: 'Train',
    'station-pile': 'Station pile',
    stations: 'Stations',
    locomotive: 'Locomotive',
    'locomotive-back': 'Other side',
  },
  happenings: {
    moved: ({ seat, about: { because, end } }, say) => {
      const where = end ? 'reaches the End of the Line' : 'moves on to the next Station'
      return because === '' || seat === undefined ? `The train ${where}.` : `${say.seat(seat)}: the train ${where}.`
    },
    robbed: ({ seat, about: { car, station, holder, free } }, say) => {
      if (seat === undefined) return undefined
      const put = holder === seat ? '' : `, for ${say.seat(holder)}`
      return `${say.seat(seat)} {takes|take} ${say.the(car)} at ${say.title(station)}${free === '' ? '' : ' for nothing'}${put}.`
    },
    arrived: ({ about: { locomotive } }, say) => `The Locomotive acts: ${say.title(locomotive)}.`,
    rebuilt: ({ about: { locomotive } }, say) => `A new line and a new train; ${say.title(locomotive)} is up.`,
    switched: ({ seat, about: { given, taken, with: other } }, say) =>
      seat === undefined ? undefined : `${say.seat(seat)} {gives|give} ${say.the(given)} for ${say.the(taken)} of ${say.seat(other)}.`,
    'left-out': ({ seat, about: { who, of } }, say) =>
      seat === undefined ? undefined : `${say.seat(seat)} {leaves|leave} ${say.seat(who)} out of ${say.source(of)}.`,
  },
  reasons: {
    'great-train-robbery/locomotive': () => 'The Locomotive cannot be taken.',
    'great-train-robbery/not-on-the-train': () => 'That is no car of the train.',
    'great-train-robbery/unpaired': ({ card = '' }, say) => `${capital(say.the(String(card)))} does not stand under a Station.`,
    'great-train-robbery/none-paired': () => 'No Railcar stands under a Station.',
    'great-train-robbery/taken': () => 'You have taken your Railcar of this turn.',
    'great-train-robbery/advanced': () => 'You have moved the train for nothing in this turn already.',
    'great-train-robbery/nothing-ahead': () => 'After that move you could not pay for any Railcar.',
    'great-train-robbery/cannot-pay': ({ card = '' }, say) => `You cannot pay what ${say.title(String(card))} asks for.`,
    'great-train-robbery/wrong-fare': ({ card = '' }, say) => `That is not what ${say.title(String(card))} asks for.`,
    'great-train-robbery/only-take': () => 'Now you can only take a Railcar.',
    'great-train-robbery/only-drawn': () => 'It must be one of the cards you have just drawn.',
    'great-train-robbery/nothing-to-copy': () => 'The top card of the discard pile cannot be copied.',
    'great-train-robbery/nothing-in-play': () => 'You have no card in front of you to exchange.',
    'great-train-robbery/no-exchange': () => 'That exchange is not allowed: two cards of one name, or a card that may not lie there.',
    'great-train-robbery/no-blue': ({ card = '' }, say) => `You need another blue card to discard for ${say.the(String(card))}.`,
    'great-train-robbery/private': ({ seat = 0 }, say) =>
      `${say.seat(Number(seat))} has an empty hand and a Private Car: no BANG! card reaches it.`,
    'great-train-robbery/extra-turn': () => 'An extra turn brings no further one.',
  },
  actions: {
    rob,
    sancho: takeFree,
    'free-advance': () => 'Move the train on by one Station, then take a Railcar',
    'baggage-panic': (answer, say) => `Discard ${say.handle(answer.card)} to take a card${whom(answer, say, 'from')}`,
    'baggage-cat-balou': (answer, say) => `Discard ${say.handle(answer.card)} to discard a card${whom(answer, say, 'of')}`,
    'baggage-bang': (answer, say) => `Discard ${say.handle(answer.card)} to shoot${whom(answer, say, 'at')}`,
  },
}
