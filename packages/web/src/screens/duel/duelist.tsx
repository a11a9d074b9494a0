import type { CharacterView, DuelSeatView, EquipmentView } from '@sundown/engine'
import { useId } from 'react'
import { Bust } from '../../kit/bust.tsx'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import { useInspect } from '../../kit/inspect.ts'
import { Cartridges } from '../../kit/marks.tsx'
import { Foot } from '../../kit/seat.tsx'
import { type At, lookable, sitterOf, useDuel } from './at.ts'
import { SideMark } from './marks.tsx'
import { aimOf, footOf, shotAt, stateOf } from './states.ts'

/** The whole of a character in one sentence without verbs. */
export function spokenCharacter(at: At, character: CharacterView): string {
  const { teller, labels, spoken } = at
  const { speak } = spoken.ui
  const carried = character.equipment.map(({ id, awake }) => `${teller.name(id)} (${labels.equipment[awake ? 'awake' : 'asleep']})`)
  return [
    teller.name(character.id),
    character.active ? labels.front : labels.behind,
    speak.life(character.life, character.maxLife),
    stateOf(at, character),
    carried.length > 0 ? speak.inFront(carried.join(', ')) : speak.nothingInFront,
    ...(aimOf(at, character.card) === 'reach' ? [speak.canAim] : []),
  ].join(', ')
}

/** Beside whoever carries it; on a backup it says whether it works. */
function Equipment({ card, said }: { readonly card: EquipmentView; readonly said: boolean }) {
  const at = useDuel()
  const { labels, pick } = at
  const { key: _, label, ...plain } = lookable(card, at)
  const state = labels.equipment[card.awake ? 'awake' : 'asleep']
  const open = pick.offer.cards.has(card.card)
  return (
    <span className={`carried ${card.awake ? '' : 'asleep'}`}>
      <Card
        {...plain}
        label={`${label}, ${state}`}
        size="mini"
        anchor={`card-${card.card}`}
        {...(open && {
          state: pick.offer.picked.includes(card.card) || pick.selection.card === card.card ? 'selected' : 'choosable',
          onPress: () => at.tap({ on: 'card', card: card.card }),
        })}
      />
      {said && (
        <span className="when" aria-hidden="true">
          {state}
        </span>
      )}
    </span>
  )
}

interface DuelistProps {
  readonly seat: DuelSeatView
  readonly character: CharacterView
  /** On a phone: smaller, with the equipment inside. */
  readonly small: boolean
}

/** A character in the street. Near the line with the sun token, or behind, dimmed, with the reason. */
export function Duelist({ seat, character, small }: DuelistProps) {
  const at = useDuel()
  const { teller, spoken, look, peek, tap } = at
  const footId = useId()
  const aim = aimOf(at, character.card) ?? (shotAt(at) === character.card ? 'target' : undefined)
  const choosable = at.pick.offer.cards.has(character.card)
  const onInspect = () => look({ id: character.id })
  const press = choosable ? () => tap({ on: 'card', card: character.card }) : onInspect
  const handlers = useInspect({ onInspect, onPeek: (element) => !element && peek(undefined) }, press)
  const label = spokenCharacter(at, character)
  const carried = (
    <div className="carries" data-part="front">
      {character.equipment.map((card) => (
        <Equipment key={card.card} card={card} said={!small && !character.active} />
      ))}
    </div>
  )
  return (
    <article
      className={`duelist ${character.active ? 'front' : 'behind'} ${character.awake ? '' : 'sleeps'} ${aim ? `is-${aim}` : ''}`}
      aria-label={label}
      data-anchor={`character-${character.id}`}
    >
      <div className="plate" data-part="plate">
        {character.active && (
          <span className="token" aria-hidden="true">
            <Icon name="sun" />
          </span>
        )}
        <Bust sitter={sitterOf(character.id)} />
        <div className="who">
          <span className="name">{teller.name(character.id)}</span>
          <Cartridges life={character.life} max={character.maxLife} label={spoken.ui.speak.life(character.life, character.maxLife)} />
          {!small && <span className="can">{teller.text(character.id)}</span>}
          {small && carried}
        </div>
        {!small && <SideMark side={seat.side} />}
        <Foot foot={footOf(at, character)} id={footId} />
        <button
          type="button"
          className="plate-hit"
          aria-label={label}
          aria-describedby={footId}
          aria-pressed={(choosable && aim === 'target') || undefined}
          {...handlers}
        />
      </div>
      {!small && carried}
    </article>
  )
}
