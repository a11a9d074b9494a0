/** Text from a file or a player may contain anything, also control codes that a terminal would obey. They are removed; line breaks become spaces. */
export const harmless = (text: string): string => text.replace(/[\n\t]/g, ' ').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')

/** "1 game", "2 games". */
export const gamesIn = (count: number, shown = String(count)): string => `${shown} ${count === 1 ? 'game' : 'games'}`

export function print(line = ''): void {
  process.stdout.write(`${line}\n`)
}

export function printJson(document: unknown): void {
  print(JSON.stringify(document, undefined, 2))
}
