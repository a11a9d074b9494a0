/** What is said if a game that this browser keeps cannot be kept or opened here. The other languages have exactly these keys. */
export const keepingEn = {
  lost: 'The saved game follows older rules and cannot go on.',
  noSet: (set: string) => `The saved game needs the set “${set}”, which is not here now. It is kept.`,
  elsewhere: 'Your game is open in another tab',
  elsewhereNote: 'It goes on there. If you play on here, it stops there; nothing is lost.',
  here: 'Play on here',
  noRoom: 'This browser has no room to keep your game. If you close this page, it is gone.',
}

export type KeepingWords = typeof keepingEn
