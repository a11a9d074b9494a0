import type { StageWords } from './stage.en.ts'

export const stageFr: StageWords = {
  missed: 'Raté !',
  holds: (thing) => `${thing} tient bon`,
  life: (n) => `${n > 0 ? '+' : '−'}${Math.abs(n)} vie`,
  inJail: 'En prison',
  won: { law: 'La loi tient bon', outlaws: 'Crépuscule', renegade: 'Le dernier debout', draw: 'Plus personne' },
}
