import type { Border, Suit } from '@sundown/engine'
import type { Slip } from '../select/select.ts'
import type { GameName } from '../session/played.ts'
import { aroundEn } from './around.en.ts'
import { LaterErrors } from './errors.ts'
import { setsEn } from './sets.en.ts'
import { shortEn } from './short.en.ts'
import type { Gone, Trouble } from './types.ts'

const count = (n: number, singular: string, plural = `${singular}s`): string => `${n} ${n === 1 ? singular : plural}`
/** By post, hours and days. */
const time = (seconds: number): string =>
  seconds >= 2 * 86_400
    ? `${Math.floor(seconds / 86_400)} d`
    : seconds >= 3600
      ? `${Math.floor(seconds / 3600)} h`
      : `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
/** The Sheriff, a Deputy, an Outlaw. */
const aRole = (role: string): string => (role === 'Sheriff' ? `the ${role}` : /^[AEIOU]/.test(role) ? `an ${role}` : `a ${role}`)

/** Everything the interface says, besides what the rules say themselves. The other languages have exactly these keys. */
export const en = {
  name: 'English',
  errors: new LaterErrors(async () => (await import('@sundown/protocol/words/en')).en),
  app: {
    title: 'Sundown',
    /** Title of the page while it is my turn or I am asked. */
    yourTurn: 'Your turn · Sundown',
    shotAt: 'You are shot at · Sundown',
    over: 'The end · Sundown',
    loading: 'Shuffling…',
    back: 'Back',
    home: 'Home',
    close: 'Close',
    menu: 'Menu',
    cancel: 'Cancel',
    more: 'More',
  },
  home: {
    tagline: 'Everyone at the table has a secret, a gun and one evening.',
    choose: 'Games',
    games: {
      bang: { title: 'The card game', short: 'Cards', line: '3 to 8 players, secret roles' },
      dice: { title: 'The dice game', short: 'Dice', line: 'Quick and loud, 3 to 8 players' },
      duel: { title: 'The duel', short: 'Duel', line: 'Two players, two gangs' },
    } satisfies { [game in GameName]: { title: string; short: string; line: string } },
    solo: 'Play against bots',
    soloNote: 'In this page, right away. Works without a network.',
    resume: 'Go on playing',
    resumeNote: (turn: number | undefined) => `Your game against bots${turn === undefined ? '' : `, turn ${turn}`}.`,
    tableOf: (host: string) => `${host}’s table`,
    watch: 'Watch',
    chairs: (taken: number, seats: number) => `${taken} of ${seats} chairs taken`,
    code: 'Table code',
    join: 'Join',
    yourName: 'Your name',
    nameHint: 'Others see it. You can change it later.',
    rename: 'Change name',
    language: 'Language',
  },
  solo: {
    title: 'A game against bots',
    opponents: 'Opponents',
    level: 'How they play',
    deal: 'Deal the cards',
    replaces: 'This ends the game you have open.',
    undo: 'Take back',
    who: 'Who is who?',
    hurry: 'Skip ahead',
    pace: 'Pace of the bots',
    slow: 'Slow',
    normal: 'Normal',
    fast: 'Fast',
  },
  setup: {
    title: 'Set the table',
    bot: 'bot',
    bots: { easy: 'Careless', rule: 'Plays well', normal: 'Remembers', hard: 'Looks ahead' },
  },
  table: {
    turn: (n: number) => `Turn ${n}`,
    standing: (n: number, of: number) => `${n} of ${of} standing`,
    yourTurn: 'Your turn',
    turnOf: (name: string) => `${name} has the turn`,
    phases: { start: 'Start', draw: 'Draw', play: 'Play', discard: 'Discard', end: 'End' },
    you: 'You',
    bot: 'bot',
    deck: (n: number) => `Deck · ${n}`,
    discard: (n: number) => `Discard · ${n}`,
    noDiscard: 'Nothing discarded yet',
    reach: (n: number) => `reach ${n}`,
    wasRole: (role: string) => `was ${aRole(role)}`,
    eliminated: 'out of the game',
    spectating: (late: number) => (late === 0 ? 'You are watching' : `You are watching, ${count(late, 'turn')} late`),
    eliminatedYou: 'You are out. You may watch.',
    openHands: 'You see all cards now.',
    handOf: (name: string) => `${name}’s cards`,
    hand: 'Your hand',
    emptyHand: 'No cards in hand',
    opponents: 'Players',
    asText: 'The table as text',
    endTurn: 'End turn',
    find: 'Find a card',
    putBack: 'Put it back',
    play: 'Play it',
    pickTarget: 'Who is the target?',
    /** What I can do with a gun now: how far, how often in one turn (nothing: as often as I like). */
    means: (reach: number, fired: number, shots: number | undefined) => {
      if (shots === undefined) return `You reach ${reach}, and may fire as often as you like.`
      if (fired === 0) return `You reach ${reach}: ${shots === 1 ? 'one BANG!' : `${shots} BANG!`} a turn.`
      return `You reach ${reach}: ${fired < shots ? `${shots - fired} more` : 'no more'} BANG! this turn.`
    },
    tapTarget: 'tap to aim',
    tapChoice: 'tap to choose',
    picked: (n: number, min: number, max: number) => (min === max ? `${n} of ${max} picked` : `${n} picked, at most ${max}`),
    done: 'Done',
    playsAs: (card: string) => `plays as ${card}`,
    waiting: 'Waiting…',
    secret: 'Somebody is deciding.',
    passForMe: 'Pass for me',
    passNote: 'Declines for you after a short wait, whatever you hold.',
    botPlays: 'a bot plays for now',
    awayFor: (time: string) => `away for ${time}`,
    log: 'Log',
    rulings: 'Rulings',
    clock: time,
    seal: 'Seal of this deal',
  },
  slips: {
    'unused-bang': { ask: 'You can still shoot. End the turn?', yes: 'End turn', no: 'Keep playing' },
    'last-life': { ask: 'This takes your last life. Sure?', yes: 'Take it', no: 'Look again' },
    'give-up': { ask: 'A card could save you. Give up?', yes: 'Give up', no: 'Look again' },
  } satisfies { [slip in Slip]: { ask: string; yes: string; no: string } },
  talk: {
    title: 'Chat',
    report: (name: string) => `Report ${name}`,
  },
  end: {
    title: 'The end',
    rematch: 'Rematch',
    rematchWait: (name: string) => `${name} can start a rematch.`,
    rematchInvite: (name: string) => `${name} invites you to a rematch.`,
    rematchIn: (n: number, of: number) => `Rematch · ${n} of ${of} in`,
    newGame: 'New game',
    leave: 'Leave the table',
  },
  connection: {
    connecting: 'Connecting…',
    lost: 'The line is down. Trying again…',
    back: 'Back at the table.',
    gone: 'The server does not answer. Your game is kept.',
    retry: 'Try now',
    reload: 'There is a new version.',
    reloadNow: 'Reload',
    loggedOut: 'You were logged out.',
    banned: 'You are banned from this server.',
    comeBack: 'Come in again',
  },
  trouble: {
    unreachable: 'The server does not answer. Try again.',
    broken: 'Something went wrong in this page. Your game is kept.',
    'not-found': 'There is nothing at this address.',
    copy: 'Could not copy. Select the text instead.',
  } satisfies { [code in Trouble]: string },
  gone: {
    kicked: 'The host sent you away from this table.',
    closed: 'This table was closed.',
    left: 'You have left this table.',
    'no-spectators': 'This table does not allow spectators.',
    other: 'You are no longer at this table.',
  } satisfies { [why in Gone]: string },
  ...aroundEn,
  sets: setsEn,
  short: shortEn,
  /** For a screen reader. */
  speak: {
    suits: { hearts: 'hearts', diamonds: 'diamonds', clubs: 'clubs', spades: 'spades' } satisfies { [suit in Suit]: string },
    ranks: { J: 'jack', Q: 'queen', K: 'king', A: 'ace' },
    index: (rank: string, suit: string) => `${rank} of ${suit}`,
    borders: {
      brown: 'play and discard',
      blue: 'stays in play',
      green: 'ready next turn',
      orange: 'a dangerous card',
      black: 'equipment for sale',
    } satisfies {
      [border in Border]: string
    },
    inReach: (names: string) => `in reach: ${names}`,
    nobodyInReach: 'nobody in reach',
    playable: 'can be played',
    choosable: 'can be chosen',
    notPlayable: (why: string) => `cannot be played: ${why}`,
    pickedUp: 'picked up',
    picked: 'picked',
    life: (life: number, max: number) => `${life} of ${max} life`,
    hand: (n: number) => `${count(n, 'card')} in hand`,
    weapon: (name: string, reach: number) => `${name}, reach ${reach}`,
    distance: (n: number) => `distance ${n}`,
    hasTurn: 'has the turn',
    waitedFor: 'being waited for',
    canAim: 'can be aimed at',
    cannotAim: (why: string) => `cannot be aimed at: ${why}`,
    disconnected: 'disconnected',
    eliminated: (role: string) => `eliminated, was ${aRole(role)}`,
    you: 'you',
    inFront: (cards: string) => `in play: ${cards}`,
    nothingInFront: 'nothing in play',
    more: (n: number) => `${count(n, 'more event')} before that.`,
    clock: (seconds: number) => `${count(seconds, 'second')} left`,
  },
}
