import type { CreditsWords } from './credits.en.ts'

export const creditsFr: CreditsWords = {
  game: 'BANG! est un jeu d’Emiliano Sciarra, édité par dV Giochi. Sundown est un projet d’amateurs, sans lien avec eux.',
  icons: 'Icônes des auteurs de game-icons.net, sous licence CC BY 3.0.',
  fonts: 'Polices : Sundown Wood (d’après Sancreek), League Gothic et Bitter, sous licence SIL Open Font 1.1.',
  own: 'Portraits, cadres, symboles et sons sont les nôtres.',
  source: 'Code source',
}
