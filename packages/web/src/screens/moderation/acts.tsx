import { MODERATION_ACTS } from '@sundown/protocol/plain'
import { useState } from 'react'
import { hub } from '../../app/hub.ts'
import { useSpoken } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Area, Select } from '../../kit/fields.tsx'
import type { CompanyWords } from '../../words/company.en.ts'
import { sayRefusal, tellerFor } from '../../words/table.ts'

const HOURS = [1, 24, 72, 168, 720]
const LASTS: ReadonlySet<string> = new Set(['mute', 'unrated'])

/** What a moderator can do, and why. */
export function Acts({ report, words, onDone }: { report: string; words: CompanyWords['moderation']; onDone: () => void }) {
  const { ui, rules } = useSpoken()
  const [act, setAct] = useState<string>('nothing')
  const [hours, setHours] = useState(24)
  const [note, setNote] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [title] = words.acts[act] ?? [act]
  const doIt = async () => {
    const { refusal } = await hub.api.moderate(report, { act, note: note.trim(), ...(LASTS.has(act) && { hours }) })
    setWrong(refusal && sayRefusal(refusal, ui, tellerFor(rules, [], undefined, null)))
    if (!refusal) onDone()
  }
  return (
    <section className="panel moderation-acts" aria-labelledby="moderation-todo">
      <h3 id="moderation-todo">{words.todo}</h3>
      <fieldset>
        <legend className="sr">{words.todo}</legend>
        {MODERATION_ACTS.map((name) => (
          <label key={name} className={name === act ? 'is-chosen' : ''}>
            <input type="radio" name="act" value={name} checked={name === act} onChange={() => setAct(name)} />
            <span>
              <b>{words.acts[name]?.[0]}</b>
              <small>{words.acts[name]?.[1]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {LASTS.has(act) && (
        <Select
          label={words.hours}
          value={String(hours)}
          options={HOURS.map((value) => ({ value: String(value), label: words.hoursOf(value) }))}
          onPick={(value) => setHours(Number(value))}
        />
      )}
      <Area label={words.note} value={note} maxLength={500} rows={3} onChange={({ target }) => setNote(target.value)} />
      {wrong && <p role="alert">{wrong}</p>}
      <Button tone={act === 'ban' ? 'danger' : 'primary'} wide onClick={() => void doIt()}>
        {LASTS.has(act) ? `${title}, ${words.hoursOf(hours)}` : title}
      </Button>
    </section>
  )
}
