import { type ErrorWords, inUnits, nameWord } from './types.ts'

const names = {
  length: 'A name has 2 to 24 characters.',
  characters: 'This name has characters that cannot be seen or that confuse. Please choose another.',
  reserved: 'This name is reserved. Please choose another.',
  rude: 'This name is not allowed here. Please choose another.',
}

const units = { second: ['second', 'seconds'], minute: ['minute', 'minutes'], hour: ['hour', 'hours'] } as const

const wait = (seconds: string | number) => {
  const { count, unit } = inUnits(seconds)
  return `${count} ${units[unit][count === 1 ? 0 : 1]}`
}

export const en: ErrorWords = {
  'bad-message': ({ field }) =>
    field === undefined ? 'The server does not understand this message.' : `The server does not understand this message: ${field}.`,
  'too-long': 'This message is too long.',
  'too-deep': 'This message is nested too deeply.',
  'too-fast': ({ seconds: n }) =>
    n === undefined ? 'Too many messages. Please wait a moment.' : `Too many attempts. Please wait ${wait(n)}.`,
  'hello-first': 'The first message must be a greeting.',
  'wrong-version': 'The page is not of the same version as the server. Please reload it.',
  'wrong-origin': 'This request comes from another website.',
  'server-closing': 'The server is about to restart. You will be connected again in a moment.',
  'disk-full': 'The server’s disk is full. Nothing was changed; please tell your host.',
  'store-away': 'The server cannot reach its database at the moment. Please try again in a few seconds.',
  'store-damaged': 'What the server had kept of this is damaged. Nothing was changed; please tell your host.',
  'engine-error': 'Something went wrong on the server. Nothing was changed.',
  'no-such-page': 'There is nothing at this address.',
  'not-logged-in': 'The server does not know you. Please reload the page.',
  'name-taken': 'Somebody has this name, or one that looks like it.',
  'name-not-allowed': ({ why }) => nameWord(names, why, 'This name is not allowed. Please choose another.'),
  'wrong-password': 'Name or password is wrong.',
  'wrong-code': 'Name or recovery code is wrong.',
  'password-too-common': 'This password is one of the most used. Please choose another.',
  'already-an-account': 'You have an account already.',
  'not-an-account': 'This person is a guest and has no account.',
  banned: 'You are banned from this server.',
  'too-many-tokens': ({ most }) =>
    most === undefined ? 'You have too many tokens. Revoke one first.' : `You have ${most} tokens already. Revoke one first.`,
  'too-many-muted': 'You have muted as many people as can be. Listen to somebody again first.',
  'too-many-followed': 'You follow as many people as can be. Follow somebody no longer first.',
  'no-such-table': 'There is no such table, or it was closed.',
  'table-full': 'The table is full.',
  'table-closed': 'The table was closed.',
  'already-started': 'The game has already started.',
  'not-started': 'The game has not started yet.',
  'not-at-table': 'You are not at this table.',
  'not-host': 'Only the host can do this.',
  'not-seated': 'You have no seat at this table.',
  'seat-taken': 'This seat is taken.',
  'no-such-seat': 'There is no such seat.',
  'no-such-person': 'There is no such person here.',
  'no-such-bot': 'There is no bot of this name.',
  'bad-options': 'The game cannot be played with these options.',
  'too-few-seats': ({ least }) => (least === undefined ? 'Too few players to start.' : `This game needs at least ${least} players.`),
  'not-everybody-ready': 'Not everybody is ready yet.',
  'no-spectators': 'This table does not allow spectators.',
  'too-many-tables': 'There are too many tables: yours, this person’s, those of your address or the server’s. Please close one first.',
  'no-such-game': 'There is no such game.',
  'no-such-set': ({ set }) =>
    `This game is played with ${set === undefined ? 'a set' : `the set “${set}”`} that is not here now. Nothing is lost: the game goes on when its host offers the set again.`,
  'game-not-over': 'The game is not over yet: its record is still secret.',
  'not-your-seat': 'This is not your seat.',
  paused: 'The game is paused.',
  'old-question': 'This question has been answered already.',
  'rules-changed': 'The rules were corrected while this game was running, so it was closed. Its record is kept.',
  'not-away': 'This player is here and plays.',
  'away-too-short': ({ seconds: n }) =>
    n === undefined
      ? 'This player has only just gone. Please wait a moment.'
      : `This player has only just gone. Please wait ${wait(n)} before a bot sits in.`,
  'rated-accounts-only': 'Only people with an account can play for ratings. Make one on the page “You”.',
  'rated-people-only': 'At a rated table people play themselves, not through a program.',
  'rated-too-few': ({ least }) => `A rated game needs at least ${least ?? 2} people.`,
  'rated-bots': 'At a rated table only bots can sit whose rating is known.',
  'rated-fixed': 'This cannot be done at a rated table.',
  'rated-pause': ({ seconds: n }) =>
    n === undefined ? 'You have to wait before you can play for ratings again.' : `You can play for ratings again in ${wait(n)}.`,
  'rated-elsewhere': 'You are playing another rated game. Finish it first.',
  silenced: ({ seconds: n }) =>
    n === undefined
      ? 'A moderator has muted you: you can only use phrases.'
      : `A moderator has muted you: for ${wait(n)} you can only use phrases.`,
  'not-a-moderator': 'Only moderators can do this.',
  'not-yourself': 'You cannot do this to yourself.',
  'no-such-report': 'There is no such report, or somebody has dealt with it already.',
  'already-reported': 'You have reported this already. A moderator will look at it.',
  'talk-closed': 'The host has closed the talk.',
  'talk-costs': 'Talking costs a life point now: send it again if you mean it.',
  'not-allowed-to-talk': 'Only those still in the game may talk.',
}
