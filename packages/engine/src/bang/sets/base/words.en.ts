import { capital, possessive } from '../../../western/words/english.ts'
import type { BaseWords } from './words.ts'

export const en: BaseWords = {
  title: 'BANG!',
  adds: 'The base game: 80 cards, 16 characters and secret roles – only the Sheriff’s is known to all.',
  cards: {
    barrel: {
      text: 'When a shot is aimed at you, you may “draw!” (flip the top card of the deck): a Heart counts as one Missed! against that shot.',
      rulings: [
        'A shot is any attack with the BANG! symbol, such as a BANG! card or a Gatling; Indians! and Duel are not shots.',
        'You may use it only once per shot; if it fails, you may still play a Missed! from your hand.',
        'Against Slab the Killer, a Heart is only one of the two Missed! you need.',
        'You cannot have two Barrels in play.',
      ],
    },
    dynamite: {
      text: 'Play it in front of you. If it is in front of you at the start of your turn, “draw!”: on a 2 to 9 of Spades it explodes (discard it and lose 3 life points); otherwise it passes to the player on your left.',
      rulings: [
        'Nothing happens on the turn you play it: you first “draw!” at the start of your next turn.',
        'Dynamite is resolved before Jail.',
        'It skips players who already have a Dynamite; if everyone has one, it stays where it is.',
        'Nobody is responsible for the explosion: no reward, no penalty, and El Gringo takes nothing.',
      ],
    },
    scope: {
      text: 'For you, every other player is 1 step closer, but never closer than distance 1.',
      rulings: [
        'It does not change how far away you are for the others.',
        'It adds up with Rose Doolan’s ability: others are then 2 steps closer.',
        'Apply everything that changes the distance first; the minimum of 1 comes last.',
        'It also counts for Panic! and anything else that depends on distance.',
      ],
    },
    mustang: {
      text: 'For every other player, you are 1 step farther away.',
      rulings: [
        'It does not change how far away the others are for you.',
        'It adds up with Paul Regret’s ability: you are then 2 steps farther away.',
        'It also keeps you away from players who want to use Panic! on you.',
        'You cannot have two Mustangs in play.',
      ],
    },
    jail: {
      text: 'Play it in front of any player except the Sheriff, at any distance. If you start your turn in Jail, “draw!”: on a Heart you play as usual, otherwise you skip your turn.',
      rulings: [
        'Either way Jail is discarded; if you skip your turn, you neither draw nor discard.',
        'In Jail you can still be attacked and can still defend yourself.',
        'You may play it in front of yourself, but never in front of a player who already has one.',
        'Dynamite is resolved before Jail.',
      ],
    },
    volcanic: {
      text: 'Weapon with a reach of 1. While it is in play, you may play any number of BANG! cards during your turn.',
      rulings: [
        'You can have only one weapon in play: when you play a new one, discard the old one.',
        'You cannot play a weapon with the same name as the one you have in play.',
        'You may play it after a BANG! and keep shooting, but only at distance 1.',
        'If it leaves play during your turn, the limit of one BANG! is back and those already played count.',
      ],
    },
    schofield: {
      text: 'Weapon with a reach of 2: you can shoot a player at a distance of 2 or less.',
      rulings: [
        'You can have only one weapon in play: when you play a new one, discard the old one.',
        'You cannot play a weapon with the same name as the one you have in play.',
        'Without a weapon in play you shoot with your Colt .45, which has a reach of 1.',
      ],
    },
    remington: {
      text: 'Weapon with a reach of 3: you can shoot a player at a distance of 3 or less.',
      rulings: [
        'You can have only one weapon in play: when you play a new one, discard the old one.',
        'You cannot play a weapon with the same name as the one you have in play.',
        'Without a weapon in play you shoot with your Colt .45, which has a reach of 1.',
      ],
    },
    'rev-carabine': {
      text: 'Weapon with a reach of 4: you can shoot a player at a distance of 4 or less.',
      rulings: [
        'You can have only one weapon in play: when you play a new one, discard the old one.',
        'You cannot play a weapon with the same name as the one you have in play.',
        'Without a weapon in play you shoot with your Colt .45, which has a reach of 1.',
      ],
    },
    winchester: {
      text: 'Weapon with a reach of 5: you can shoot a player at a distance of 5 or less.',
      rulings: [
        'You can have only one weapon in play: when you play a new one, discard the old one.',
        'You cannot play a weapon with the same name as the one you have in play.',
        'Without a weapon in play you shoot with your Colt .45, which has a reach of 1.',
      ],
    },
    bang: {
      text: 'Shoot another player within your reach: they lose 1 life point unless they cancel the shot with a Missed! or a similar effect.',
      rulings: [
        'You may play only one BANG! card per turn, unless an effect such as Volcanic lifts the limit.',
        'It counts towards the limit even if the shot is cancelled.',
        'A BANG! discarded against Indians! or in a Duel is not considered played and does not count towards the limit.',
        'Your reach is that of your weapon in play, or 1 if you have none.',
      ],
    },
    missed: {
      text: 'When a shot is aimed at you, play this card to cancel it.',
      rulings: [
        'A shot is any attack with the BANG! symbol, such as a BANG! card or a Gatling.',
        'It is useless against Indians!, Duel and Dynamite.',
        'You cannot play it for another player, or when no shot is aimed at you.',
        'Against a BANG! from Slab the Killer you need two; if you play one and then give up, it is lost all the same.',
      ],
    },
    beer: {
      text: 'Regain 1 life point, but never above your maximum. Play it during your turn, or at once when you have just lost your last life point.',
      rulings: [
        'With only two players left in play it has no effect and can no longer save you.',
        'To survive you must get back to at least 1 life point; you may play several Beers in a row.',
        'During your turn you may play it even without effect, for example at full life.',
        'It cannot heal another player.',
      ],
    },
    saloon: {
      text: 'Every player in play, including you, regains 1 life point, but never above their maximum.',
      rulings: [
        'Saloon is not a Beer: it cannot save you when you lose your last life point.',
        'It works even with only two players left in play.',
      ],
    },
    stagecoach: {
      text: 'Draw 2 cards from the deck.',
      rulings: [
        'As soon as the deck runs out, the discard pile is shuffled into a new deck and you go on drawing.',
        'This card is already in the discard pile when you draw, so it is part of that shuffle.',
        'If both the deck and the discard pile run out, you draw fewer cards.',
      ],
    },
    'wells-fargo': {
      text: 'Draw 3 cards from the deck.',
      rulings: [
        'As soon as the deck runs out, the discard pile is shuffled into a new deck and you go on drawing.',
        'This card is already in the discard pile when you draw, so it is part of that shuffle.',
        'If both the deck and the discard pile run out, you draw fewer cards.',
      ],
    },
    'general-store': {
      text: 'Reveal as many cards from the deck as there are players in play. Starting with you and going clockwise, each player takes one into hand.',
      rulings: [
        'Everyone sees the revealed cards and who takes which.',
        'If there are not enough cards, players choose in order until none are left; the last ones get nothing.',
      ],
    },
    panic: {
      text: 'Take a card from a player at distance 1 into your hand: either one in play of your choice, or a random one from their hand.',
      rulings: [
        'Your weapon’s reach does not matter; Scope, Mustang and similar effects do.',
        'A card taken from a hand is known only to you and its former owner.',
        'You may choose one of your own cards in play, but not your own hand.',
        'You cannot choose a player who has no cards at all.',
      ],
    },
    'cat-balou': {
      text: 'Make a player at any distance discard a card: either one in play of your choice, or a random one from their hand.',
      rulings: [
        'You may choose any card in play, even Jail or Dynamite.',
        'You may choose one of your own cards in play, but not your own hand.',
        'You cannot choose a player who has no cards at all.',
        'Everyone sees the discarded card.',
      ],
    },
    gatling: {
      text: 'Shoot all other players, at any distance: each of them loses 1 life point unless they cancel the shot.',
      rulings: [
        'Gatling is not a BANG! card and does not count towards the limit of one BANG! per turn.',
        'Even if you are Slab the Killer, each target needs only one Missed! to cancel the shot.',
        'The others answer one by one, clockwise from your left; those eliminated leave the game together at the end.',
      ],
    },
    indians: {
      text: 'Every other player either discards a BANG! card from their hand or loses 1 life point.',
      rulings: [
        'It is not a shot: Missed! and Barrel are no help.',
        'You never have to discard a BANG! if you would rather lose the life point.',
        'The others answer one by one, clockwise from your left; those eliminated leave the game together at the end.',
        'Whoever played the card is responsible for the life points lost: rewards and penalties apply.',
      ],
    },
    duel: {
      text: 'Challenge another player, at any distance. Starting with them, the two of you take turns discarding a BANG! card from hand: the first who does not loses 1 life point.',
      rulings: [
        'It is not a shot: Missed! and Barrel are no help.',
        'The BANG! cards you discard do not count towards the limit of one BANG! per turn.',
        'If you lose a Duel you started, nobody is responsible: no reward, no penalty.',
        'You may give up even if you still have a BANG! in hand.',
      ],
    },
  },
  characters: {
    'bart-cassidy': {
      text: 'For each life point you lose, draw a card from the deck.',
      rulings: [
        'It works for any loss: if Dynamite explodes in front of you and you survive, draw 3 cards.',
        'If you lose your last life point, save yourself first: you draw only if you survive.',
      ],
    },
    'black-jack': {
      text: 'In your draw phase, show the second card you draw: if it is a Heart or a Diamond, draw one more card.',
      rulings: [
        'You must always show the second card; nobody else sees the extra one.',
        'This is not a “draw!”: the card you show goes into your hand.',
      ],
    },
    'calamity-janet': {
      text: 'Your BANG! and Missed! cards are interchangeable: you may use either kind as if it were the other.',
      rulings: [
        'A Missed! played as a BANG! needs a target within reach and counts towards the limit of one BANG! per turn.',
        'You may also discard a Missed! as a BANG! against Indians! or in a Duel.',
        'Only BANG! and Missed! cards can be swapped, not other cards with the same symbols, such as Gatling.',
      ],
    },
    'el-gringo': {
      text: 'For each life point another player’s card makes you lose, take a random card from that player’s hand.',
      rulings: [
        'If that hand is empty, you take nothing.',
        'Dynamite, or a Duel you started yourself, brings you nothing.',
        'If you lose your last life point, save yourself first: you take a card only if you survive.',
      ],
    },
    'jesse-jones': {
      text: 'In your draw phase, you may take your first card at random from another player’s hand; the second comes from the deck.',
      rulings: [
        'Distance does not matter, but that player must have at least one card in hand.',
        'The card you take is known only to you and that player.',
      ],
    },
    jourdonnais: {
      text: 'You always have a Barrel: when a shot is aimed at you, you may “draw!”, and a Heart counts as one Missed! against that shot.',
      rulings: [
        'With a real Barrel in play you may try twice per shot: once for each.',
        'Your built-in Barrel is not a card: it can be neither taken nor discarded.',
        'Against Slab the Killer, two Hearts cancel the shot.',
      ],
    },
    'kit-carlson': {
      text: 'In your draw phase, look at the top three cards of the deck: keep two and put the third back on top, face down.',
      rulings: [
        'Nobody else sees these cards.',
        'If the deck runs out, the discard pile is shuffled into a new deck so that you can look at three cards.',
        'If there are not three cards in all, look at those left and keep up to two.',
      ],
    },
    'lucky-duke': {
      text: 'Each time you “draw!”, flip two cards from the deck instead of one and choose which one counts.',
      rulings: [
        'Both cards are then discarded.',
        'This applies to every “draw!” you make: Barrel, Jail, Dynamite and so on.',
        'If only one card is left to flip, that one counts.',
      ],
    },
    'paul-regret': {
      text: 'For every other player, you are 1 step farther away.',
      rulings: [
        'This does not change how far away the others are for you.',
        'A Mustang in play adds up with it: you are then 2 steps farther away.',
      ],
    },
    'pedro-ramirez': {
      text: 'In your draw phase, you may take your first card from the top of the discard pile; the second comes from the deck.',
      rulings: [
        'If the discard pile is empty, draw both cards from the deck.',
        'As soon as the deck runs out, the whole discard pile is shuffled, so there may be nothing left for you to take.',
      ],
    },
    'rose-doolan': {
      text: 'For you, every other player is 1 step closer, but never closer than distance 1.',
      rulings: [
        'This does not change how far away you are for the others.',
        'A Scope in play adds up with it: others are then 2 steps closer.',
      ],
    },
    'sid-ketchum': {
      text: 'At any time, you may discard 2 cards from your hand to regain 1 life point.',
      rulings: [
        'You may do this as often as you can pay, even during another player’s turn or in the middle of an attack.',
        'It can save you when you lose your last life point, even with only two players left in play.',
        'You cannot do this at full life.',
      ],
    },
    'slab-the-killer': {
      text: 'It takes two Missed! instead of one to cancel one of your BANG! cards.',
      rulings: [
        'A Heart from a Barrel counts as one of the two.',
        'This applies only to your BANG! cards: against your Gatling, one is enough.',
        'If your target plays one and then gives up, they lose both that card and 1 life point.',
      ],
    },
    'suzy-lafayette': {
      text: 'Whenever your hand is empty, draw a card from the deck as soon as the effect in progress is over.',
      rulings: [
        'You never draw in the middle of an attack, a Duel or the effect of a card.',
        'If you discard your last card in a Duel, you draw only after the Duel.',
        'If your last card lets you draw, such as Stagecoach, your hand is no longer empty: you get nothing more.',
        'If your last card hurts El Gringo, he finds your hand empty; you draw afterwards.',
      ],
    },
    'vulture-sam': {
      text: 'When another player is eliminated, take all their cards into your hand: those they held and those they had in play.',
      rulings: [
        'You take nothing if you are eliminated at the same time.',
        'During Gatling or Indians!, you get the cards only after the last player has answered.',
        'Whoever eliminates an Outlaw still draws the reward of 3 cards.',
        'If you are the Sheriff and eliminate a Deputy, you take their cards first, then discard everything.',
      ],
    },
    'willy-the-kid': {
      text: 'You may play any number of BANG! cards during your turn.',
      rulings: ['Each target must still be within your reach.'],
    },
  },
  roles: {
    sheriff: {
      text: 'You win when no Outlaw and no Renegade is left in play. If you are eliminated, you lose.',
      rulings: [
        'Your role is known to all, you have 1 extra life point and you take the first turn.',
        'Nobody can put you in Jail.',
        'If you eliminate a Deputy, discard your whole hand and all your cards in play.',
        'If you eliminate an Outlaw, draw 3 cards, like any other player.',
      ],
    },
    deputy: {
      text: 'Protect the Sheriff: you win together, when no Outlaw and no Renegade is left in play.',
      rulings: [
        'You share the victory even if you have been eliminated.',
        'If the Sheriff eliminates you, they discard their whole hand and all their cards in play.',
        'With three players all roles are known: eliminate the Renegade yourself and you win at once; otherwise, be the last player in play.',
      ],
    },
    outlaw: {
      text: 'You win when the Sheriff is eliminated.',
      rulings: [
        'All Outlaws win together, even those who have been eliminated.',
        'Exception: if a Renegade is then the only player left in play, the Renegade wins.',
        'Whoever eliminates you draws 3 cards, even another Outlaw.',
        'With three players all roles are known: eliminate the Deputy yourself and you win at once; otherwise, be the last player in play.',
      ],
    },
    renegade: {
      text: 'You win if you are the last player left in play.',
      rulings: [
        'If the Sheriff is eliminated while anyone besides you is still in play, the Outlaws win, even if none of them is left.',
        'When the last Outlaw is eliminated, the game goes on as long as you are in play.',
        'With eight players there are two Renegades, and each plays alone.',
        'With three players all roles are known: eliminate the Outlaw yourself and you win at once; otherwise, be the last player in play.',
      ],
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
