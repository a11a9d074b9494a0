/** What only the page of credits says. */
export const creditsEn = {
  game: 'BANG! was designed by Emiliano Sciarra and is published by dV Giochi. Sundown is a fan project and not affiliated with them.',
  icons: 'Icons by the authors of game-icons.net, licensed under CC BY 3.0.',
  fonts: 'Fonts: Sundown Wood (from Sancreek), League Gothic and Bitter, under the SIL Open Font License 1.1.',
  own: 'Portraits, frames, symbols and sounds are our own.',
  source: 'Source code',
}

export type CreditsWords = typeof creditsEn
