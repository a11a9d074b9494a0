/** What is stamped over seats while something happens. Short: it is read in half a second. */
export const stageEn = {
  missed: 'Missed!',
  holds: (thing: string) => `${thing} holds`,
  life: (n: number) => `${n > 0 ? '+' : '−'}${Math.abs(n)} life`,
  inJail: 'In jail',
  out: 'Out',
  stays: 'Stays',
}

export type StageWords = typeof stageEn
