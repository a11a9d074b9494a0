/** Text from a file or a player may contain anything, also control codes that a terminal would obey. They are removed; line breaks become spaces. */
export const harmless = (text: string): string => text.replace(/[\n\t]/g, ' ').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')

/** "1 game", "2 games". */
export const gamesIn = (count: number, shown = String(count)): string => `${shown} ${count === 1 ? 'game' : 'games'}`

export function print(line = ''): void {
  process.stdout.write(`${line}\n`)
}

/** What JSON itself leaves as it is, although a terminal would obey it. */
const UNSEEN = /[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]/gu
const escaped = (letter: string): string =>
  Array.from({ length: letter.length }, (_, i) => `\\u${letter.charCodeAt(i).toString(16).padStart(4, '0')}`).join('')

export function printJson(document: unknown): void {
  print(JSON.stringify(document, undefined, 2).replace(UNSEEN, escaped))
}
