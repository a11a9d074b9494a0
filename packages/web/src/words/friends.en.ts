/** What is said of friends, of invitations, and of tables by post that wait. The other languages have exactly these keys. */
export const friendsEn = {
  title: 'Friends',
  hereNow: 'Friends here now',
  nobodyHere: 'Nobody you follow is here.',
  all: 'all friends',
  here: 'here',
  notHere: 'not here',
  atTable: 'at a table',
  join: 'Join',
  watch: 'Watch',
  /** For a screen reader: which of the buttons alike it is. */
  of: (what: string, name: string) => `${what}: ${name}`,
  follow: 'Follow',
  unfollow: 'Follow no longer',
  byName: 'Follow somebody by name',
  name: 'Name of the account',
  none: 'You follow nobody yet. Follow somebody by name, or one of those you have played with.',
  mutual: 'follows you too',
  notMutual: 'Does not follow you: only friends of each other see one another, unless they want it otherwise.',
  met: 'Played with you lately',
  block: 'Block',
  unblock: 'Block no longer',
  blocked: 'Blocked',
  blockNote: 'A blocked person can neither follow nor invite you, does not see you, and is never seated with you by Quick play.',
  shown: 'Who sees that you are here',
  shownTo: { nobody: 'Nobody', friends: 'Whom I follow', followers: 'All who follow me' },
  shownNote: 'Tables by invitation are never shown to anybody.',
  guest: 'You play as a guest: your friends are forgotten with you. An account keeps them.',
  invite: 'Invite',
  invited: 'Invited',
  inviteNote: 'Friends who follow you can be called to this table.',
  invitation: (name: string) => `${name} invites you to a table`,
  go: 'Go there',
  notNow: 'Not now',
  away: 'The server cannot be reached.',
  moves: 'Your move',
  slow: (n: number) => (n === 1 ? '1 game by post' : `${n} games by post`),
  yourTurn: 'It is your turn.',
  answer: 'You are asked something.',
  move: 'Move',
  callMove: (host: string) => `Your move at ${host}’s table`,
  left: (seconds: number) =>
    seconds < 3600
      ? `${Math.ceil(seconds / 60)} min`
      : seconds < 48 * 3600
        ? `${Math.floor(seconds / 3600)} h`
        : `${Math.floor(seconds / 86_400)} days`,
}

export type FriendsWords = typeof friendsEn
