const count = (n: number, singular: string, plural = `${singular}s`): string => `${n} ${n === 1 ? singular : plural}`

/** Everything said when a game is over. The other languages have exactly these keys. */
export const endEn = {
  lost: 'You lose.',
  roles: 'Who was who',
  alive: (life: number) => `${count(life, 'life point')} left`,
  dead: 'eliminated',
  winner: 'wins',
  fair: 'Was the deal fair?',
  checking: 'Checking the deal…',
  verified: 'Every move follows the rules, and the seed matches its seal.',
  shared: 'The players made the seed together.',
  mine: 'Your share is in it.',
  unfair: 'The record does not match its seal. Tell your host.',
  failed: 'The record could not be checked.',
  again: 'Check again',
  seed: 'Seed',
  seal: 'Seal',
  download: 'Download the record',
  /** Eliminated, and among the winners. */
  stillWins: 'and wins all the same',
  fell: (round: number, by: string | undefined, cause: string | undefined) =>
    `fell in round ${round}${by === undefined ? '' : ` to ${by}`}${cause === undefined ? '' : ` (${cause})`}`,
  /** Where somebody plays several characters. */
  fallen: (n: number) => `${count(n, 'character')} lost`,
  you: 'you',
  life: 'Life, round by round',
  round: (n: number) => (n === 0 ? 'Deal' : `Round ${n}`),
  lives: (name: string, lives: string) => `${name}: ${lives}`,
  asTable: 'The same as a table',
  player: 'Player',
  moment: (round: number, step: number) => `Round ${round}, step ${step}`,
  turnings: 'Turning points',
  strength: (a: number, b: number, c: number, d: number) =>
    `Life of the winners: ${a === c ? a : `${a} → ${c}`}; of all others: ${b === d ? b : `${b} → ${d}`}.`,
  bestShot: 'Best shot:',
  shotOn: (name: string, victim: string, cause: string) => `${name} on ${victim} (${cause}).`,
  numbers: { title: 'In numbers', damage: 'Life taken', felled: 'Felled', saves: 'Dodged', healed: 'Regained' },
  luck: {
    title: 'Luck of the draw',
    cards: 'How often a card that was turned over helped, against how often that was to be expected of the whole deck.',
    dice: 'How many dice showed neither arrow nor dynamite, against the four of six that were to be expected.',
    tries: 'Tries',
    lucky: 'Went well',
    expected: 'Expected',
  },
  story: {
    title: 'The story in a picture',
    alt: (headline: string, story: string) => `The picture says: ${headline}. ${story}`,
    names: 'Names in picture and link',
    named: 'With names',
    unnamed: 'Without names',
    share: 'Share',
    copy: 'Copy the picture',
    download: 'Download',
    copyLink: 'Copy the link',
    copied: 'The picture is copied.',
    linkCopied: 'The link is copied.',
    failed: 'Your browser did not allow it. Try to download the picture.',
    linkNote:
      'Whoever has the link can watch the game. It shows this picture where you send it, and names only while their owners have an account.',
  },
  replay: 'Watch the replay',
  fire: 'Told around the fire',
  remarks: {
    shooter: { title: (name: string) => `${name}, quick on the draw`, text: (n: number) => `took ${count(n, 'life point')} from others` },
    undertaker: { title: (name: string) => `${name}, the undertaker’s friend`, text: (n: number) => `${n} sent to Boot Hill` },
    blow: { title: (name: string) => `${name}, hard hit`, text: (n: number) => `${count(n, 'life point')} gone at once` },
    dodger: { title: (name: string) => `${name}, hard to hit`, text: (n: number) => `${count(n, 'shot')} dodged` },
    nursed: { title: (name: string) => `${name}, well looked after`, text: (n: number) => `${count(n, 'life point')} regained` },
    lucky: { title: (name: string) => `${name}, born lucky`, text: (n: number, of: number) => `${n} of ${of} cards turned up well` },
    unlucky: { title: (name: string) => `${name}, out of luck`, text: (n: number, of: number) => `${n} of ${of} cards turned up badly` },
    arrows: { title: (name: string) => `${name}, a pincushion`, text: (n: number) => `${count(n, 'arrow')} taken` },
    'friendly-fire': { title: (name: string) => `${name}, own worst enemy`, text: () => 'shot a Deputy on the same side' },
  },
}

export type EndWords = typeof endEn
