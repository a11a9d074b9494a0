import { capital } from '../../../western/words/english.ts'
import { about, number, text } from '../../../western/words/facts.ts'
import type { WildWestShowWords } from './words.ts'

export const en: WildWestShowWords = {
  title: 'Wild West Show',
  adds: 'A pile of 10 show cards that bend the rules – every Stagecoach and Wells Fargo turns up the next one – and 8 characters.',
  cards: {},
  characters: {
    'big-spencer': {
      text: 'You start the game with 5 cards, however many life points you have. You cannot play Missed! cards.',
      rulings: [
        'Only cards named Missed! are forbidden: Barrel, Dodge and everything else with the Missed! symbol works.',
        'You may still discard a Missed! to pay for something, or use it as another card if an effect allows it.',
        'As the Sheriff you have 10 life points and still start with 5 cards.',
        'At the end of your turn you may keep as many cards as you have life points, like everybody.',
      ],
    },
    'flint-westwood': {
      text: 'Once during your turn, you may give a card of your choice from your hand to another player and take 2 random cards from that player’s hand in exchange.',
      rulings: [
        'You take your cards first: the one you give away is never among them.',
        'From a player with only one card you take that one; a player with an empty hand cannot be chosen.',
        'Distance does not matter.',
        'Only the two of you see which cards change hands.',
      ],
    },
    'gary-looter': {
      text: 'Every card the other players discard at the end of their turn, because they hold too many, goes to your hand.',
      rulings: [
        'You cannot decline.',
        'Only the discards of the last phase of a turn count: costs, abilities, attacks and eliminations bring you nothing.',
        'Your own surplus cards go to the discard pile.',
        'If several players have this ability, the first one clockwise from the player who discards takes the cards.',
      ],
    },
    'gregory-deck': {
      text: 'You have the abilities of two random characters of the base game. At the start of each of your turns, before drawing, you may exchange both for two other random ones.',
      rulings: [
        'The two characters lie face up beside yours; your life points stay your own.',
        'All or nothing: you exchange both or none. The old ones go back first, so they may come again.',
        'Only base-game characters that nobody else has can be dealt to you.',
        'If both change the way you draw, choose one of them each turn.',
      ],
    },
    'john-pain': {
      text: 'While you have fewer than 6 cards in hand, every card flipped for any player’s “draw!” goes to your hand.',
      rulings: [
        'You get the card only when the effect that needed the “draw!” is over: it cannot save you from that effect.',
        'Of several flipped cards you take one after the other, the one that counted first, until you hold 6.',
        'You cannot decline, and your own “draw!” cards count too.',
        'A card that has left the discard pile meanwhile is lost to you.',
      ],
    },
    'lee-van-kliff': {
      text: 'During your turn, right after a brown card you played has taken effect, you may discard a BANG! card to repeat that effect.',
      rulings: [
        'You may choose new targets. What the card costs besides is not paid again.',
        'A repeated BANG! does not count towards the limit of one BANG! per turn.',
        'Each card can be repeated once, and only before you do anything else.',
        'A repeated Stagecoach or Wells Fargo does not turn up a show card.',
      ],
    },
    'teren-kill': {
      text: 'Each time you would be eliminated, “draw!”: unless it is Spades, you stay in play with 1 life point and draw a card.',
      rulings: [
        'You may play Beer before the “draw!”, but not after it has failed.',
        'If you stay in play, nobody has eliminated you: no reward, no penalty.',
        'It works as often as you are lucky.',
      ],
    },
    'youl-grinner': {
      text: 'Before you draw your cards, every player with more cards in hand than you gives you one card of their choice.',
      rulings: [
        'Hands are compared once, before the first gift.',
        'The others give one by one, clockwise from your left; only you and the giver see the card.',
        'If Jail costs you your turn, you get nothing.',
      ],
    },
  },
  roles: {},
  events: {
    'bone-orchard': {
      text: 'Eliminated players come back for good when their turn would come: with 1 life point, no cards and a role dealt at random among the roles of all eliminated players.',
      rulings: [
        'They draw as usual at the start of that turn and stay in play when this card is gone.',
        'The roles of all who are out at that moment are shuffled and dealt face down, one to each of them: nobody sees any but their own.',
        'Whoever is eliminated again while this card is in force may come back again.',
        'The Sheriff’s role is never among them.',
      ],
    },
    'darling-valentine': {
      text: 'At the start of their turn, every player discards their whole hand and draws as many cards from the deck; then the turn goes on as usual.',
      rulings: [
        'It comes before Dynamite and Jail: a player in Jail exchanges cards too.',
        'With an empty hand nothing happens.',
        'It is one exchange: Suzy Lafayette draws nothing in between.',
      ],
    },
    'dorothy-rage': {
      text: 'Once during your turn, you may order another player to play a card: name the player, the card and exactly how to use it. If they have it, they must play it so; if not, they show their hand to everybody.',
      rulings: [
        'The order must be complete – card, use, targets – before anybody knows whether the card is there.',
        'They play it as if it were their own turn: distances, weapon, abilities, limits, rewards and penalties are theirs.',
        'If they hold the card but cannot play it as you said, they show their hand as well. Either way your order for this turn is spent.',
        'Cards that only answer something, such as Missed!, cannot be ordered.',
        'Targets may be anybody they could choose, you and their friends included.',
      ],
    },
    gag: {
      text: 'Players in play must not talk: each breach costs 1 life point.',
      rulings: [
        'At this table, talking means sending a chat message; the ready-made phrases are free.',
        'The life point is lost as soon as nothing else is going on; nobody is responsible, and a Beer may save you.',
        'Eliminated players and spectators may talk.',
      ],
    },
    'helena-zontero': {
      text: 'Whoever turns this card up makes a “draw!”: on Hearts or Diamonds, the roles of all players in play except the Sheriff are shuffled and dealt anew, face down.',
      rulings: [
        'Everybody sees only their own new role.',
        'The roles of eliminated players are not touched.',
        'After that, the card does nothing more.',
      ],
    },
    'lady-rosa-del-texas': {
      text: 'Once during your turn, you may swap seats with the nearest player in play on your right, who will skip their next turn.',
      rulings: [
        'Everything each of you has moves along; then the turns go on from your new seat.',
        'It is impossible with only two players in play.',
        'A player swapped twice before their next turn skips two turns.',
      ],
    },
    'miss-susanna': {
      text: 'A player who has played fewer than 3 cards during their turn loses 1 life point at the end of it.',
      rulings: [
        'Every card played from hand in your own turn counts, answers such as Missed! or Beer included; so does a card put in play.',
        'Discards do not count, nor do cards given up in a Duel or against Indians!, nor using a card that is already in play.',
        'A card repeated by Lee Van Kliff counts once more.',
        'In the turn in which this card appears, cards played before it count too.',
        'A turn lost to Jail costs nothing more.',
      ],
    },
    sacagaway: {
      text: 'All players play with their hands face up. Roles stay secret.',
      rulings: [
        'A card taken at random from a hand is still taken at random.',
        'What a player looks at in the deck stays secret.',
        'When this card is gone, hands are hidden again.',
      ],
    },
    showdown: {
      text: 'Any card that is not a BANG! may be used as one, and BANG! cards may only be used as Missed!',
      rulings: [
        'A card used as a BANG! counts as a BANG! card: reach, limit, Duel and Indians! as usual.',
        'A card changes its use only once.',
        'Big Spencer may use BANG! cards as Missed!',
        'Lee Van Kliff may discard any card for his ability.',
      ],
    },
    'wild-west-show': {
      text: 'From now on everybody plays for themselves: the last player in play wins.',
      rulings: [
        'It is always the last show card and stays until the end; nothing more is turned up.',
        'The Sheriff’s elimination no longer ends the game.',
        'Roles stay: the Sheriff cannot be jailed, an eliminated Outlaw is worth 3 cards, and a Sheriff who eliminates a Deputy discards everything.',
        'If the last players are eliminated together, nobody wins.',
      ],
    },
  },
  nouns: {},
  tales: {
    played: {},
    checked: {
      'teren-kill': ({ seat, card, good }, say) =>
        `${say.seat(seat)} {looks|look} death in the eye and {flips|flip} ${say.face(card)}: ${good ? 'not today' : 'this was it'}.`,
      'helena-zontero': ({ seat, card, good }, say) =>
        `${say.seat(seat)} {flips|flip} ${say.face(card)} for ${say.source('helena-zontero')}: ${good ? 'the roles are dealt anew' : 'all stays as it was'}.`,
    },
    shown: {
      'gary-looter': ({ seat, card }, say) => `${say.character('gary-looter')}: ${say.seat(seat)} {gives|give} up ${say.face(card)}.`,
    },
  },
  questions: {
    'gregory-deck': {
      ask: () => 'Do you exchange both of your extra characters?',
      options: { keep: () => 'Keep both', exchange: () => 'Exchange both' },
    },
    'youl-grinner': {
      ask: (_asked, say) => `${say.character('youl-grinner')} has fewer cards than you. Which one do you give away?`,
      options: { give: ({ card }, say) => `Give away ${say.handle(card)}` },
    },
    'order-details': {
      ask(asked, say) {
        const as = text(about(asked.about), 'as')
        return as === undefined ? 'What exactly shall happen?' : `What exactly shall happen with ${say.the(as)}?`
      },
      options: { order: () => 'Give the order' },
    },
    obey: {
      ask(asked, say) {
        const facts = about(asked.about)
        const card = text(facts, 'card')
        if (card === undefined) return 'You must obey.'
        const [by, target, as] = [number(facts, 'by'), number(facts, 'target'), text(facts, 'as') ?? card]
        const use = as === card ? '' : ` as ${say.a(as)}`
        const at = target === undefined || say.isYou(target) ? '' : ` on ${say.seat(target)}`
        const order = `you must play ${say.a(card)}${use}${at}.`
        return by === undefined ? capital(order) : `${say.seat(by)} gives the orders: ${order}`
      },
      options: { obey: ({ card }, say) => `Play ${say.handle(card)}` },
    },
  },
  fields: {
    'give-away': { ask: 'Which card do you give away?' },
    'order-card': { ask: 'Which card must they play?' },
    'order-use': { ask: 'Used as which card?' },
    'order-target': { ask: 'On whom? For a card without a target: on themselves.' },
  },
}
