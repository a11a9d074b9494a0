import type { HighNoonWords } from './words.ts'

export const en: HighNoonWords = {
  title: 'High Noon',
  adds: 'A pile of events: from the Sheriff’s second turn on, a new one changes the rules for everybody each round.',
  cards: {},
  characters: {},
  roles: {},
  events: {
    blessing: {
      text: 'For this round, every card counts as a Heart, wherever it lies. Ranks stay as printed.',
      rulings: [
        'A “draw!” is still made and the card still flipped, even though its result is certain: a Barrel always holds, Jail always opens, Dynamite never explodes.',
        'It applies to everything that looks at a suit, not only to a “draw!”: Black Jack always gets his extra card.',
      ],
    },
    curse: {
      text: 'For this round, every card counts as a Spade, wherever it lies. Ranks stay as printed.',
      rulings: [
        'A Barrel never holds and nobody gets out of Jail, but the “draw!” is still made and the card flipped.',
        'Dynamite explodes on any flipped card from 2 to 9, whatever suit is printed on it.',
        'Black Jack’s second card is black, so he draws no extra card.',
      ],
    },
    'the-daltons': {
      text: 'When the Daltons ride in, every player with at least one blue card in play discards one of them, of their own choice. The Sheriff goes first, then clockwise.',
      rulings: [
        'You cannot refuse, but you choose which card: getting rid of Jail or Dynamite is fine.',
        'Orange cards count as blue; green cards do not.',
        'It happens once, before the Sheriff’s turn begins; for the rest of the round nothing more happens.',
      ],
    },
    'the-doctor': {
      text: 'When the Doctor comes to town, the players with the fewest life points regain 1 each, but never above their maximum.',
      rulings: [
        'Everybody who shares the lowest number regains a point, all at the same time.',
        'If they are at full life already, nobody gets anything: the next lowest do not take their place.',
        'It is not a Beer: it also works with only two players left in play.',
      ],
    },
    'ghost-town': {
      text: 'For this round, eliminated players come back for one turn when theirs is due: they have no life points and cannot lose any, draw 3 cards instead of 2, and are eliminated again when the turn ends.',
      rulings: [
        'A ghost starts with no cards; what is left in hand and in play at the end of the turn is discarded, or goes to Vulture Sam.',
        'During the turn, the ghost is a player like any other: distances, General Store, character ability and the question of who wins all count the ghost.',
        'A ghost neither loses nor regains life points. Nobody is responsible for the ghost’s second elimination: there is no reward and no penalty.',
        'Whoever is eliminated in this round before their turn comes still gets a turn as a ghost; after it, they do not.',
      ],
    },
    'gold-rush-event': {
      text: 'For this round, which starts with the Sheriff’s turn, turns pass to the right instead of to the left.',
      rulings: [
        'Only the order of turns is reversed: Dynamite still moves to the left, and General Store, Gatling and Indians! still go clockwise.',
        'When the next event comes, turns pass to the left again from the Sheriff on.',
      ],
    },
    hangover: {
      text: 'For this round, no character has an ability.',
      rulings: [
        'Life points and their maximum do not change.',
        'Cards in play still work: Jourdonnais may use a real Barrel.',
        'If Suzy Lafayette’s hand is empty when Hangover ends, she draws at once.',
      ],
    },
    'the-reverend': {
      text: 'For this round, nobody may play a Beer, not even to survive.',
      rulings: [
        'Only cards named Beer are forbidden: Saloon and other drinks may be played.',
        'You may still discard a Beer to pay for something or in phase 3; Sid Ketchum’s ability works.',
      ],
    },
    'the-sermon': {
      text: 'For this round, players may not use BANG! cards during their own turn.',
      rulings: [
        'This includes cards used as a BANG!, BANG! cards used as something else, and those you would discard in a Duel you started: if you are answered, you lose.',
        'Outside your own turn nothing changes: you may discard a BANG! against Indians! or in another player’s Duel.',
        'Cards that merely carry the BANG! symbol, such as Gatling, are allowed.',
      ],
    },
    shootout: {
      text: 'For this round, each player may play two BANG! cards per turn.',
      rulings: ['Cards used as a BANG! count as well.', 'With a Volcanic or as Willy the Kid there is still no limit.'],
    },
    thirst: {
      text: 'For this round, players draw one card less in phase 1, but at least one.',
      rulings: [
        'The first card is the one that is left: Jesse Jones and Pedro Ramirez may take it from a hand or from the discard pile.',
        'Kit Carlson looks at three cards, keeps one and puts the other two back in the same order.',
        'Black Jack has no second card to show.',
      ],
    },
    'train-arrival': {
      text: 'For this round, each player draws one extra card from the deck at the end of phase 1.',
      rulings: [
        'Kit Carlson simply ends up with the top three cards.',
        'A player who stays in Jail has no phase 1 and gets no card.',
        'The extra card is drawn even if the cards of phase 1 came from somewhere else.',
      ],
    },
    'high-noon': {
      text: 'This is always the last event and stays until the game ends: each player loses 1 life point at the start of every turn of theirs.',
      rulings: [
        'The loss comes before anything else, even before Dynamite and Jail.',
        'Nobody is responsible for it: there is no reward and no penalty.',
        'If it is your last life point, you may save yourself as usual, for example with a Beer.',
      ],
    },
    handcuffs: {
      text: 'For this round, each player names a suit at the end of phase 1: until their turn is over, they may only use hand cards of that suit.',
      rulings: [
        'It also binds the answers you give during your own turn, such as a Missed! or a Beer.',
        'Cards already in play are free, and so is any suit you discard as a cost or in phase 3.',
        'A card used as something else keeps its own suit.',
        'Outside your own turn you may use any suit.',
      ],
    },
    'new-identity': {
      text: 'For this round, each player secretly looks at an unused character at the start of the turn and may become that character for the rest of the game, with exactly 2 life points.',
      rulings: [
        'You get 2 life points whether you had more or fewer; it counts neither as losing nor as regaining life.',
        'Your new maximum is that of the new character, plus 1 for the Sheriff.',
        'You keep your hand and your cards in play; the new ability works at once.',
        'If you decline, nobody learns which character it was.',
      ],
    },
  },
  nouns: {},
  tales: { played: {}, checked: {}, shown: {} },
  questions: {
    'the-daltons': {
      ask: () => 'The Daltons ride through town. Which of your cards in play do you discard?',
      options: { discard: ({ card }, say) => `Discard ${say.handle(card)}` },
    },
    handcuffs: {
      ask: () => 'Handcuffs: which suit do you name? Until your turn ends you may only use hand cards of that suit.',
      options: {
        hearts: () => 'Hearts ♥',
        diamonds: () => 'Diamonds ♦',
        clubs: () => 'Clubs ♣',
        spades: () => 'Spades ♠',
      },
    },
    'new-identity': {
      ask: () => 'A new identity is on offer. Do you take it, with exactly 2 life points?',
      options: {
        accept: ({ card }, say) => `Become ${say.handle(card)}`,
        decline: () => 'Stay who you are',
      },
    },
  },
  fields: {},
  variants: {
    highNoonExtras: { name: 'More events for High Noon', text: 'Handcuffs and New Identity join the events of High Noon.' },
  },
}
