import type { Answer as EngineAnswer } from '@sundown/engine'
import { firstOf } from '@sundown/engine/kernel'
import { loadWords } from '@sundown/engine/words'
import type { Answer } from '@sundown/protocol'
import { use, useMemo, useState } from 'react'
import { Words } from '../app/words.tsx'
import TableScreen from '../screens/table/table-screen.tsx'
import { en } from '../words/en.ts'
import type { Spoken } from '../words/language.ts'
import { linesEn } from '../words/lines.en.ts'
import { SAMPLES, type Sample } from './asked-samples.ts'
import { AskedSession } from './asked-session.ts'
import { OneLanguage } from './one-language.ts'
import './asked.css'

/** Of a card: "Bet Beer (6♥)". */
const labelled =
  (label: string) =>
  ({ card }: EngineAnswer, say: { handle(card: number | undefined): string }): string =>
    card === undefined ? label : `${label} ${say.handle(card)}`

/** The words of the rules, and of the questions that only this page asks. */
const spoken = loadWords('en', ['base']).then((rules): Spoken => {
  const questions = Object.fromEntries(
    SAMPLES.map(({ kind, ask, options }) => [
      kind,
      { ask: () => ask, options: Object.fromEntries(Object.entries(options).map(([id, label]) => [id, labelled(label)])) },
    ]),
  )
  const fields = Object.fromEntries(SAMPLES.flatMap(({ fields: own = {} }) => Object.entries(own)).map(([name, ask]) => [name, { ask }]))
  return {
    language: 'en',
    lines: linesEn,
    ui: en,
    rules: {
      ...rules,
      table: { ...rules.table, fields: { ...rules.table.fields, ...fields } },
      sets: rules.sets.map((set) => ({ ...set, questions: { ...set.questions, ...questions } })),
    },
  }
})

function Asked({ sample }: { readonly sample: Sample }) {
  const [given, setGiven] = useState<Answer>()
  const session = useMemo(
    () => new AskedSession({ number: 1, kind: sample.kind, about: null, ...sample.question }, sample.offers ?? (() => []), setGiven),
    [sample],
  )
  return (
    <>
      <output aria-label="Answer" className="asked-answer">
        {given && JSON.stringify(given)}
      </output>
      <TableScreen session={session} onAgain={() => undefined} again="" />
    </>
  )
}

/** One question of each kind, at the real table: `?part=asked&kind=order`. */
export function AskedParts() {
  const words = use(spoken)
  const store = useMemo(() => new OneLanguage(words), [words])
  const wished = new URLSearchParams(location.search).get('kind')
  const sample = SAMPLES.find(({ kind }) => kind === wished) ?? firstOf(SAMPLES)
  return (
    <Words store={store}>
      <nav aria-label="Kinds of questions" className="asked-kinds">
        {SAMPLES.map(({ kind }) => (
          <a key={kind} href={`?part=asked&kind=${kind}`} aria-current={kind === sample.kind ? 'page' : undefined}>
            {kind}
          </a>
        ))}
      </nav>
      <Asked key={sample.kind} sample={sample} />
    </Words>
  )
}
