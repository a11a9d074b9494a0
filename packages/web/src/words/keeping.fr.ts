import type { KeepingWords } from './keeping.en.ts'

export const keepingFr: KeepingWords = {
  lost: 'La partie enregistrée suit d’anciennes règles et ne peut pas continuer.',
  noSet: (set) => `La partie enregistrée demande l’extension « ${set} », qui n’est pas là en ce moment. Elle est conservée.`,
  elsewhere: 'Votre partie est ouverte dans un autre onglet',
  elsewhereNote: 'Elle continue là-bas. Si vous jouez ici, elle s’y arrête ; rien n’est perdu.',
  here: 'Continuer ici',
  noRoom: 'Ce navigateur n’a pas de place pour conserver votre partie. Si vous fermez cette page, elle est perdue.',
}
