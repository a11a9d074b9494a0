/** A name as somebody might type it: without accents, punctuation or capitals. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Finds things by name: first by the exact name, then by its beginning, then by the beginning of any word in it. */
export function findNamed<T>(things: readonly T[], namesOf: (thing: T) => readonly string[], typed: string): readonly T[] {
  const text = plain(typed)
  if (text === '') return []
  const tests: readonly ((name: string) => boolean)[] = [
    (name) => name === text,
    (name) => name.startsWith(text),
    (name) => ` ${name}`.includes(` ${text}`),
  ]
  for (const test of tests) {
    const found = things.filter((thing) => namesOf(thing).some((name) => test(plain(name))))
    if (found.length > 0) return found
  }
  return []
}
