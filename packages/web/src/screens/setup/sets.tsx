import { ROLE_TABLE, SETS } from '@sundown/engine'
import { useEffect } from 'react'
import { useSpoken } from '../../app/words.tsx'
import type { Kind } from '../../art/frame.ts'
import type { IconName } from '../../art/icons.ts'
import { woodcut } from '../../art/woodcut.ts'
import { RoleCard } from '../../kit/card.tsx'
import { Drawing } from '../../kit/drawing.tsx'
import { Switch } from '../../kit/fields.tsx'
import { tellerFor } from '../../words/table.ts'
import './sets.css'

type SetId = (typeof SETS)[number]

const PICTURES: { readonly [set in SetId]: readonly [icon: IconName, kind: Kind] } = {
  base: ['revolver', 'brown'],
  'dodge-city': ['black-book', 'green'],
  'high-noon': ['sun', 'event'],
  'fistful-of-cards': ['poker-hand', 'event'],
  'wild-west-show': ['saddle', 'event'],
  'valley-of-shadows': ['ghost', 'blue'],
}

export interface SetsProps {
  readonly chosen: readonly string[]
  /** Nothing: others decide. */
  readonly onChoose?: ((sets: readonly string[]) => void) | undefined
}

/** What is in the box, with one line on what each set adds. The words come when somebody looks. */
export function Sets({ chosen, onChoose }: SetsProps) {
  const { ui, rules, need } = useSpoken()
  useEffect(() => need(SETS), [need])
  const isIn = (set: SetId) => set === 'base' || chosen.includes(set)
  return (
    <ul className="sets">
      {rules.sets.length === SETS.length &&
        SETS.map((set, i) => {
          const { title, adds } = rules.sets[i]
          const [icon, kind] = PICTURES[set]
          return (
            <li key={set} className={`panel set ${isIn(set) ? 'is-on' : ''}`}>
              <Drawing box="0 0 100 130" inside={woodcut(icon, kind, 1, 1, 98, 128, 84)} className={`k-${kind}`} />
              <div>
                {set === 'base' ? (
                  <h3>{title}</h3>
                ) : (
                  <Switch
                    wide
                    label={title}
                    on={isIn(set)}
                    disabled={!onChoose}
                    onSwitch={(on) => onChoose?.(SETS.filter((other) => (other === set ? on : isIn(other))))}
                  />
                )}
                <p>{adds}</p>
                {set === 'base' && <p className="muted small">{ui.setup.always}</p>}
              </div>
            </li>
          )
        })}
    </ul>
  )
}

/** Which roles go round at a table of this size. */
export function Roles({ players }: { readonly players: number }) {
  const { ui, rules } = useSpoken()
  const teller = tellerFor(rules, [], undefined, null)
  const roles = ROLE_TABLE[players] ?? []
  const kinds = [...new Set(roles)]
  return (
    <div className="panel setup-panel">
      <h3 className="label">{ui.setup.roles}</h3>
      <ul className="roles">
        {kinds.map((role) => {
          const count = roles.filter((other) => other === role).length
          const name = teller.name(role)
          return (
            <li key={role}>
              <RoleCard id={role} name={name} goal={rules.table.goals[role]} label={`${name}: ${rules.table.goals[role]}`} />
              <b className="num">× {count}</b>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
