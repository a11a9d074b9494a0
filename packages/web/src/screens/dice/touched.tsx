import { useEffect, useRef, useState } from 'react'
import { useDice } from './at.ts'
import { spokenDie } from './dice.tsx'

/** Tells a screen reader what has become of a die: that it is kept, for whom it is, which one is next. What is asked is told elsewhere. */
export function Touched() {
  const at = useDice()
  const { question } = at.choice
  const [said, setSaid] = useState('')
  const before = useRef<{ readonly question: unknown; readonly dice: readonly string[] }>(undefined)
  useEffect(() => {
    const dice = at.view.table.dice.map((_, die) => spokenDie(at, die))
    const was = before.current
    before.current = { question, dice }
    if (was === undefined || was.question !== question || !question?.options) setSaid('')
    else {
      const changed = dice.filter((now, die) => now !== was.dice[die])
      if (changed.length > 0) setSaid(changed.join('; '))
    }
  }, [at, question])
  return (
    <p className="sr" role="status">
      {said}
    </p>
  )
}
