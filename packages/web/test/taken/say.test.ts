import type { DeedKind, Guess, Reason } from '@sundown/bots/explain'
import { describe, expect, test } from 'vitest'
import { type Cast, sayGuess } from '../../src/screens/taken/say.ts'
import type { TakenWords } from '../../src/words/taken.en.ts'
import { loadTaken } from '../../src/words/taken.ts'

const CAST: Cast = { names: ['Marta', 'Anna', 'Eli', 'Oda'], me: 0, shown: [undefined, undefined, 'sheriff', undefined] }

const guess = (seat: number, reason?: Reason): Guess => ({
  seat,
  role: 'outlaw',
  chance: 0.784,
  chances: { sheriff: 0, deputy: 0.1, outlaw: 0.784, renegade: 0.116 },
  reason,
})
const shot = (by: number, at: number, count: number): Reason => ({ kind: 'shot', by, at, count })

const SAID = {
  en: [
    'I take Anna for an Outlaw, 78 %: Anna shot at the Sheriff twice.',
    'I take you for an Outlaw, 78 %: you shot at me.',
    'The table takes Anna for an Outlaw, 78 %: that is what is left of the roles.',
    'Anna is probably an Outlaw, 78 %: Anna shot at you 3 times.',
  ],
  fr: [
    'Je prends Anna pour un Hors-la-loi, 78 % : Anna a tiré deux fois sur le Shérif.',
    'Je vous prends pour un Hors-la-loi, 78 % : vous avez tiré sur moi.',
    'La table prend Anna pour un Hors-la-loi, 78 % : c’est ce qui reste des rôles.',
    'Anna est sans doute un Hors-la-loi, 78 % : Anna a tiré 3 fois sur vous.',
  ],
  it: [
    'Prendo Anna per un Fuorilegge, 78 %: Anna ha sparato due volte allo Sceriffo.',
    'Ti prendo per un Fuorilegge, 78 %: mi hai sparato.',
    'Il tavolo prende Anna per un Fuorilegge, 78 %: è quello che resta dei ruoli.',
    'Anna è probabilmente un Fuorilegge, 78 %: Anna ti ha sparato 3 volte.',
  ],
} as const

/** Spaces that do not break are spaces. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

const KINDS: readonly DeedKind[] = ['shot', 'robbed', 'jailed', 'challenged', 'harmed', 'helped', 'all']

describe.each(['en', 'fr', 'it'] as const)('a guess in %s', (language) => {
  const say = async (tell: (words: TakenWords) => string): Promise<string> => plain(tell(await loadTaken(language)))

  test('says who is taken for what and why, to whoever reads it', async () => {
    expect([
      await say((words) => sayGuess(words, CAST, guess(1, shot(1, 2, 2)), 'player', 3)),
      await say((words) => sayGuess(words, CAST, guess(0, shot(0, 3, 1)), 'player', 3)),
      await say((words) => sayGuess(words, CAST, guess(1), 'table')),
      await say((words) => sayGuess(words, CAST, guess(1, shot(1, 0, 3)), 'nobody')),
    ]).toEqual(SAID[language])
  })

  test('names no deed that he has no part in: it only says what is left for him', async () => {
    const words = await loadTaken(language)
    expect(sayGuess(words, CAST, guess(1, shot(3, 2, 1)), 'table')).toBe(sayGuess(words, CAST, guess(1), 'table'))
    expect(sayGuess(words, CAST, guess(1, shot(3, 1, 1)), 'table')).not.toBe(sayGuess(words, CAST, guess(1), 'table'))
  })

  test('is a whole sentence for every kind of deed, done by and to anybody', async () => {
    const words = await loadTaken(language)
    const all = KINDS.flatMap((kind) =>
      [0, 1, 2, 3].flatMap((by) =>
        [0, 1, 2, 3]
          .filter((at) => at !== by)
          .flatMap((at) =>
            // About whoever did it, and about whom it was done to.
            (kind === 'all' ? [by] : [by, at]).map((about) =>
              plain(sayGuess(words, CAST, guess(about, { kind, by, at: kind === 'all' ? undefined : at, count: 2 }), 'player', 3)),
            ),
          ),
      ),
    )
    for (const sentence of all) expect(sentence).toMatch(/^\p{Lu}[^:]+, 78 % ?: \S.*[^.]\.$/u)
    expect(all.filter((sentence) => /undefined|NaN| {2}|\(\)/.test(sentence))).toEqual([])
    // Only what hits everybody names nobody, so it is said alike.
    expect(new Set(all).size).toBe((KINDS.length - 1) * 24 + 4)
  })
})
