import type { StageWords } from './stage.en.ts'

export const stageIt: StageWords = {
  missed: 'Mancato!',
  holds: (thing) => `${thing} regge`,
  life: (n) => `${n > 0 ? '+' : '−'}${Math.abs(n)} vita`,
  inJail: 'In prigione',
  out: 'Eliminato',
  stays: 'Resta',
}
