import { capital, possessive } from '../../../western/words/english.ts'
import { about, number } from '../../../western/words/facts.ts'
import type { ValleyWords } from './words.ts'

export const en: ValleyWords = {
  title: 'The Valley of Shadows',
  adds: '16 cards and 8 characters: ghosts who come back, last-second rescues and shots that return to whoever fired them.',
  cards: {
    aim: {
      text: 'Play it together with a BANG! card: if that shot hits, the target loses 2 life points instead of 1.',
      rulings: [
        'A single Missed! still cancels the shot; Aim is then lost as well.',
        'It also goes with a card that counts as a BANG! card, but not with Gatling, Fanning or Tomahawk.',
        'It is one hit: one card for a Bounty, one card discarded for a Shotgun; but two life points are lost, so Bart Cassidy draws 2.',
        'You cannot play it on its own.',
      ],
    },
    backfire: {
      text: 'Play it when a shot is aimed at you: it counts as a Missed! card. Once that shot is over, you shoot back with a BANG! at whoever fired it, at any distance.',
      rulings: [
        'You shoot back even if the shot was not cancelled, for example because Slab the Killer needs two Missed!',
        'Against a Gatling you shoot back before the next player is shot at.',
        'The return shot is not a BANG! card and may itself be answered, even with another Backfire.',
        'If nobody fired the shot, nobody is shot at.',
      ],
    },
    bandidos: {
      text: 'Starting with you and going clockwise, every player chooses: discard 2 cards from hand, or lose 1 life point.',
      rulings: [
        'If you have only one card, discarding it is enough; if you have none, you lose the life point.',
        'You are responsible for the life points the others lose, but nobody is for yours.',
        'A ghost may choose the life point, which it cannot lose.',
      ],
    },
    bounty: {
      text: 'Play it in front of any player. Whoever else hits that player with a BANG! card draws a card from the deck.',
      rulings: [
        'It stays in play after paying, and it also pays for the shot that eliminates its owner.',
        'Gatling, Fanning, Tomahawk and shots without a BANG! card do not count.',
        'You may play it in front of yourself or the Sheriff, but not where one already lies.',
      ],
    },
    escape: {
      text: 'Play it when a brown card other than a BANG! card is about to affect you, in or out of your turn: that card has no effect on you.',
      rulings: [
        'It works against Duel, Indians!, Gatling, Panic!, Cat Balou and the like, but not against BANG! cards, cards of another colour or abilities.',
        'If a card has several targets, the others are still affected.',
        'In a Duel you can use it only before the first answer.',
        'Escaping a General Store, you get no card; as many as usual are revealed and the one left over is discarded.',
      ],
    },
    fanning: {
      text: 'Shoot a player within your reach, then a second player at distance 1 from the first. The second is never you, and your own reach does not matter for that shot.',
      rulings: [
        'If anybody qualifies as second target, you must name one when you play the card.',
        'The second shot comes even if the first was cancelled.',
        'Fanning uses up the one BANG! of your turn, but it is not a BANG! card.',
        'The distance is measured as the first target sees it: with their Scope and the other’s Mustang.',
      ],
    },
    ghost: {
      text: 'Play it in front of an eliminated player: they are back in play with no life points, and can neither gain nor lose any.',
      rulings: [
        'A ghost keeps its character and its role, which is face up, starts with an empty hand and takes its turns at its seat.',
        'It counts as a player for everything, including distances and victory.',
        'At the end of its turn it discards its whole hand; cards in front of it stay.',
        'When Ghost leaves it, by whatever way, it is out at once and all its cards are discarded; that is no elimination, so nobody is rewarded.',
      ],
    },
    'last-call': {
      text: 'During your turn, regain 1 life point, but never above your maximum.',
      rulings: [
        'It is not a Beer: it cannot save you when you lose your last life point, but it works even with only two players left in play.',
        'Effects about Beers do not see it.',
      ],
    },
    lemat: {
      text: 'Weapon with a reach of 1. During your turn, you may use any card from your hand as a BANG! card.',
      rulings: [
        'Such a card counts towards the limit of one BANG! per turn.',
        'In a Duel in your own turn you may discard any card as a BANG!; in other players’ turns you may not.',
        'You can have only one weapon in play: when you play a new one, discard the old one.',
      ],
    },
    poker: {
      text: 'All other players choose a card from their hand, in secret, and reveal them together. If there is no Ace among them, you may take up to 2 of them.',
      rulings: [
        'Those you do not take are discarded; with an Ace, all of them are.',
        'Players with no cards in hand are passed over.',
        'Everyone sees the revealed cards and which ones you take.',
      ],
    },
    rattlesnake: {
      text: 'Play it in front of any player. At the start of their turn they “draw!”: on Spades they lose 1 life point. The card stays there.',
      rulings: [
        'It comes after Dynamite and Jail; a player who stays in Jail does not “draw!” for it.',
        'Nobody is responsible for the bite.',
        'You may play it in front of yourself, but not where one already lies.',
      ],
    },
    saved: {
      text: 'Play it, in or out of your turn, when another player is about to lose life: they lose 1 point less. If they stay in play, take 2 random cards from their hand or 2 from the deck.',
      rulings: [
        'It helps against any loss, even one you cause, but not against life paid as a price.',
        'If the loss is fully prevented, the player was not hit.',
        'Both cards come from the same place; you choose after the loss is over.',
        'If that player is eliminated all the same, you get nothing.',
        'You cannot save yourself.',
      ],
    },
    shotgun: {
      text: 'Weapon with a reach of 1. Every player you hit with a BANG! card discards a card from hand, of their choice.',
      rulings: [
        'Not after a Gatling, Fanning, Tomahawk or any other shot that is not a BANG! card.',
        'If the player was eliminated or has no cards in hand, nothing happens.',
        'You can have only one weapon in play: when you play a new one, discard the old one.',
      ],
    },
    tomahawk: {
      text: 'Shoot another player at a distance of 2 or less, whatever your weapon.',
      rulings: [
        'Scope, Mustang and similar effects count; your weapon’s reach does not.',
        'It is not a BANG! card and does not count towards the limit of one BANG! per turn.',
      ],
    },
    tornado: {
      text: 'Starting with you and going clockwise, every player discards a card from hand, of their choice, then draws 2 cards from the deck.',
      rulings: ['With no cards in hand, you still draw 2.', 'Each player finishes before the next one starts.'],
    },
  },
  characters: {
    'black-flower': {
      text: 'Once during your turn, you may use a card of Clubs as a BANG! card, on top of the usual limit.',
      rulings: [
        'The target must be within your reach, and everything about BANG! cards applies.',
        'It may come before or after your other BANG! cards of the turn.',
      ],
    },
    'colorado-bill': {
      text: 'Each time you play a BANG! card, “draw!” before any answer: on Spades the shot cannot be cancelled.',
      rulings: [
        'Neither Missed! nor Barrel helps, nor anything else that cancels a shot; Saved! does.',
        'It also applies to cards you use as a BANG! card, but not to Gatling, Fanning or Tomahawk.',
      ],
    },
    'der-spot-burst-ringer': {
      text: 'Once during your turn, you may use a BANG! card as a Gatling.',
      rulings: [
        'It does not count towards the limit of one BANG! per turn.',
        'It is then no longer a BANG! card: a Bounty pays nothing, for example.',
        'You may also play a real Gatling in the same turn.',
      ],
    },
    'evelyn-shebang': {
      text: 'In your draw phase, you may give up one or both of your normal cards: for each of them, shoot a different player within your reach.',
      rulings: [
        'Say how many and at whom before you draw; the shots come first, then the cards that are left.',
        'These shots are not BANG! cards and do not count towards the limit.',
        'Cards you would draw on top of the normal two cannot be given up.',
      ],
    },
    'henry-block': {
      text: 'Whenever another player chooses to take or discard a card of yours, from your hand or in play, you first shoot that player.',
      rulings: [
        'If they survive, the card goes as announced; if not, you keep it.',
        'There is one shot for each card; it is not a BANG! card, and distance does not matter.',
        'Abilities that work by themselves, such as El Gringo’s, do not set it off, nor do discards you pick yourself.',
      ],
    },
    'lemonade-jim': {
      text: 'Each time another player plays a Beer, you may discard a card from your hand to regain 1 life point.',
      rulings: [
        'Not at full life.',
        'It is not a Beer itself, so it works even with only two players left in play.',
        'A Saloon does not count.',
      ],
    },
    'mick-defender': {
      text: 'When a brown card other than a BANG! card is about to affect you, you may play a Missed! card: that card has no effect on you.',
      rulings: [
        'If a card has several targets, the others are still affected.',
        'It takes a Missed! card: a Barrel or another card with the same symbol will not do.',
        'In a Duel you can use it only before the first answer.',
      ],
    },
    'tuco-franziskaner': {
      text: 'In your draw phase, draw 2 extra cards if you have no blue card in front of you.',
      rulings: [
        'Only what lies there at that moment counts: a Jail you have just left is gone.',
        'Cards somebody else played in front of you, such as a Bounty, count as well.',
      ],
    },
  },
  roles: {},
  events: {},
  nouns: {
    aim: 'proper',
    backfire: 'common',
    bandidos: 'proper',
    bounty: 'common',
    escape: 'common',
    fanning: 'common',
    ghost: 'common',
    'last-call': 'common',
    lemat: 'common',
    poker: 'proper',
    rattlesnake: 'common',
    saved: 'common',
    shotgun: 'common',
    tomahawk: 'common',
    tornado: 'common',
  },
  tales: {
    played: {
      aim: ({ seat }, say) => `${say.seat(seat)} {takes|take} careful ${say.card('aim')}.`,
      bandidos: ({ seat }, say) => `${say.seat(seat)} {lets|let} the ${say.card('bandidos')} loose on everybody.`,
      bounty: ({ seat, target = seat }, say) =>
        `${say.seat(seat)} {puts|put} ${say.a('bounty')} on ${target === seat ? '{their|your} own' : possessive(say.seat(target))} head.`,
      fanning: ({ seat, target = seat }, say) => `${say.seat(seat)} {fans|fan} the hammer at ${say.seat(target)}: ${say.card('fanning')}.`,
      ghost: ({ seat, target = seat }, say) =>
        `${say.seat(seat)} {calls|call} ${say.seat(target)} back from Boot Hill as ${say.a('ghost')}.`,
      'last-call': ({ seat }, say) => `${say.seat(seat)} {orders|order} ${say.the('last-call')}.`,
      lemat: ({ seat }, say) => `${say.seat(seat)} {takes|take} up ${say.a('lemat')}.`,
      poker: ({ seat }, say) => `${say.seat(seat)} {deals|deal} a round of ${say.card('poker')}.`,
      rattlesnake: ({ seat, target = seat }, say) =>
        `${say.seat(seat)} {slips|slip} ${say.a('rattlesnake')} into ${target === seat ? '{their|your} own' : possessive(say.seat(target))} boots.`,
      shotgun: ({ seat }, say) => `${say.seat(seat)} {takes|take} up ${say.a('shotgun')}.`,
      tomahawk: ({ seat, target = seat }, say) => `${say.seat(seat)} {throws|throw} ${say.a('tomahawk')} at ${say.seat(target)}.`,
      tornado: ({ seat }, say) => `${say.seat(seat)} {stirs|stir} up ${say.a('tornado')}.`,
    },
    checked: {
      'colorado-bill': ({ seat, card, good }, say) =>
        `${say.character('colorado-bill')}: ${say.seat(seat)} {flips|flip} ${say.face(card)}, ${good ? 'and nothing can stop this shot' : 'an ordinary shot'}.`,
      rattlesnake: ({ seat, card, good }, say) =>
        `${capital(say.the('rattlesnake'))} rattles; ${say.seat(seat)} {flips|flip} ${say.face(card)}: ${good ? 'it bites' : 'it stays put'}.`,
    },
    shown: {},
  },
  questions: {
    bandidos: {
      ask(asked, say) {
        const by = number(about(asked.about), 'by')
        const who =
          by === undefined || say.isYou(by) ? `The ${say.card('bandidos')}` : `${possessive(say.seat(by))} ${say.card('bandidos')}`
        return `${who} want your cards or your blood. Which is it?`
      },
      options: {
        discard: () => 'Discard cards from your hand',
        ignore: ({ card }, say) => `Stay out of it with ${say.handle(card)}`,
        lose: () => 'Lose 1 life point',
      },
    },
    tornado: {
      ask: (_asked, say) => `${capital(say.the('tornado'))} is upon you. Which card do you discard?`,
      options: {
        discard: ({ card }, say) => `Discard ${say.handle(card)}`,
        ignore: ({ card }, say) => `Stay out of it with ${say.handle(card)}`,
      },
    },
    poker: {
      ask: (_asked, say) => `${say.card('poker')}: which card do you put on the table?`,
      options: {
        bet: ({ card }, say) => `Put down ${say.handle(card)}`,
        ignore: ({ card }, say) => `Stay out of it with ${say.handle(card)}`,
      },
    },
    'poker-pot': {
      ask: () => 'No Ace on the table. Which cards do you take?',
      options: { take: () => 'Take from the table' },
    },
    'saved-reward': {
      ask(asked, say) {
        const saved = number(about(asked.about), 'saved')
        return saved === undefined
          ? 'Where do you take your 2 cards?'
          : `${say.seat(saved)} lives, thanks to you. Where do you take your 2 cards?`
      },
      options: {
        hand: ({ seat }, say) => (seat === undefined ? 'From the hand' : `From ${possessive(say.seat(seat))} hand, at random`),
        deck: () => 'From the deck',
      },
    },
    shotgun: {
      ask: (_asked, say) => `${capital(say.the('shotgun'))} has hit you. Which card do you discard?`,
      options: { discard: ({ card }, say) => `Discard ${say.handle(card)}` },
    },
    'evelyn-shebang': {
      ask: () => 'Do you give up cards of this draw to shoot?',
      options: { draw: () => 'Draw all your cards', shoot: () => 'Shoot instead of drawing' },
    },
    'lemonade-jim': {
      ask(asked, say) {
        const by = number(about(asked.about), 'by')
        const who = by === undefined ? 'Somebody' : say.seat(by)
        return `${who} has drunk ${say.a('beer')}. Do you discard a card to regain 1 life point?`
      },
      options: { discard: ({ card }, say) => `Discard ${say.handle(card)}`, pass: () => 'Keep your cards' },
    },
  },
  fields: {
    'second-target': { ask: 'Who is the second target?' },
    'bandidos-cards': { ask: 'Which cards do you discard?' },
    'poker-cards': { ask: 'Which cards do you take, 2 at most?', none: 'none of them' },
    'shots-for-cards': { ask: 'Whom do you shoot? Each shot costs one card.' },
  },
}
