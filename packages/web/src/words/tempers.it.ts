import type { TemperWords } from './tempers.en.ts'

export const tempersIt: TemperWords = {
  title: 'Chi si siede?',
  names: { plain: 'Neutro', bold: 'Audace', careful: 'Prudente', vengeful: 'Vendicativo' },
  kinds: { plain: 'neutro', bold: 'testa calda', careful: 'sempre all’erta', vengeful: 'non dimentica' },
  lines: {
    plain: 'Fa ciò che chiede il suo ruolo, e nient’altro.',
    bold: 'Prima spara, poi conta.',
    careful: 'Vi lascia in pace finché non è certo di voi.',
    vengeful: 'Ripaga chi lo ha preso di mira per ultimo.',
  },
  mixed: 'Misto',
  mixedLine: 'Un po’ di tutto.',
}
