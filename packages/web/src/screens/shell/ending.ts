import type { Sitter } from '@sundown/art/portrait'
import type { EndPerson } from '../end/end-screen.tsx'

interface Ended {
  readonly seat: number
  readonly character?: string | undefined
  readonly role?: string | undefined
  readonly state: string
  readonly life: number
}

/** Who everybody was, where each has a character and a role. */
export const endPeople = (seats: readonly Ended[], names: readonly string[], nameOf: (id: string) => string): readonly EndPerson[] =>
  seats.map(({ seat, character, role, state, life }) => {
    const sitter: Sitter = character ? { character } : { person: names[seat] ?? '' }
    return {
      seat,
      sitter,
      character: character && nameOf(character),
      role: role ? { id: role, name: nameOf(role) } : undefined,
      life: state === 'out' ? undefined : Math.max(0, life),
    }
  })
