/** What is said around the table: settings, keys, credits. */
export const aroundEn = {
  account: { title: 'Account' },
  pages: { learn: 'Learn', learnNow: 'Learn in five minutes', library: 'The cards', help: 'How to play', replay: 'Replays' },
  settings: {
    title: 'Settings',
    theme: 'Theme',
    mute: 'Mute',
    hints: 'Hints',
  },
  notice: {
    turn: 'It is your turn.',
    asked: 'You are asked something.',
    shot: (name: string) => `${name} shoots at you.`,
    over: 'The game is over.',
  },
  keys: {
    title: 'Keys',
    move: 'Move among the choices',
    confirm: 'Confirm',
    back: 'Put back',
    numbers: 'Choose by number',
    end: 'End turn',
    log: 'Open the log',
    text: 'The table as text',
    undo: 'Take back',
    skip: 'Skip the motion',
    look: 'Look up what has the focus',
    help: 'Show the keys',
    names: { arrows: 'Arrow keys', enter: 'Enter', escape: 'Esc' },
  },
  credits: {
    title: 'Credits',
  },
}
