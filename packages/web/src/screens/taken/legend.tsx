import type { RoleId } from '@sundown/engine'
import { roleArt } from '../../art/roles.ts'
import { Icon } from '../../kit/icon.tsx'
import type { TakenWords } from '../../words/taken.en.ts'

const SHOWN: readonly RoleId[] = ['deputy', 'renegade', 'outlaw']

/** Which ink is which role. */
export const Legend = ({ words }: { readonly words: TakenWords }) => (
  <p className="taken-legend small">
    {SHOWN.map((role) => (
      <span key={role} className={`r-${role}`}>
        <i />
        <Icon name={roleArt(role).icon} /> {words.role[role]}
      </span>
    ))}
  </p>
)
