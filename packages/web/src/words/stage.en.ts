/** What is stamped over seats while something happens. Short: it is read in half a second. */
export const stageEn = {
  missed: 'Missed!',
  holds: (thing: string) => `${thing} holds`,
  life: (n: number) => `${n > 0 ? '+' : '−'}${Math.abs(n)} life`,
  inJail: 'In jail',
  won: { law: 'The law holds', outlaws: 'Sundown', renegade: 'Last one standing', draw: 'Nobody is left' } as {
    readonly [by: string]: string
  },
}

export type StageWords = typeof stageEn
