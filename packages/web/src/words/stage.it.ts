import type { StageWords } from './stage.en.ts'

export const stageIt: StageWords = {
  missed: 'Mancato!',
  holds: (thing) => `${thing} regge`,
  life: (n) => `${n > 0 ? '+' : '−'}${Math.abs(n)} vita`,
  inJail: 'In prigione',
  won: { law: 'La legge regge', outlaws: 'Tramonto', renegade: 'L’ultimo in piedi', draw: 'Non resta nessuno' },
}
