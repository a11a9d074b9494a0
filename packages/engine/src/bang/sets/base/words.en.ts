import { capital, possessive } from '../../../western/words/english.ts'
import type { BaseWords } from './words.ts'

export const en: BaseWords = {
  title: 'BANG!',
  adds: 'The base game: 80 cards, 16 characters and secret roles – only the Sheriff’s is known to all.',
  cards: {
    barrel: {
      text: 'When a shot is aimed at you, you may “draw!” (flip the top card of the deck): a Heart counts as one Missed! against that shot.',
    },
    dynamite: {
      text: 'Play it in front of you. If it is in front of you at the start of your turn, “draw!”: on a 2 to 9 of Spades it explodes (discard it and lose 3 life points); otherwise it passes to the player on your left.',
    },
    scope: {
      text: 'For you, every other player is 1 step closer, but never closer than distance 1.',
    },
    mustang: {
      text: 'For every other player, you are 1 step farther away.',
    },
    jail: {
      text: 'Play it in front of any player except the Sheriff, at any distance. If you start your turn in Jail, “draw!”: on a Heart you play as usual, otherwise you skip your turn.',
    },
    volcanic: {
      text: 'Weapon with a reach of 1. While it is in play, you may play any number of BANG! cards during your turn.',
    },
    schofield: {
      text: 'Weapon with a reach of 2: you can shoot a player at a distance of 2 or less.',
    },
    remington: {
      text: 'Weapon with a reach of 3: you can shoot a player at a distance of 3 or less.',
    },
    'rev-carabine': {
      text: 'Weapon with a reach of 4: you can shoot a player at a distance of 4 or less.',
    },
    winchester: {
      text: 'Weapon with a reach of 5: you can shoot a player at a distance of 5 or less.',
    },
    bang: {
      text: 'Shoot another player within your reach: they lose 1 life point unless they cancel the shot with a Missed! or a similar effect.',
    },
    missed: {
      text: 'When a shot is aimed at you, play this card to cancel it.',
    },
    beer: {
      text: 'Regain 1 life point, but never above your maximum. Play it during your turn, or at once when you have just lost your last life point.',
    },
    saloon: {
      text: 'Every player in play, including you, regains 1 life point, but never above their maximum.',
    },
    stagecoach: {
      text: 'Draw 2 cards from the deck.',
    },
    'wells-fargo': {
      text: 'Draw 3 cards from the deck.',
    },
    'general-store': {
      text: 'Reveal as many cards from the deck as there are players in play. Starting with you and going clockwise, each player takes one into hand.',
    },
    panic: {
      text: 'Take a card from a player at distance 1 into your hand: either one in play of your choice, or a random one from their hand.',
    },
    'cat-balou': {
      text: 'Make a player at any distance discard a card: either one in play of your choice, or a random one from their hand.',
    },
    gatling: {
      text: 'Shoot all other players, at any distance: each of them loses 1 life point unless they cancel the shot.',
    },
    indians: {
      text: 'Every other player either discards a BANG! card from their hand or loses 1 life point.',
    },
    duel: {
      text: 'Challenge another player, at any distance. Starting with them, the two of you take turns discarding a BANG! card from hand: the first who does not loses 1 life point.',
    },
  },
  characters: {
    'bart-cassidy': {
      text: 'For each life point you lose, draw a card from the deck.',
    },
    'black-jack': {
      text: 'In your draw phase, show the second card you draw: if it is a Heart or a Diamond, draw one more card.',
    },
    'calamity-janet': {
      text: 'Your BANG! and Missed! cards are interchangeable: you may use either kind as if it were the other.',
    },
    'el-gringo': {
      text: 'For each life point another player’s card makes you lose, take a random card from that player’s hand.',
    },
    'jesse-jones': {
      text: 'In your draw phase, you may take your first card at random from another player’s hand; the second comes from the deck.',
    },
    jourdonnais: {
      text: 'You always have a Barrel: when a shot is aimed at you, you may “draw!”, and a Heart counts as one Missed! against that shot.',
    },
    'kit-carlson': {
      text: 'In your draw phase, look at the top three cards of the deck: keep two and put the third back on top, face down.',
    },
    'lucky-duke': {
      text: 'Each time you “draw!”, flip two cards from the deck instead of one and choose which one counts.',
    },
    'paul-regret': {
      text: 'For every other player, you are 1 step farther away.',
    },
    'pedro-ramirez': {
      text: 'In your draw phase, you may take your first card from the top of the discard pile; the second comes from the deck.',
    },
    'rose-doolan': {
      text: 'For you, every other player is 1 step closer, but never closer than distance 1.',
    },
    'sid-ketchum': {
      text: 'At any time, you may discard 2 cards from your hand to regain 1 life point.',
    },
    'slab-the-killer': {
      text: 'It takes two Missed! instead of one to cancel one of your BANG! cards.',
    },
    'suzy-lafayette': {
      text: 'Whenever your hand is empty, draw a card from the deck as soon as the effect in progress is over.',
    },
    'vulture-sam': {
      text: 'When another player is eliminated, take all their cards into your hand: those they held and those they had in play.',
    },
    'willy-the-kid': {
      text: 'You may play any number of BANG! cards during your turn.',
    },
  },
  roles: {
    sheriff: {
      text: 'You win when no Outlaw and no Renegade is left in play. If you are eliminated, you lose.',
    },
    deputy: {
      text: 'Protect the Sheriff: you win together, when no Outlaw and no Renegade is left in play.',
    },
    outlaw: {
      text: 'You win when the Sheriff is eliminated.',
    },
    renegade: {
      text: 'You win if you are the last player left in play.',
    },
  },
  events: {},
  nouns: {
    barrel: 'common',
    dynamite: 'common',
    scope: 'common',
    mustang: 'common',
    jail: 'proper',
    volcanic: 'common',
    schofield: 'common',
    remington: 'common',
    'rev-carabine': 'common',
    winchester: 'common',
    bang: 'common',
    missed: 'common',
    beer: 'common',
    saloon: 'common',
    stagecoach: 'common',
    'wells-fargo': 'proper',
    'general-store': 'common',
    panic: 'proper',
    'cat-balou': 'proper',
    gatling: 'common',
    indians: 'proper',
    duel: 'common',
  },
  tales: {
    played: {
      barrel: ({ seat }, say) => `${say.seat(seat)} {rolls|roll} out ${say.a('barrel')}.`,
      dynamite: ({ seat }, say) => `${say.seat(seat)} {lights|light} the fuse of ${say.the('dynamite')}.`,
      scope: ({ seat }, say) => `${say.seat(seat)} {mounts|mount} ${say.a('scope')}.`,
      mustang: ({ seat }, say) => `${say.seat(seat)} {saddles|saddle} ${say.a('mustang')}.`,
      jail: ({ seat, target = seat }, say) =>
        target === seat
          ? `${say.seat(seat)} {goes|go} to ${say.card('jail')} willingly.`
          : `${say.seat(seat)} {throws|throw} ${say.seat(target)} in ${say.card('jail')}.`,
      volcanic: ({ seat }, say) => `${say.seat(seat)} {takes|take} up ${say.a('volcanic')}.`,
      schofield: ({ seat }, say) => `${say.seat(seat)} {takes|take} up ${say.a('schofield')}.`,
      remington: ({ seat }, say) => `${say.seat(seat)} {takes|take} up ${say.a('remington')}.`,
      'rev-carabine': ({ seat }, say) => `${say.seat(seat)} {takes|take} up ${say.a('rev-carabine')}.`,
      winchester: ({ seat }, say) => `${say.seat(seat)} {takes|take} up ${say.a('winchester')}.`,
      bang({ seat, card, target }, say) {
        const fired = card.id === 'bang' ? say.a('bang') : `${say.a(card.id)} as ${say.a('bang')}`
        return `${say.seat(seat)} {fires|fire} ${fired}${target === undefined ? '' : ` at ${say.seat(target)}`}.`
      },
      beer: ({ seat }, say) => `${say.seat(seat)} {drinks|drink} ${say.a('beer')}.`,
      saloon: ({ seat }, say) => `${say.seat(seat)} {buys|buy} everybody a round at ${say.the('saloon')}.`,
      stagecoach: ({ seat }, say) => `${capital(say.the('stagecoach'))} stops for ${say.seat(seat)}.`,
      'wells-fargo': ({ seat }, say) => `${say.seat(seat)} {cashes|cash} in at ${say.card('wells-fargo')}.`,
      'general-store': ({ seat }, say) => `${say.seat(seat)} {opens|open} ${say.the('general-store')}.`,
      gatling: ({ seat }, say) => `${say.seat(seat)} {cranks|crank} ${say.the('gatling')}: everybody else, duck!`,
      indians: ({ seat }, say) => `${say.seat(seat)} {plays|play} ${say.card('indians')} against everybody else.`,
      duel: ({ seat, target = seat }, say) => `${say.seat(seat)} {challenges|challenge} ${say.seat(target)} to ${say.a('duel')}.`,
    },
    checked: {
      barrel: ({ seat, card, good }, say) =>
        `${say.seat(seat)} {ducks|duck} behind ${say.the('barrel')} and {flips|flip} ${say.face(card)}: ${good ? 'it holds' : 'it leaks'}.`,
      jourdonnais: ({ seat, card, good }, say) =>
        `${say.character('jourdonnais')}: ${say.seat(seat)} {takes|take} cover and {flips|flip} ${say.face(card)}: ${good ? 'it holds' : 'no luck'}.`,
      jail: ({ seat, card, good }, say) =>
        `${say.seat(seat)} {flips|flip} ${say.face(card)} in ${say.card('jail')}: ${good ? 'free at last' : 'still behind bars'}.`,
      dynamite: ({ seat, card, good }, say) =>
        `${capital(say.the('dynamite'))} hisses; ${say.seat(seat)} {flips|flip} ${say.face(card)}${good ? '.' : ': not yet.'}`,
    },
    shown: {
      'black-jack': ({ seat, card }, say) => `${say.character('black-jack')}: ${say.seat(seat)} {shows|show} ${say.face(card)}.`,
      'stick-of-dynamite': ({ seat, card }, say) => `${say.seat(seat)} {shows|show} ${say.face(card)} and {gets|get} another card for it.`,
    },
  },
  questions: {
    'general-store': {
      ask: (_asked, say) => `${capital(say.the('general-store'))} is open. Which card do you take?`,
      options: {
        take: ({ card }, say) => `Take ${say.handle(card)}`,
        ignore: ({ card }, say) => `Stay out of it with ${say.handle(card)}`,
      },
    },
    'first-card': {
      ask: () => 'Where do you take your first card?',
      options: {
        deck: () => 'From the deck',
        hand: ({ seat }, say) => (seat === undefined ? 'From a hand' : `From ${possessive(say.seat(seat))} hand, at random`),
        discard: () => 'From the discard pile',
      },
    },
    'put-back': {
      ask: () => 'Which card do you put back on the deck?',
      options: { 'put-back': ({ card }, say) => `Put back ${say.handle(card)}` },
    },
    'take-next': {
      ask: () => 'Which card do you take now? The second you take will be shown.',
      options: { take: ({ card }, say) => `Take ${say.handle(card)}` },
    },
  },
  fields: {},
  variants: {
    simplifiedDeck: { name: 'Simplified deck', text: 'For a first game: the cards with a book symbol stay in the box.' },
    stickOfDynamite: {
      name: 'Stick of Dynamite',
      text: 'Every Dynamite that leaves the deck lands in front of the player who holds the Stick; a hit with a BANG! in your own turn wins it.',
    },
    characterChoice: { name: 'Choice of characters', text: 'Each player is secretly dealt two characters and plays one of them.' },
    rotatingSheriff: { name: 'Rotating Sheriff', text: 'In a series of games, the Sheriff’s star passes to the next player.' },
  },
}
