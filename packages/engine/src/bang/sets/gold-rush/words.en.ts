import type { GoldRushWords } from './words.ts'

const BROWN = 'It is used as soon as it is bought, then goes face up under the equipment pile.'
const NONE_OF_THEM = 'It is none of the cards it imitates, and has neither suit nor rank.'
const NOT_THE_LAST = 'The life point that takes you to zero does not count, even if you are saved.'
const LIES_UNTIL_THE_END = 'The nuggets you pay lie there until your turn ends; you cannot spend them again.'
const nuggets = (count: number) => (count === 1 ? '1 nugget' : `${count} nuggets`)

export const en: GoldRushWords = {
  title: 'Gold Rush',
  adds: '24 pieces of equipment to buy with nuggets, 8 characters, and shadows: eliminated players who come back for their own turns.',
  cards: {},
  characters: {
    'don-bell': {
      text: 'At the end of your turn you must “draw!”: on Hearts or Diamonds you play another turn.',
      rulings: ['There is no check after an extra turn, after a turn lost to Jail, or when another turn is due already.'],
    },
    'dutch-will': {
      text: 'In your draw phase you discard one of the cards you draw, and take 1 nugget.',
      rulings: ['You must do it every turn.', 'A card you held before cannot go instead.'],
    },
    'jacky-murieta': {
      text: 'In your turn you may pay 2 nuggets to shoot a player within your reach.',
      rulings: ['As often as you can pay.', 'It is not a BANG! card, has no suit and does not count towards the limit.'],
    },
    'josh-mccloud': {
      text: 'In your turn you may pay 2 nuggets to take the top card of the equipment pile and use it at once.',
      rulings: ['As often as you can pay.', 'A black card that you have already goes under the pile; nothing is refunded.'],
    },
    'madam-yto': {
      text: 'Each time anybody plays a Beer, for life or for a nugget, you draw a card.',
      rulings: ['Your own Beers count, too.', 'Bottle, Whisky and the like are no Beers.'],
    },
    'pretty-luzena': {
      text: 'Once in your turn a piece of equipment of your choice costs you 1 nugget less.',
      rulings: ['It may cost nothing then.', 'It does not help to make somebody else discard.'],
    },
    'raddie-snake': {
      text: 'In your turn you may pay 1 nugget to draw a card, twice at most.',
      rulings: [LIES_UNTIL_THE_END, 'Gold Pan is counted apart.'],
    },
    'simeon-picos': {
      text: 'For each life point you lose you take 1 nugget.',
      rulings: ['Your last life point counts, too: the nugget comes before you may try to save yourself.'],
    },
  },
  roles: {
    'shadow-renegade': {
      text: 'An eliminated Renegade plays as a shadow for the side that has more open roles when their turn begins: for the law, or else for the Outlaws.',
      rulings: ['They keep that side until their next turn, and win or lose with it.', 'Roles of Renegades are not counted.'],
    },
  },
  events: {},
  nouns: {},
  tales: {
    played: { 'sell-beer': ({ seat }, say) => `${say.seat(seat)} {sells|sell} ${say.a('beer')}.` },
    checked: {},
    shown: {},
  },
  questions: {
    'dutch-will': {
      ask: () => 'Which of the cards you have drawn do you discard?',
      options: { discard: ({ card }, say) => `Discard ${say.handle(card)}` },
    },
    'josh-mccloud': {
      ask: () => 'How do you use what you have taken?',
      options: {
        shot: ({ seat }, say) => (seat === undefined ? 'Pour a Shot' : `Pour ${say.seat(seat)} a Shot`),
        panic: ({ seat }, say) => `Take a card${seat === undefined ? '' : ` from ${say.seat(seat)}`}, as with Panic!`,
        beer: () => 'Regain 1 life point, as with Beer',
        bang: ({ seat }, say) => (seat === undefined ? 'Shoot' : `Shoot ${say.seat(seat)}`),
        'general-store': () => 'Share out cards, as with General Store',
        duel: ({ seat }, say) => (seat === undefined ? 'Challenge somebody' : `Challenge ${say.seat(seat)}`),
        'cat-balou': ({ seat }, say) => `Make ${seat === undefined ? 'somebody' : say.seat(seat)} discard a card, as with Cat Balou`,
        rhum: () => 'Drink the Rhum',
        'union-pacific': () => 'Draw 4 cards',
        'gold-rush': () => 'End your turn, regain all life, play another turn',
        wear: ({ card }, say) => `Put ${say.handle(card)} in front of you`,
        wanted: ({ seat }, say) => `Put the poster in front of ${seat === undefined ? 'somebody' : say.seat(seat)}`,
      },
    },
  },
  fields: { discount: { ask: 'Does Pretty Luzena take a nugget off the price? (1: yes, 0: no)' } },
  transfer({ from, to, faces }, say) {
    if (faces.length === 0) return undefined
    if (to.zone === 'market') return `New in the market: ${say.faces(faces)}.`
    if (from.zone !== 'equipment' || to.zone !== 'equipment-pile') return undefined
    return `${say.faces(faces)} ${faces.length === 1 ? 'goes' : 'go'} under the pile.`
  },
  kinds: { equipment: { one: 'equipment', many: 'Equipment' } },
  things: {
    shot: {
      text: 'Any one player regains 1 life point, but never goes above the maximum.',
      rulings: [BROWN, 'You may choose yourself.', 'It is not a Beer, and works even with two players left.'],
    },
    bottle: {
      text: 'Choose one: take a card as with Panic!, regain 1 life point as with Beer, or shoot a player within your reach.',
      rulings: [
        BROWN,
        NONE_OF_THEM,
        'The shot does not count towards the limit, and one Missed! cancels it even if Slab the Killer fires it.',
      ],
    },
    pardner: {
      text: 'Choose one: share out cards as with General Store, challenge a player as with Duel, or make a player discard as with Cat Balou.',
      rulings: [BROWN, NONE_OF_THEM, 'Equipment cannot be chosen.'],
    },
    rhum: {
      text: 'Flip 4 cards: you regain 1 life point for each different suit among them.',
      rulings: [BROWN, 'Lucky Duke and Horseshoe flip one more each; all flipped cards count.'],
    },
    'union-pacific': { text: 'Draw 4 cards from the deck.', rulings: [BROWN, 'It does not change the show card.'] },
    'gold-rush': {
      text: 'Your turn ends. Then you regain all your life points and play another turn.',
      rulings: [BROWN, 'You discard down to your limit before you regain life.', 'It cannot be bought in an extra turn.'],
    },
    boots: { text: 'Each time you lose a life point, you draw a card.', rulings: [NOT_THE_LAST, 'Any loss counts, also your own doing.'] },
    calumet: {
      text: 'Cards of Diamonds that other players play have no effect on you.',
      rulings: ['Whatever their border.', 'It does not help in a Duel: neither against the Duel nor against what is discarded in it.'],
    },
    'gold-pan': { text: 'In your turn you may pay 1 nugget to draw a card, twice at most.', rulings: [LIES_UNTIL_THE_END] },
    'gun-belt': { text: 'At the end of your turn you may keep 8 cards in your hand.', rulings: ['A higher limit counts instead.'] },
    horseshoe: {
      text: 'Each time you “draw!”, flip one more card and choose the result.',
      rulings: ['It adds up with Lucky Duke’s ability: then you flip 3.'],
    },
    'lucky-charm': { text: 'Each time you lose a life point, you take 1 nugget.', rulings: [NOT_THE_LAST] },
    pickaxe: { text: 'At the end of your draw phase you draw 1 more card.', rulings: ['Not if the whole phase was skipped.'] },
    rucksack: {
      text: 'Pay 2 nuggets to regain 1 life point: in your turn, or when you lose your last life point.',
      rulings: ['As often as you can pay.', 'You cannot use it at full life, nor in somebody else’s turn unless you are dying.'],
    },
    wanted: {
      text: 'Put it in front of any player. Who eliminates that player draws 2 cards and takes 1 nugget.',
      rulings: [
        'Nobody can have two of them.',
        'It comes on top of every other reward.',
        'It belongs to that player; others may pay to have it discarded.',
      ],
    },
  },
  thingNouns: {
    shot: 'common',
    bottle: 'common',
    pardner: 'common',
    rhum: 'proper',
    'union-pacific': 'proper',
    'gold-rush': 'proper',
    boots: 'proper',
    calumet: 'common',
    'gold-pan': 'common',
    'gun-belt': 'common',
    horseshoe: 'common',
    'lucky-charm': 'common',
    pickaxe: 'common',
    rucksack: 'common',
    wanted: 'proper',
  },
  zones: { market: 'Market', equipment: 'Equipment', 'equipment-pile': 'Equipment pile' },
  counters: {
    nugget: {
      amount: nuggets,
      moved({ from, to, amount, because }, say) {
        if (to.at === 'seat' && to.seat !== undefined && from.at === 'supply')
          return `${say.seat(to.seat)} {takes|take} ${nuggets(amount)}.`
        const pays = from.at === 'seat' && from.seat !== undefined && because !== undefined && because !== 'market'
        return pays && from.seat !== undefined ? `${say.seat(from.seat)} {pays|pay} ${nuggets(amount)}: ${say.source(because)}.` : undefined
      },
    },
  },
  happenings: {
    bought({ seat, about: { card, price, target } }, say) {
      if (seat === undefined) return undefined
      const whom = target === undefined ? '' : `, for ${say.seat(target)}`
      return `${say.seat(seat)} {buys|buy} ${say.a(card)} for ${price === 0 ? 'nothing' : nuggets(price)}${whom}.`
    },
    forced: ({ seat, about: { card, price, target } }, say) =>
      seat === undefined
        ? undefined
        : `${say.seat(seat)} {pays|pay} ${nuggets(price)}: ${say.seat(target)} {has|have} to give up ${say.the(card)}.`,
    taken: ({ seat, about: { card, way } }, say) =>
      seat === undefined
        ? undefined
        : `${say.seat(seat)} {takes|take} ${say.a(card)} from the pile${way === '' ? ', and cannot use it' : ''}.`,
    mixed: ({ seat, about: { suits } }, say) =>
      seat === undefined ? undefined : `${say.seat(seat)} {finds|find} ${suits === 1 ? '1 suit' : `${suits} suits`} in the Rhum.`,
    sided: ({ seat, about: { side } }, say) =>
      seat === undefined
        ? undefined
        : `${say.isYou(seat) ? 'Your shadow' : `The shadow of ${say.seat(seat)}`} plays for ${side === 'deputy' ? 'the law' : 'the Outlaws'}.`,
  },
  reasons: {
    'gold-rush/too-poor': ({ cost = 0, nuggets: has = 0 }) => `That costs ${nuggets(Number(cost))}, you have ${has}.`,
    'gold-rush/nothing-to-draw': () => 'There is no card left to draw.',
    'gold-rush/not-for-sale': () => 'That card is not for sale.',
    'gold-rush/extra-turn': () => 'An extra turn brings no further one.',
    'gold-rush/own-equipment': () => 'You cannot make yourself discard equipment.',
    'gold-rush/no-equipment': () => 'Nobody else has that equipment.',
    'gold-rush/not-a-beer': (_facts) => 'Only a Beer can be sold.',
    'gold-rush/only-drawn': () => 'It must be one of the cards you have just drawn.',
    'gold-rush/not-now': () => 'Only in your own turn, or when you are dying.',
  },
  actions: {
    buy: ({ card, seat }, say) => `Buy ${say.handle(card)}${seat === undefined ? '' : ` for ${say.seat(seat)}`}`,
    'buy-panic': ({ card, seat }, say) => `Buy ${say.handle(card)} to take a card${seat === undefined ? '' : ` from ${say.seat(seat)}`}`,
    'buy-beer': ({ card }, say) => `Buy ${say.handle(card)} to regain 1 life point`,
    'buy-bang': ({ card, seat }, say) => `Buy ${say.handle(card)} to shoot${seat === undefined ? '' : ` ${say.seat(seat)}`}`,
    'buy-general-store': ({ card }, say) => `Buy ${say.handle(card)} to share out cards`,
    'buy-duel': ({ card, seat }, say) => `Buy ${say.handle(card)} to challenge ${seat === undefined ? 'somebody' : say.seat(seat)}`,
    'buy-cat-balou': ({ card, seat }, say) =>
      `Buy ${say.handle(card)} to make ${seat === undefined ? 'somebody' : say.seat(seat)} discard a card`,
    'force-discard': ({ card, seat }, say) => `Pay to make ${seat === undefined ? 'somebody' : say.seat(seat)} discard ${say.handle(card)}`,
    'sell-beer': ({ card }, say) => `Sell ${say.handle(card)} for 1 nugget`,
  },
  variants: {
    shadowGunslingers: {
      name: 'Shadow-Gunslingers',
      text: 'Eliminated players come back without life for each of their own turns. Four players or more.',
    },
  },
}
