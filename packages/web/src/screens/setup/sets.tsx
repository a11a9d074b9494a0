import { ROLE_TABLE, SETS, type SetId } from '@sundown/engine'
import { useEffect } from 'react'
import { useSpoken } from '../../app/words.tsx'
import { RoleCard } from '../../kit/card.tsx'
import { Switch } from '../../kit/fields.tsx'
import { tellerFor } from '../../words/table.ts'
import { SetPicture } from './set-picture.tsx'
import './sets.css'

export interface SetsProps {
  readonly chosen: readonly string[]
  /** Nothing: others decide. */
  readonly onChoose?: ((sets: readonly string[]) => void) | undefined
}

/** What is in the box, with one line on what each set adds. The words come when somebody looks. */
export function Sets({ chosen, onChoose }: SetsProps) {
  const { ui, rules, need } = useSpoken()
  useEffect(() => need(SETS), [need])
  const [always] = SETS
  const isIn = (set: SetId) => set === always || chosen.includes(set)
  return (
    <ul className="sets">
      {rules.sets.length === SETS.length &&
        SETS.map((set, i) => {
          const { title, adds } = rules.sets[i]
          return (
            <li key={set} className={`panel set ${isIn(set) ? 'is-on' : ''}`}>
              <SetPicture set={set} />
              <div>
                {set === always ? (
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
                {set === always && <p className="muted small">{ui.setup.always}</p>}
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
