import { eventFace } from '../art/event-face.ts'
import type { IconName } from '../art/icons.ts'
import { Drawing } from './drawing.tsx'

interface EventCardProps {
  readonly icon: IconName
  readonly name: string
  readonly text: string
  readonly label: string
  readonly className?: string
}

export function EventCard({ icon, name, text, label, className = '' }: EventCardProps) {
  return (
    <span className={`card card-event k-event ${className}`} role="img" aria-label={label}>
      <Drawing box="0 0 350 250" inside={eventFace(icon, name, text)} />
    </span>
  )
}
