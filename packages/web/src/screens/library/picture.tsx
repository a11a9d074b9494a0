import { Card } from '../../kit/card.tsx'
import { CharacterCard } from '../../kit/character-card.tsx'
import { Die } from '../../kit/die.tsx'
import { EventCard } from '../../kit/event-card.tsx'
import { RoleCard } from '../../kit/role-card.tsx'
import type { Thing } from './thing.ts'
import './thing.css'

/** A thing as it is drawn; large, with its text where it has room for it. Decoration: the name stands with it. */
export function Picture({ thing, large = false }: { readonly thing: Thing; readonly large?: boolean }) {
  const { picture, name, life = 0 } = thing
  return (
    <span className={`picture ${'event' in picture ? 'wide' : ''}`} aria-hidden="true">
      {'card' in picture && <Card face={picture.card} label={name} size={large ? 'full' : 'hand'} />}
      {'sitter' in picture && <CharacterCard sitter={picture.sitter} name={name} life={life} />}
      {'role' in picture && <RoleCard id={picture.role} name={name} goal={picture.goal} label={name} />}
      {'event' in picture && <EventCard icon={picture.event} name={name} text={picture.line} label={name} />}
      {'die' in picture && (
        <span className="picture-die">
          <Die face={picture.die} />
          {!large && <b>{name}</b>}
        </span>
      )}
    </span>
  )
}
