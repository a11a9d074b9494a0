/** What is said about one card, character or role: the rule in a sentence or two, and what players argue about. */
export interface Entry {
  readonly text: string
  readonly rulings: readonly string[]
}

/** The words of one set in one language. Names are not here: they are facts. */
export interface SetWords<Card extends string, Character extends string, Role extends string> {
  readonly title: string
  /** One line on what the set adds. */
  readonly adds: string
  readonly cards: { readonly [id in Card]: Entry }
  readonly characters: { readonly [id in Character]: Entry }
  readonly roles: { readonly [id in Role]: Entry }
}
