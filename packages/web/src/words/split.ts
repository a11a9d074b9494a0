/** What the question bar says: the first sentence large, what follows small. */
export interface Saying {
  readonly title: string
  readonly detail?: string | undefined
}

export function split(text: string): Saying {
  const end = text.search(/[.?!…] (?=\p{Lu})/u)
  const isName = end >= 0 && text.slice(0, end + 1).endsWith('BANG!')
  return end < 0 || isName ? { title: text } : { title: text.slice(0, end + 1), detail: text.slice(end + 2) }
}
