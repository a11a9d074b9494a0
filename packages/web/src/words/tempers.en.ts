import type { TemperName } from '@sundown/bots/names'

/** How a bot is, besides how well it plays. */
export type Temperament = TemperName | 'plain'

type ByTemper = { readonly [temper in Temperament]: string }

/** Everything said of how bots are. The other languages have exactly these keys. */
export interface TemperWords {
  readonly title: string
  readonly names: ByTemper
  /** Beside a name. */
  readonly kinds: ByTemper
  readonly lines: ByTemper
  /** Everybody at the table has another temper. */
  readonly mixed: string
  readonly mixedLine: string
}

export const tempersEn: TemperWords = {
  title: 'Who sits down?',
  names: { plain: 'Plain', bold: 'Bold', careful: 'Careful', vengeful: 'Vengeful' },
  kinds: { plain: 'plain', bold: 'the hothead', careful: 'the watcher', vengeful: 'the grudge' },
  lines: {
    plain: 'Does what its role asks, and no more.',
    bold: 'Shoots first, counts later.',
    careful: 'Leaves you alone until it is sure of you.',
    vengeful: 'Pays back whoever aimed at it last.',
  },
  mixed: 'Mixed',
  mixedLine: 'Some of each.',
}
