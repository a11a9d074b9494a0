import { roleFace } from '../art/role-face.ts'
import { Drawing } from './drawing.tsx'

interface RoleCardProps {
  readonly id: string
  readonly name: string
  readonly goal: string
  readonly label: string
  readonly className?: string
  readonly anchor?: string | undefined
}

/** `goal`: what the role has to do, one short sentence. */
export function RoleCard({ id, name, goal, label, className = '', anchor }: RoleCardProps) {
  return (
    <span className={`card card-role r-${id} ${className}`} role="img" aria-label={label} data-anchor={anchor}>
      <Drawing box="0 0 250 350" inside={roleFace(id, name, goal)} />
    </span>
  )
}
