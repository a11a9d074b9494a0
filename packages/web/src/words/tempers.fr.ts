import type { TemperWords } from './tempers.en.ts'

export const tempersFr: TemperWords = {
  title: 'Qui prend place ?',
  names: { plain: 'Neutre', bold: 'Hardi', careful: 'Prudent', vengeful: 'Rancunier' },
  kinds: { plain: 'neutre', bold: 'tête brûlée', careful: 'toujours sur ses gardes', vengeful: 'n’oublie rien' },
  lines: {
    plain: 'Fait ce que son rôle demande, sans plus.',
    bold: 'Tire d’abord, compte ensuite.',
    careful: 'Vous laisse en paix tant que le doute demeure.',
    vengeful: 'Rend la pareille au dernier qui l’a pris pour cible.',
  },
  mixed: 'Mélange',
  mixedLine: 'Un peu de chaque.',
}
