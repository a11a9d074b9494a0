import { points } from '../../../western/words/english.ts'
import type { FistfulWords } from './words.ts'

export const en: FistfulWords = {
  title: 'A Fistful of Cards',
  adds: 'Another pile of events, with tougher rounds: sniper duels, ricochets, Russian roulette and the return of the dead.',
  cards: {},
  characters: {},
  roles: {},
  events: {
    'abandoned-mine': {
      text: 'For this round, players take the cards of phase 1 from the top of the discard pile, and put those they discard in phase 3 face down on the deck.',
      rulings: [
        'When the discard pile is empty, the rest is drawn from the deck.',
        'Everybody sees what you take; what you put on the deck only you know, and you choose the order.',
        'Nothing else changes: Stagecoach draws from the deck, a “draw!” flips a card from the deck, played cards go to the discard pile.',
        'Kit Carlson looks at the top three cards of the discard pile.',
      ],
    },
    ambush: {
      text: 'For this round, every player is at distance 1 from every other. Only cards in play change that.',
      rulings: [
        'Mustang and Scope count as always; so do Paul Regret and Rose Doolan, who are treated as if they had the card in play.',
        'The reach of weapons and of Panic! stays the same.',
      ],
    },
    'blood-brothers': {
      text: 'For this round, at the start of your turn you may lose 1 life point, but not your last, so that another player regains 1.',
      rulings: [
        'Only once per turn, and only for a player who is in play and not at full life; distance does not matter.',
        'You lose the point yourself, nobody else is responsible; Bart Cassidy draws for it.',
        'It comes before Dynamite and Jail.',
      ],
    },
    'dead-man': {
      text: 'For this round, the player who was eliminated first in this game returns for good when their turn is due, with 2 life points and 2 cards, and then plays the turn as usual.',
      rulings: [
        'If nobody has been eliminated yet, it is the first one to fall in this round.',
        'The role stays face up and counts again for victory; a new elimination pays the reward again.',
        'It happens once: whoever is eliminated again in the same round stays out.',
      ],
    },
    'hard-liquor': {
      text: 'For this round, you may skip all of phase 1 to regain 1 life point.',
      rulings: [
        'You choose after Dynamite and Jail, and only below your maximum.',
        'You get no card at all, whatever your character could draw.',
        'It is not a Beer: it also works with only two players left in play.',
      ],
    },
    'the-judge': {
      text: 'For this round, nobody may play a card in front of themselves or of another player.',
      rulings: [
        'That forbids every card that stays in play: weapons, Barrel, Jail, Dynamite and so on.',
        'What already lies in play stays there, works, and may be taken or discarded; Dynamite keeps moving.',
      ],
    },
    lasso: {
      text: 'For this round, cards in front of players have no effect.',
      rulings: [
        'Everybody shoots with the Colt .45; Barrel, Mustang and Scope do nothing.',
        'Jail and Dynamite are not checked and stay where they are; they count again when the round is over.',
        'Cards in play can still be taken or discarded, and new ones may be played.',
        'Character abilities work as always.',
      ],
    },
    'law-of-the-west': {
      text: 'For this round, show the second card you draw in phase 1: if you can, you must play it in this turn.',
      rulings: [
        'You choose when and at whom, but you cannot end your turn while you could play it.',
        'Playing it without any use counts too: a Beer at full life must be drunk.',
        'You never have to aim at yourself or at your own cards.',
        'Until you have played it, you may not play another card of the same name. If the card leaves your hand, you are free.',
      ],
    },
    peyote: {
      text: 'For this round, instead of drawing in phase 1, call red or black and turn over the top card of the deck: if you are right, keep it and go on if you like; if you are wrong, discard it and phase 1 is over.',
      rulings: [
        'You must call at least once.',
        'Hearts and Diamonds are red, Clubs and Spades are black.',
        'It is not a “draw!”, and no character draws in a special way.',
      ],
    },
    ranch: {
      text: 'For this round, at the end of phase 1 you may discard any number of cards from your hand, once, and draw as many from the deck.',
      rulings: [
        'You choose after seeing the cards of phase 1.',
        'The cards are discarded first, all together, and may come back if the deck has to be shuffled.',
      ],
    },
    ricochet: {
      text: 'For this round, during your turn you may discard BANG! cards, each at a card in play in front of another player: it is discarded unless its owner cancels that with a Missed!',
      rulings: [
        'Distance and the limit of one BANG! per turn do not matter.',
        'The owner may use anything that counts as a Missed!, such as a Barrel – even the very Barrel you aim at.',
        'One Missed! is enough, even if you are Slab the Killer.',
      ],
    },
    'russian-roulette': {
      text: 'When it enters, starting with the Sheriff and going clockwise, each player discards a Missed! in turn, again and again: the first who does not loses 2 life points, and it is over.',
      rulings: [
        'Anything that counts as a Missed! will do, even a Barrel.',
        'You may fail on purpose.',
        'Nobody is responsible for the loss; Beers may save you.',
      ],
    },
    sniper: {
      text: 'For this round, during your turn you may play two BANG! cards together at one player within your reach: it takes two Missed! to cancel that shot.',
      rulings: [
        'It counts as your BANG! of the turn: you can neither play one before nor after it unless you may play more.',
        'The target loses 1 life point, not 2. A Barrel counts for one of the two Missed!',
        'For Slab the Killer it takes two Missed! as well, not more.',
      ],
    },
    vendetta: {
      text: 'For this round, “draw!” at the end of your turn: on a Heart you take another whole turn.',
      rulings: [
        'At the end of that extra turn you do not “draw!” again.',
        'There is no “draw!” after a turn lost in Jail.',
        'An extra turn of the Sheriff does not change the event.',
      ],
    },
    'a-fistful-of-cards': {
      text: 'This is always the last event and stays until the game ends: at the start of your turn, you are shot at once for every card in your hand.',
      rulings: [
        'The cards are counted once, before the first shot; what you draw or lose meanwhile does not matter.',
        'You may cancel each shot as usual, with a Missed! or a Barrel.',
        'Nobody shoots: there is no reward and no penalty.',
        'It comes before Dynamite and Jail.',
      ],
    },
  },
  nouns: {},
  tales: {
    played: {
      ricochet: ({ seat, card, target = seat }, say) =>
        `${say.seat(seat)} {fires|fire} ${say.a(card.id)} at a card in front of ${say.seat(target)}: it ricochets.`,
      sniper: ({ seat, card, target = seat }, say) =>
        `${say.seat(seat)} {takes|take} careful aim at ${say.seat(target)} with ${say.a(card.id)}.`,
    },
    checked: {
      peyote: ({ seat, card, good }, say) => `${say.seat(seat)} {turns|turn} over ${say.face(card)}: ${good ? 'right' : 'wrong'}.`,
      vendetta: ({ seat, card, good }, say) =>
        `${say.seat(seat)} {flips|flip} ${say.face(card)}: ${good ? 'the vendetta goes on' : 'the vendetta can wait'}.`,
    },
    shown: {
      'law-of-the-west': ({ seat, card, because }, say) => `${say.source(because)}: ${say.seat(seat)} {shows|show} ${say.face(card)}.`,
    },
  },
  questions: {
    'blood-brothers': {
      ask: () => 'Blood Brothers: do you lose 1 life point so that somebody else regains 1?',
      options: {
        give: ({ seat }, say) => (seat === undefined ? `Give ${points(1)}` : `Give ${points(1)} to ${say.seat(seat)}`),
        keep: () => 'Keep your life points',
      },
    },
    'hard-liquor': {
      ask: () => 'Hard Liquor: do you skip phase 1 to regain 1 life point?',
      options: {
        drink: () => `Regain ${points(1)} and draw nothing`,
        draw: () => 'Draw your cards',
      },
    },
    peyote: {
      ask: () => 'Peyote: is the next card red or black?',
      options: {
        red: () => 'Red (♥ ♦)',
        black: () => 'Black (♣ ♠)',
        stop: () => 'Stop here',
      },
    },
    ranch: {
      ask: () => 'Ranch: which cards do you discard to draw as many?',
      options: {
        exchange: () => 'Exchange cards',
        keep: () => 'Keep your cards',
      },
    },
  },
  fields: {
    'ranch-cards': { ask: 'Which cards do you exchange?' },
    'second-bang': { ask: 'Which second BANG! do you add?' },
  },
}
