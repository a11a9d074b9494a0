import type { CreditsWords } from './credits.en.ts'

export const creditsIt: CreditsWords = {
  game: 'BANG! è un gioco di Emiliano Sciarra, edito da dV Giochi. Sundown è un progetto di appassionati, senza legami con loro.',
  icons: 'Icone degli autori di game-icons.net, con licenza CC BY 3.0.',
  fonts: 'Caratteri: Sundown Wood (da Sancreek), League Gothic e Bitter, con licenza SIL Open Font 1.1.',
  own: 'Ritratti, cornici, simboli e suoni sono nostri.',
  source: 'Codice sorgente',
}
