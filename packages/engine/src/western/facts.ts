/** What the card game and the dice game print alike. */

export type RoleId = 'sheriff' | 'deputy' | 'outlaw' | 'renegade'

export interface Name {
  readonly en: string
  readonly fr?: string
  readonly it?: string
}
