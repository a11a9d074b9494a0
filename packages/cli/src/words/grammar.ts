/** "a, b and c" with the word before the last. */
export const listed =
  (word: string) =>
  (things: readonly string[]): string =>
    things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${word} ${things[things.length - 1]}`

/** A number with its noun. `singularTo`: French says "0 carte". */
export const counted =
  (one: string, many: string, zeroIsOne = false) =>
  (count: number): string =>
    `${count} ${count === 1 || (zeroIsOne && count === 0) ? one : many}`
