import { ROLE_TABLE } from '@sundown/engine'
import { useSpoken } from '../../app/words.tsx'
import { woodcut } from '../../art/woodcut.ts'
import { RoleCard } from '../../kit/card.tsx'
import { Drawing } from '../../kit/drawing.tsx'
import { tellerFor } from '../../words/table.ts'

const PICTURE = woodcut('revolver', 'brown', 1, 1, 98, 128, 84)

/** What is in the box, with one line on what each set adds. */
export function Sets() {
  const { ui, rules } = useSpoken()
  return (
    <ul className="sets">
      {rules.sets.map(({ title, adds }, i) => (
        <li key={title} className="panel set is-on">
          <Drawing box="0 0 100 130" inside={PICTURE} className="k-brown" />
          <div>
            <h3>{title}</h3>
            <p>{adds}</p>
            {i === 0 && <p className="muted small">{ui.setup.always}</p>}
          </div>
        </li>
      ))}
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
