import { nth, SETS } from '@sundown/engine'
import { useEffect } from 'react'
import { useSpoken } from '../../app/words.tsx'
import { Switch } from '../../kit/fields.tsx'
import { SetPicture } from './set-picture.tsx'
import './sets.css'

export interface SetsProps {
  readonly chosen: readonly string[]
  /** Said of the set that cannot be left out. */
  readonly always?: string
  /** Nothing: others decide. */
  readonly onChoose?: ((set: string, on: boolean) => void) | undefined
}

/** What is in the box, with one line on what each set adds. The words come when somebody looks. */
export function Sets({ chosen, always: note, onChoose }: SetsProps) {
  const { rules, need } = useSpoken()
  useEffect(() => need(SETS), [need])
  const [always] = SETS
  const isIn = (set: string) => set === always || chosen.includes(set)
  const isKnown = rules.sets.length === SETS.length
  return (
    <ul className="sets" aria-busy={!isKnown}>
      {SETS.map((set, i) => {
        // Until its words have come a set keeps its place by its picture.
        const words = isKnown ? nth(rules.sets, i) : undefined
        return (
          <li key={set}>
            <div className={`panel set ${isIn(set) ? 'is-on' : ''}`}>
              <SetPicture set={set} />
              {words && (
                <div>
                  {set === always ? (
                    <h3>{words.title}</h3>
                  ) : (
                    <Switch wide label={words.title} on={isIn(set)} disabled={!onChoose} onSwitch={(on) => onChoose?.(set, on)} />
                  )}
                  <p>{words.adds}</p>
                  {set === always && note && <p className="muted small">{note}</p>}
                </div>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
