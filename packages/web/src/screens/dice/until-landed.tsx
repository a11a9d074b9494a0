import { useRef } from 'react'
import { useDice } from './at.ts'

/** What stood here before the last roll. */
export function useBefore<T>(now: T): T | undefined {
  const { turn, rolls } = useDice().view.table
  const roll = `${turn} ${rolls}`
  const last = useRef<{ readonly roll: string; readonly now: T; readonly before: T | undefined }>({ roll, now, before: undefined })
  const { current } = last
  last.current = { roll, now, before: current.roll === roll ? current.before : current.now }
  return last.current.before
}

/** Words that follow from a roll: until its dice have landed the eye sees others in their place. */
export const UntilLanded = ({ text, still }: { readonly text: string; readonly still: string }) => (
  <span className="until-landed">
    <span>{text}</span>
    <i aria-hidden="true" data-still={still} />
  </span>
)
