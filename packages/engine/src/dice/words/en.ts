import type { RoleId } from '../../western/facts.ts'
import { capital, count, list, points, possessive, typeset, win } from '../../western/words/english.ts'
import { about, number, text } from '../../western/words/facts.ts'
import { grouped } from './grouped.ts'
import type { DiceWords, Say } from './types.ts'

const ROLES: { readonly [role in RoleId]: string } = {
  sheriff: 'the Sheriff',
  deputy: 'a Deputy',
  outlaw: 'an Outlaw',
  renegade: 'a Renegade',
}

const someDice = (n: number): string => (n === 1 ? '1 die' : `${n} dice`)
const arrows = (n: number): string => count(n, 'arrow')
const who = (seat: number | undefined, say: Say): string => (seat === undefined ? 'This player' : say.seat(seat))
const you = (seat: number | undefined, say: Say): string => (seat !== undefined && say.isYou(seat) ? 'yourself' : say.seat(seat ?? 0))

/** Who gets how much. */
const several = (given: Parameters<typeof grouped>[0], say: Say): string =>
  list(grouped(given).map(({ seat, count: n }) => `${say.seat(seat)}${n > 1 ? ` (${n}×)` : ''}`))

const CAUSES: { readonly [cause: string]: string } = {
  bullseye: 'a Bull’s Eye',
  gatling: 'the Gatling',
  indians: 'the Indians',
  dynamite: 'the Dynamite',
  beer: 'Beer',
}
const cause = (id: string, say: Say): string => CAUSES[id] ?? say.character(id)

export const en: DiceWords = {
  title: 'BANG! The Dice Game',
  adds: 'Five dice, nine arrows and a showdown for 3 to 8 players.',
  typeset,
  you: { acts: 'you', else: 'you' },
  list,
  characters: {
    'bart-cassidy': {
      text: 'Hit by a Bull’s Eye or a Gatling? For any point you may pick up an arrow instead of losing it.',
      rulings: [
        'Indians and Dynamite cannot be paid with arrows.',
        'The last arrow in the middle is never yours to take.',
        'You decide point by point.',
      ],
    },
    'black-jack': {
      text: 'Dynamite does not lock for you: you may roll it again while fewer than three show.',
      rulings: ['It costs one of your normal rolls.', 'Three at once stop you like everybody else.'],
    },
    'calamity-janet': {
      text: 'Your 1s and 2s are interchangeable: each hits at distance 1 or 2 as you like.',
      rulings: ['You decide die by die when you aim.'],
    },
    'el-gringo': {
      text: 'Whoever’s dice cost you life picks up an arrow.',
      rulings: [
        'One arrow for all Bull’s Eyes together, one for the Gatling.',
        'It may be the last arrow.',
        'Indians and your own Dynamite bring nobody an arrow.',
        'Only while you are still alive.',
      ],
    },
    'jesse-jones': {
      text: 'With four life points or fewer, every Beer you drink yourself is worth two.',
      rulings: ['What counts is your life when your Beers are poured.', 'A Beer from somebody else is worth one.'],
    },
    jourdonnais: {
      text: 'However many arrows you have, the Indians take one life point at most.',
      rulings: ['Your arrows go back like all others.'],
    },
    'kit-carlson': {
      text: 'Each Gatling on your dice lets you remove one arrow from anybody, yourself included.',
      rulings: ['One Gatling is enough for that.', 'Three fire as usual, and remove three arrows as well.'],
    },
    'lucky-duke': { text: 'You may roll a fourth time.', rulings: ['Dynamite stays where it is, for you too.'] },
    'paul-regret': { text: 'The Gatling never hits you.', rulings: ['Bull’s Eyes and Indians hurt you as usual.'] },
    'pedro-ramirez': {
      text: 'For every life point you lose you may put one of your arrows back.',
      rulings: ['The point is lost all the same.', 'In an Indian attack it changes nothing.'],
    },
    'rose-doolan': {
      text: 'You shoot one place further: a 1 hits at distance 1 or 2, a 2 at distance 2 or 3.',
      rulings: ['A distance that does not exist at the table cannot be chosen.'],
    },
    'sid-ketchum': {
      text: 'Before you roll, a player of your choice gains a life point.',
      rulings: ['You may choose yourself.', 'You must choose, even where nobody can gain anything.'],
    },
    'slab-the-killer': {
      text: 'Once a turn a Beer may double one of your Bull’s Eyes: its target loses two points.',
      rulings: ['The Beer is used up and heals nobody.', 'You say so when you aim.'],
    },
    'suzy-lafayette': {
      text: 'A turn that ends without a 1 or a 2 on your dice brings you two life points.',
      rulings: ['Only what the dice show at the end counts.', 'Also after three Dynamites, if you survive them.'],
    },
    'vulture-sam': {
      text: 'Each time somebody else is eliminated you gain two life points.',
      rulings: ['Not if you die of the same blow.', 'Never above what you started with.'],
    },
    'willy-the-kid': { text: 'Two Gatlings are enough for you to fire.', rulings: ['Never more than once a turn.'] },
  },
  roles: {
    sheriff: {
      text: 'Known to everybody. Must see all Outlaws and Renegades fall, and has two life points more.',
      rulings: ['Takes the first turn.'],
    },
    deputy: { text: 'Wins with the Sheriff, dead or alive.', rulings: ['Nobody knows who it is until the Deputy falls.'] },
    outlaw: { text: 'Wins as soon as the Sheriff falls, unless a Renegade is the only one left.', rulings: ['Dead Outlaws win too.'] },
    renegade: {
      text: 'Wants to be the last one standing, with the Sheriff falling last of all.',
      rulings: ['With two Renegades each plays alone.'],
    },
  },
  faces: {
    arrow: {
      text: 'Take an arrow at once. Whoever takes the last one brings the Indians on everybody.',
      rulings: ['An arrow you keep is not counted again.'],
    },
    dynamite: {
      text: 'Cannot be rolled again. Three end your rolling and cost you a life point.',
      rulings: ['All your other dice still count.'],
    },
    'bullseye-1': { text: 'A player one place away loses a life point.', rulings: ['Only players in play count for the distance.'] },
    'bullseye-2': { text: 'A player two places away loses a life point.', rulings: ['With two or three players left it counts as a 1.'] },
    beer: { text: 'You or any other player gains a life point.', rulings: ['Never above what one started with.'] },
    gatling: { text: 'Three cost everybody else a life point and rid you of all your arrows.', rulings: ['It fires once a turn.'] },
  },
  goals: {
    sheriff: 'Eliminate all Outlaws and Renegades.',
    deputy: 'Protect the Sheriff and win together.',
    outlaw: 'Eliminate the Sheriff.',
    renegade: 'Be the last one standing: the Sheriff must fall last.',
  },
  goalsOfThree: {
    deputy: 'Eliminate the Renegade yourself; if somebody else does, be the last one standing.',
    outlaw: 'Eliminate the Deputy yourself; if somebody else does, be the last one standing.',
    renegade: 'Eliminate the Outlaw yourself; if somebody else does, be the last one standing.',
  },
  events: {
    started: ({ first }, say) => `The roles are dealt. ${say.seat(first)} {goes|go} first.`,
    character: ({ seat, character }, say) => `${say.seat(seat)} {rides|ride} in as ${say.character(character)}.`,
    'role-shown': ({ seat, role }, say) => `${say.seat(seat)} {is|are} ${ROLES[role]}, for all to see.`,
    turn: ({ seat, number: turn }, say) => `Turn ${turn}: ${say.seat(seat)}.`,
    rolled: ({ seat, roll, dice, faces }, say) =>
      roll === 1
        ? `${say.seat(seat)} {rolls|roll} ${say.faces(faces)}.`
        : `${say.seat(seat)} {rolls|roll} ${someDice(dice.length)} again: ${say.faces(dice.flatMap((die) => faces[die] ?? []))}.`,
    stopped: ({ seat, faces }, say) => `${say.seat(seat)} {stays|stay} with ${say.faces(faces)}.`,
    arrow: ({ seat, arrows: held, supply, because }, say) =>
      `${say.character(because) ? `${say.character(because)}: ` : ''}${say.seat(seat)} {takes|take} an arrow and {has|have} ${held}; ${supply} ${supply === 1 ? 'is' : 'are'} left in the middle.`,
    'arrows-back': ({ seat, count: n, because }, say) => {
      if (because === 'indians') return undefined
      return `${say.character(because) ? `${say.character(because)}: ` : ''}${say.seat(seat)} {is|are} rid of ${arrows(n)}.`
    },
    indians: () => 'The last arrow is gone: the Indians attack! All arrows go back.',
    dynamite: ({ seat }, say) => `Three Dynamites blow up in ${possessive(say.seat(seat))} face!`,
    aimed: ({ seat, shots }, say) =>
      `${say.seat(seat)} {fires|fire} at ${several(
        shots.map(({ target, points: count }) => ({ seat: target, count })),
        say,
      )}.`,
    poured({ seat, to }, say) {
      const own = to.filter((drinker) => drinker === seat).length
      const others = to.filter((drinker) => drinker !== seat).map((drinker) => ({ seat: drinker, count: 1 }))
      if (others.length === 0) return `${say.seat(seat)} {drinks|drink} ${count(own, 'Beer')}.`
      return `${say.seat(seat)} {pours|pour} Beer for ${several(others, say)}${own === 0 ? '' : ` and {drinks|drink} ${own}`}.`
    },
    gatling: ({ seat }, say) => `${say.seat(seat)} {fires|fire} the Gatling at everybody!`,
    ability: ({ seat, source, target }, say) =>
      `${say.seat(seat)} {uses|use} the ability of ${say.character(source)}${target === undefined ? '' : ` on ${say.seat(target)}`}.`,
    wounded: ({ seat, amount, life, cause: why }, say) =>
      `${say.seat(seat)} {loses|lose} ${points(amount)} to ${cause(why, say)} (${life > 0 ? life : 'none'} left).`,
    healed: ({ seat, amount, life, cause: why }, say) =>
      `${say.seat(seat)} {gains|gain} ${points(amount)} from ${cause(why, say)} (${life} now).`,
    eliminated: ({ seat, role, by }, say) =>
      by === undefined
        ? `${say.seat(seat)} {bites|bite} the dust: ${ROLES[role]}.`
        : `${say.seat(by)} {sends|send} ${say.seat(seat)} to Boot Hill: ${ROLES[role]}.`,
    over: ({ roles }, say) => `The roles: ${list(roles.map((role, seat) => `${say.seat(seat)} (${say.role(role)})`))}.`,
  },
  dealt: (name, role) => `${possessive(name)} role: ${role}.`,
  questions: {
    roll: {
      ask(asked) {
        const left = number(about(asked.about), 'left') ?? 0
        return `You may roll ${left === 1 ? 'once more' : `${left} more times`}. Do you?`
      },
      options: { roll: () => 'Roll again', stop: () => 'Keep these dice' },
    },
    aim: {
      ask: () => 'Who gets your shots?',
      options: { aim: () => 'Fire', double: () => 'Fire, and spend a Beer to double one shot' },
    },
    beer: {
      ask: (asked) => `Who drinks your ${count(number(about(asked.about), 'beers') ?? 1, 'Beer')}?`,
      options: { pour: () => 'Pour' },
    },
    'arrow-instead': {
      ask(asked, say) {
        const facts = about(asked.about)
        const by = number(facts, 'by')
        return `${by === undefined ? 'You are hit' : `${say.seat(by)} hits you`} for ${points(number(facts, 'points') ?? 1)}. Take an arrow instead of a point?`
      },
      options: { 'take-arrow': () => 'Take an arrow', 'lose-life': () => 'Lose a life point' },
    },
    'drop-arrow': {
      ask: () => 'You have lost a life point. Put one of your arrows back?',
      options: { 'drop-arrow': () => 'Put an arrow back', 'keep-arrows': () => 'Keep your arrows' },
    },
    'remove-arrow': {
      ask: (asked) => `Whose arrow do you remove? You have ${count(number(about(asked.about), 'dice') ?? 1, 'Gatling')} left.`,
      options: {
        'remove-arrow': ({ seat }, say) =>
          seat !== undefined && say.isYou(seat) ? 'One of your own' : `One of ${possessive(say.seat(seat ?? 0))}`,
        done: () => 'No more',
      },
    },
    'give-life': {
      ask: () => 'Who gains a life point before you roll?',
      options: { 'give-life': ({ seat }, say) => capital(you(seat, say)) },
    },
  },
  reasons: {
    'game-over': () => 'The game is over.',
    'old-question': () => 'That was an answer to an earlier question.',
    'not-asked': () => 'It is not for you to decide now.',
    'not-allowed': () => 'That is not possible now.',
    'not-your-turn': () => 'It is not your turn.',
    'still-rolling': () => 'Finish rolling first.',
    'no-rolls-left': (facts) => `You have rolled ${number(facts, 'rolls') ?? 3} times: that is all.`,
    'three-dynamites': () => 'Three Dynamites: no more rolling this turn.',
    'dynamite-stays': () => 'Dynamite cannot be rolled again.',
    'no-dice-named': () => 'Name at least one die to roll.',
    unassigned: (facts, say) => `Every die counts: ${say.face(text(facts, 'face') ?? '')} has no target yet.`,
    'no-such-seat': () => 'There is no such player.',
    'not-in-play': (facts, say) => `${who(number(facts, 'seat'), say)} is out of the game.`,
    yourself: () => 'You cannot shoot yourself.',
    'wrong-distance': (facts, say) =>
      `${who(number(facts, 'seat'), say)} is at distance ${facts.distance}; ${say.face(text(facts, 'face') ?? '')} hits at distance ${String(facts.reach).replace(' ', ' or ')}.`,
    'one-doubling': () => 'Only one shot a turn can be doubled.',
    'nothing-to-double': () => 'That takes Slab the Killer, a Beer and a 1 or a 2.',
    'last-arrow': () => 'The last arrow cannot be taken instead of a point.',
    'no-arrows': (facts, say) => `${who(number(facts, 'seat'), say)} has no arrows.`,
    'no-gatling-left': () => 'Each Gatling removes one arrow: you have none left.',
  },
  fields: {
    dice: { ask: 'Which dice do you roll again?' },
    doubled: { ask: 'Which shot is doubled?' },
    'bullseye-1': { ask: 'Whom does this 1 hit?' },
    'bullseye-2': { ask: 'Whom does this 2 hit?' },
    beer: { ask: 'Who drinks this Beer?' },
  },
  unseen: 'a card',
  die: (n, face) => (face === undefined ? `die ${n}` : `die ${n}: ${face}`),
  because: (what, more) => `${what}: ${more}`,
  waiting: (seats, say) => (seats === undefined || seats.length === 0 ? 'Waiting for answers.' : `Waiting for ${say.seats(seats)}.`),
  outcomes: {
    law: (winners, say) => `Law and order: ${win(winners, say)} for the law.`,
    outlaws: (winners, say) => `The Sheriff is down: ${win(winners, say)} for the Outlaws.`,
    renegade: (winners, say) => `${win(winners, say, ', the Renegade,')} alone.`,
    deputy: (winners, say) => `${win(winners, say, ', the Deputy,')} alone.`,
    outlaw: (winners, say) => `${win(winners, say, ', the Outlaw,')} alone.`,
    nobody: () => 'Nobody is left: a draw.',
  },
  ended: 'The game is over.',
}
