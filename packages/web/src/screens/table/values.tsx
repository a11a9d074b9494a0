import { fieldOf } from '@sundown/protocol/codec'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/fields.tsx'
import { useAt } from './at.ts'

/** More than this many are looked through by name. */
const MANY = 16

/** What a field offers that is neither a card nor a seat: numbers, or names of cards. Among many, typing a part of a name finds it. */
export function Values() {
  const { pick, spoken, tap, keyOf, teller } = useAt()
  const [sought, seek] = useState('')
  const { field, values, picked } = pick.offer
  if (!field) return null
  const part = sought.trim().toLowerCase()
  const buttons = values
    .map((value) => ({ value, name: teller.pick(fieldOf(field), value) }))
    .filter(({ name }) => name.toLowerCase().includes(part))
    .map(({ value, name }) => (
      <Button
        key={value}
        shortcut={keyOf({ on: 'value', value })}
        aria-pressed={picked.includes(value) || undefined}
        onClick={() => tap({ on: 'value', value })}
      >
        {name}
      </Button>
    ))
  if (values.length <= MANY) return buttons
  const { find } = spoken.ui.table
  return (
    <div className="values-many">
      <Field label={find} hideLabel placeholder={find} value={sought} onChange={({ target }) => seek(target.value)} />
      <div>{buttons}</div>
    </div>
  )
}
