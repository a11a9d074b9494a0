import { capital } from '../../../western/words/english.ts'
import type { DodgeCityWords } from './words.ts'

const NOT_AT_ONCE = 'Green cards are played in front of you and cannot be used in the turn in which they are played.'
const USED_NOT_PLAYED = 'To use it, discard it from play: that is not playing a card from your hand.'
const IN_OWN_TURN = 'You may use it only during the play phase of one of your later turns.'
const IN_ANY_TURN = 'From the next turn on you may use it in anybody’s turn, even while you are in Jail.'
const COST =
  'The other card comes from your hand and goes to the discard pile without any effect; if you have none, you cannot play this card.'
const NO_BANG_CARD =
  'It is not a BANG! card: it does not count towards the limit of one BANG! per turn, and even Slab the Killer’s target needs only one Missed!'
const NO_BEER =
  'It is not a Beer: it cannot save anybody who loses their last life point, but it works even with only two players left in play.'
const AT_DISTANCE_1 = 'Your weapon’s reach does not matter; Scope, Mustang and similar effects do.'
const NO_REACH = 'Neither distance nor your weapon’s reach matters.'
const SECRET_HAND_CARD = 'A card taken from a hand is known only to you and its former owner.'
const NOT_OWN_HAND = 'You may choose one of your own cards in play, but not your own hand.'
const NO_CARDS_AT_ALL = 'You cannot choose a player who has no cards at all.'
const NO_DOUBLE = 'You cannot have two cards with the same name in play.'
const NOT_AGAINST_INDIANS = 'It is useless against Indians! and in a Duel.'

export const en: DodgeCityWords = {
  title: 'Dodge City',
  adds: '40 cards and 15 characters: green cards that you prepare in one turn and use later, and cards that cost you another one.',
  cards: {
    binocular: {
      text: 'For you, every other player is 1 step closer, but never closer than distance 1.',
      rulings: [
        'It adds up with Scope and with Rose Doolan’s ability.',
        'It does not change how far away you are for the others.',
        'Apply everything that changes the distance first; the minimum of 1 comes last.',
      ],
    },
    hideout: {
      text: 'For every other player, you are 1 step farther away.',
      rulings: ['It adds up with Mustang and with Paul Regret’s ability.', 'It does not change how far away the others are for you.'],
    },
    brawl: {
      text: 'Discard another card as well. Each of the other players loses a card to the discard pile: for each you choose one in play, or a random one from their hand.',
      rulings: [
        COST,
        'You make all your choices as you play it; they are carried out one by one, clockwise from your left.',
        'Players without any card are skipped, but at least one other player must have a card.',
        'If the card you chose is gone when it would be discarded, that player loses nothing.',
      ],
    },
    dodge: {
      text: 'When a shot is aimed at you, play this card: it counts as one Missed!, and you draw a card from the deck.',
      rulings: [
        'You draw at once, even if the shot takes another Missed!; the card you draw may help against the same shot.',
        'It is not a Missed! card: Calamity Janet cannot use it as a BANG!',
        NOT_AGAINST_INDIANS,
      ],
    },
    punch: {
      text: 'Shoot another player at distance 1: they lose 1 life point unless they cancel the shot.',
      rulings: [AT_DISTANCE_1, NO_BANG_CARD],
    },
    'rag-time': {
      text: 'Discard another card as well. Take a card from any player at any distance into your hand: either one in play of your choice, or a random one from their hand.',
      rulings: [COST, SECRET_HAND_CARD, NOT_OWN_HAND, NO_CARDS_AT_ALL],
    },
    springfield: {
      text: 'Discard another card as well. Shoot another player at any distance: they lose 1 life point unless they cancel the shot.',
      rulings: [COST, NO_REACH, NO_BANG_CARD],
    },
    tequila: {
      text: 'Discard another card as well. A player of your choice, yourself included, regains 1 life point, but never above their maximum.',
      rulings: [COST, NO_BEER, 'You may choose a player at full life, who then gains nothing.'],
    },
    whisky: {
      text: 'Discard another card as well. You regain 2 life points, but never go above your maximum.',
      rulings: [COST, NO_BEER, 'You may play it at full life, without effect.'],
    },
    bible: {
      text: 'Green. Later, when a shot is aimed at you, discard it from play: it counts as one Missed!, and you draw a card from the deck.',
      rulings: [
        NOT_AT_ONCE,
        IN_ANY_TURN,
        'You draw at once, even if the shot takes another Missed!; the card you draw may help against the same shot.',
        'It is not a Missed! card, and using it is not playing a card from your hand.',
      ],
    },
    'iron-plate': {
      text: 'Green. Later, when a shot is aimed at you, discard it from play: it counts as one Missed!',
      rulings: [NOT_AT_ONCE, IN_ANY_TURN, NO_DOUBLE, NOT_AGAINST_INDIANS],
    },
    sombrero: {
      text: 'Green. Later, when a shot is aimed at you, discard it from play: it counts as one Missed!',
      rulings: [NOT_AT_ONCE, IN_ANY_TURN, NOT_AGAINST_INDIANS],
    },
    'ten-gallon-hat': {
      text: 'Green. Later, when a shot is aimed at you, discard it from play: it counts as one Missed!',
      rulings: [NOT_AT_ONCE, IN_ANY_TURN, NOT_AGAINST_INDIANS],
    },
    'buffalo-rifle': {
      text: 'Green. In a later turn of yours, discard it from play: shoot another player at any distance.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, NO_REACH, NO_BANG_CARD],
    },
    'can-can': {
      text: 'Green. In a later turn of yours, discard it from play: a player at any distance discards a card, either one in play of your choice, or a random one from their hand.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, NOT_OWN_HAND, NO_CARDS_AT_ALL],
    },
    canteen: {
      text: 'Green. In a later turn of yours, discard it from play: you regain 1 life point, but never go above your maximum.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, NO_BEER],
    },
    conestoga: {
      text: 'Green. In a later turn of yours, discard it from play: take a card from any player at any distance into your hand, either one in play of your choice, or a random one from their hand.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, SECRET_HAND_CARD, NOT_OWN_HAND],
    },
    derringer: {
      text: 'Green. In a later turn of yours, discard it from play: shoot another player at distance 1 and draw a card from the deck.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, 'You draw before your target answers.', AT_DISTANCE_1, NO_BANG_CARD],
    },
    howitzer: {
      text: 'Green. In a later turn of yours, discard it from play: shoot all other players, at any distance.',
      rulings: [
        NOT_AT_ONCE,
        IN_OWN_TURN,
        NO_BANG_CARD,
        'The others answer one by one, clockwise from your left; those eliminated leave the game together at the end.',
      ],
    },
    knife: {
      text: 'Green. In a later turn of yours, discard it from play: shoot another player at distance 1.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, AT_DISTANCE_1, NO_BANG_CARD],
    },
    pepperbox: {
      text: 'Green. In a later turn of yours, discard it from play: shoot another player within your reach.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, NO_BANG_CARD, 'It is not a weapon: you keep the one you have, and its reach counts.'],
    },
    'pony-express': {
      text: 'Green. In a later turn of yours, discard it from play: draw 3 cards from the deck.',
      rulings: [NOT_AT_ONCE, IN_OWN_TURN, USED_NOT_PLAYED],
    },
  },
  characters: {
    'apache-kid': {
      text: 'Brown cards of Diamonds that other players play have no effect on you.',
      rulings: [
        'They may still be played at you and are spent: a BANG! of Diamonds counts towards the limit of one per turn.',
        'If a card hits several players, only you are left out.',
        'Blue and green cards of Diamonds work on you as usual.',
        'In a Duel you have no protection at all: even a Duel of Diamonds works on you.',
        'If Doc Holyday shoots at you, both cards he discards must be Diamonds for you to be safe.',
      ],
    },
    'belle-star': {
      text: 'During your turn, cards in play in front of the other players have no effect.',
      rulings: [
        'This holds for every card in front of them: no Barrel, no Mustang, no green card.',
        'The cards stay where they are: they can be taken or discarded, and still block another card of the same name.',
        'Abilities of characters, such as Jourdonnais’ or Paul Regret’s, work as usual.',
        'Your own cards work, including your own Jail and Dynamite.',
      ],
    },
    'bill-noface': {
      text: 'In your draw phase, draw 1 card, and 1 more for each life point you have lost.',
      rulings: ['At full life you draw only 1 card.', 'What counts is how far you are below your maximum at that moment.'],
    },
    'chuck-wengam': {
      text: 'During your turn, you may lose 1 life point to draw 2 cards from the deck, as often as you like.',
      rulings: ['You cannot give up your last life point.', 'Nobody is responsible for this loss.'],
    },
    'doc-holyday': {
      text: 'Once during your turn, you may discard 2 cards from your hand to shoot another player within your reach.',
      rulings: [
        'It is not a BANG! card and does not count towards the limit of one BANG! per turn.',
        'The cards may be of any kind and have no effect of their own.',
        'Apache Kid is safe only if both discarded cards are Diamonds.',
      ],
    },
    'elena-fuente': {
      text: 'You may use any card from your hand as a Missed!',
      rulings: [
        'What the card itself says does not happen: a Dodge used this way draws nothing, but you may also play it as a Dodge.',
        'It is no help against Indians! or in a Duel.',
        'Against Slab the Killer you need two cards.',
      ],
    },
    'greg-digger': {
      text: 'Each time another character is eliminated, you regain 2 life points, but never go above your maximum.',
      rulings: ['It does not matter who is responsible.', 'It does not help if you are eliminated by the same card.'],
    },
    'herb-hunter': {
      text: 'Each time another character is eliminated, draw 2 cards from the deck.',
      rulings: [
        'It does not matter who is responsible; if you are, the reward comes on top.',
        'If one card eliminates two players, you draw 4 cards.',
      ],
    },
    'jose-delgado': {
      text: 'Up to twice during your turn, you may discard a blue card from your hand to draw 2 cards from the deck.',
      rulings: ['The discarded card is not played and has no effect.', 'Only blue cards will do, not green or brown ones.'],
    },
    'molly-stark': {
      text: 'Each time you play or give up a Missed!, Beer or BANG! card in another player’s turn, you draw a card from the deck once the effect is over.',
      rulings: [
        'A BANG! that you discard against Indians! or in a Duel counts: you could have kept it and taken the loss.',
        'In a Duel you draw for all your cards after the Duel.',
        'The card you draw comes too late to help against the same shot, even one of Slab the Killer.',
        'Cards that others take or make you discard do not count, nor does a Dodge or a green card.',
        'It does not work in your own turn, for example in a Duel that you started.',
      ],
    },
    'pat-brennan': {
      text: 'In your draw phase, instead of drawing you may take a blue or green card in play in front of any player into your hand.',
      rulings: ['You then draw no cards at all in that phase.', 'It may also be a card in front of yourself.', 'Distance does not matter.'],
    },
    'pixie-pete': {
      text: 'In your draw phase, draw 3 cards instead of 2.',
      rulings: ['This changes only the draw phase, not what cards such as Stagecoach give you.'],
    },
    'sean-mallory': {
      text: 'At the end of your turn, you may keep up to 10 cards in your hand.',
      rulings: ['Your limit is always 10, however many life points you have.'],
    },
    'tequila-joe': {
      text: 'Each Beer you play gives you 2 life points instead of 1.',
      rulings: [
        'It also works when a Beer must save you.',
        'Other cards that heal, such as Saloon, Tequila or Whisky, give you what they say.',
        'With only two players left in play, Beer has no effect for you either.',
      ],
    },
    'vera-custer': {
      text: 'At the start of your turn, before drawing, choose another character in play: you have that character’s ability until you choose again.',
      rulings: [
        'You choose after your Dynamite and your Jail; for those, your last choice still counts.',
        'If you skip your turn because of Jail, you have no ability until your next turn.',
        'You copy only the ability, not the life points.',
        'You keep it even if that character is eliminated later.',
        'You must choose; before your first choice you have no ability.',
      ],
    },
  },
  roles: {},
  events: {},
  nouns: {
    binocular: 'common',
    hideout: 'common',
    brawl: 'common',
    dodge: 'common',
    punch: 'common',
    'rag-time': 'proper',
    springfield: 'common',
    tequila: 'common',
    whisky: 'common',
    bible: 'common',
    'iron-plate': 'common',
    sombrero: 'common',
    'ten-gallon-hat': 'common',
    'buffalo-rifle': 'common',
    'can-can': 'common',
    canteen: 'common',
    conestoga: 'common',
    derringer: 'common',
    howitzer: 'common',
    knife: 'common',
    pepperbox: 'common',
    'pony-express': 'common',
  },
  tales: {
    played: {
      binocular: ({ seat }, say) => `${say.seat(seat)} {looks|look} around with ${say.a('binocular')}.`,
      hideout: ({ seat }, say) => `${say.seat(seat)} {withdraws|withdraw} to ${say.a('hideout')}.`,
      brawl: ({ seat }, say) => `${say.seat(seat)} {starts|start} ${say.a('brawl')} with everybody else.`,
      punch: ({ seat, target = seat }, say) => `${say.seat(seat)} {throws|throw} ${say.a('punch')} at ${say.seat(target)}.`,
      springfield: ({ seat, target = seat }, say) => `${say.seat(seat)} {aims|aim} ${say.a('springfield')} at ${say.seat(target)}.`,
      tequila: ({ seat, target = seat }, say) =>
        target === seat
          ? `${say.seat(seat)} {drinks|drink} ${say.a('tequila')}.`
          : `${say.seat(seat)} {buys|buy} ${say.seat(target)} ${say.a('tequila')}.`,
      whisky: ({ seat }, say) => `${say.seat(seat)} {drinks|drink} ${say.a('whisky')}.`,
      bible: ({ seat }, say) => `${say.seat(seat)} {pockets|pocket} ${say.a('bible')}.`,
      'iron-plate': ({ seat }, say) => `${say.seat(seat)} {straps|strap} on ${say.a('iron-plate')}.`,
      sombrero: ({ seat }, say) => `${say.seat(seat)} {puts|put} on ${say.a('sombrero')}.`,
      'ten-gallon-hat': ({ seat }, say) => `${say.seat(seat)} {puts|put} on ${say.a('ten-gallon-hat')}.`,
      'buffalo-rifle': ({ seat }, say) => `${say.seat(seat)} {loads|load} ${say.a('buffalo-rifle')}.`,
      canteen: ({ seat }, say) => `${say.seat(seat)} {fills|fill} ${say.a('canteen')}.`,
      derringer: ({ seat }, say) => `${say.seat(seat)} {loads|load} ${say.a('derringer')}.`,
      howitzer: ({ seat }, say) => `${say.seat(seat)} {rolls|roll} ${say.a('howitzer')} into place.`,
      knife: ({ seat }, say) => `${say.seat(seat)} {sharpens|sharpen} ${say.a('knife')}.`,
      pepperbox: ({ seat }, say) => `${say.seat(seat)} {loads|load} ${say.a('pepperbox')}.`,
      'pony-express': ({ seat }, say) => `${say.seat(seat)} {sends|send} for ${say.the('pony-express')}.`,
    },
    checked: {},
    shown: {},
  },
  questions: {
    'copy-ability': {
      ask: () => 'Whose ability do you want to have until your next choice?',
      options: { copy: ({ seat }, say) => (seat === undefined ? 'Copy an ability' : `Copy ${say.seat(seat)}`) },
    },
    'pat-brennan': {
      ask: () => 'Do you draw, or take a card in play?',
      options: {
        draw: () => 'Draw from the deck',
        take: ({ seat }, say) => (seat === undefined ? 'Take a card in play' : capital(`take a card in front of ${say.seat(seat)}`)),
      },
    },
  },
  fields: {},
}
