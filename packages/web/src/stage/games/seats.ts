import type { Change, Picture } from '../picture.ts'

/** What is the same at every table where people sit around it. */

export const seatAnchor = (seat: number): string => `seat-${seat}`

/** The sun stands over one seat, or over none. */
export const sunTo = (seat: number | undefined, seen: Picture): readonly Change[] => [
  ...[...seen.keys()].filter((fact) => fact.startsWith('sun ')).map((fact) => ({ fact, to: undefined })),
  ...(seat === undefined ? [] : [{ fact: `sun ${seatAnchor(seat)}`, to: true }]),
]

/** Over whom the sun stands. */
export const sunOver = (seen: Picture): string | undefined => [...seen.keys()].find((fact) => fact.startsWith('sun '))?.slice(4)

/** It makes something visible that was not there. */
export const isRising = (change: Change): boolean => 'to' in change && change.to !== undefined

export const isOf =
  (aspect: string) =>
  ({ fact }: Change): boolean =>
    fact.startsWith(`${aspect} `)
export const isNotOf = (aspect: string) => (change: Change) => !isOf(aspect)(change)

/** How much life somebody is seen to have. */
export const lifeSeen = (at: string, seen: Picture): number => Number(seen.get(`life ${at}`) ?? 0)

/** Before anything is dealt nobody has a face, a role or a life. */
export function nobodyYet(picture: Picture): Map<string, string | number | boolean> {
  const empty = new Map(picture)
  for (const fact of picture.keys()) {
    if (/^(?:face|role|mine|sun) /.test(fact) || picture.get(fact) === 'hand') empty.delete(fact)
    else if (/^(?:life|hand) /.test(fact)) empty.set(fact, 0)
  }
  return empty
}

/** A face, and all the life that goes with it. */
export const facesShown = (faces: readonly string[]): { readonly [beat: string]: readonly Change[] } =>
  Object.fromEntries(
    faces.map((at, i) => [
      `face ${i}`,
      [
        { fact: `face ${at}`, known: true },
        { fact: `life ${at}`, known: true },
      ],
    ]),
  )
