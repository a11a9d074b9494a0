import { goalOf } from '@sundown/engine/words'
import { useSpoken } from '../../app/words.tsx'
import { RoleCard } from '../../kit/role-card.tsx'
import type { LobbyWords } from '../../words/lobby.en.ts'
import { tellerFor } from '../../words/table.ts'

type Role = 'sheriff' | 'deputy' | 'outlaw' | 'renegade'

interface CastProps {
  readonly words: LobbyWords
  readonly title: string
  /** One entry a player; none where a game has no roles. */
  readonly roles: readonly Role[]
  /** What else is in play: this many characters, this many events. */
  readonly facts: readonly string[]
  /** How long such a game takes people. */
  readonly minutes: number
}

/** Who will sit at the table, and for how long. */
export function Cast({ words, title, roles, facts, minutes }: CastProps) {
  const { rules } = useSpoken()
  const teller = tellerFor(rules, [], undefined, null)
  return (
    <div className="panel setup-panel cast">
      <h3 className="label">{title}</h3>
      {roles.length > 0 && (
        <ul className="roles">
          {[...new Set(roles)].map((role) => {
            const name = teller.name(role)
            const goal = goalOf(rules.table, role, roles.length)
            return (
              <li key={role}>
                <RoleCard id={role} name={name} goal={goal} label={`${name}: ${goal}`} />
                <b className="num">× {roles.filter((other) => other === role).length}</b>
              </li>
            )
          })}
        </ul>
      )}
      <p className="muted">
        {facts.join(' · ')}
        <br />
        {words.length(minutes)}
      </p>
    </div>
  )
}
