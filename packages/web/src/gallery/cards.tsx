import { Bust } from '../kit/bust.tsx'
import { Card, CardBack } from '../kit/card.tsx'
import { EventCard } from '../kit/event-card.tsx'
import { RoleCard } from '../kit/role-card.tsx'
import { Part } from './part.tsx'
import { card, cards, characters } from './samples.ts'

const nothing = () => undefined

export function CardParts() {
  return (
    <>
      <Part title="Cards in hand">
        <Card {...card('beer')} onPress={nothing} />
        <Card {...card('bang')} state="picked" onPress={nothing} />
        <Card {...card('missed')} note={{ tone: 'as', text: 'plays as BANG!' }} onPress={nothing} />
        <Card {...card('schofield')} state="dimmed" note={{ tone: 'why', text: 'one is already in play' }} onPress={nothing} />
        <Card {...card('duel')} state="choosable" onPress={nothing} />
        <Card {...card('indians')} state="selected" order={2} onPress={nothing} />
        <CardBack label="A card, face down" />
      </Part>
      <Part title="Every base card">
        {cards.map(({ id }) => (
          <Card key={id} {...card(id)} />
        ))}
      </Part>
      <Part title="With text">
        {['bang', 'dynamite', 'barrel', 'general-store', 'stagecoach'].map((id) => (
          <Card key={id} {...card(id)} size="full" />
        ))}
      </Part>
      <Part title="Compact and in play">
        {cards.slice(6, 12).map(({ id }) => (
          <Card key={id} {...card(id)} size="compact" />
        ))}
        {cards.slice(0, 10).map(({ id }) => (
          <Card key={id} {...card(id)} size="mini" />
        ))}
        <Card {...card('volcanic')} size="mini" state="choosable" onPress={nothing} />
        <Card {...card('jail')} size="mini" state="selected" onPress={nothing} />
      </Part>
      <Part title="Roles, event and backs">
        <RoleCard id="sheriff" name="Sheriff" goal="Rid the town of Outlaws and Renegades" label="Sheriff" />
        <RoleCard id="deputy" name="Deputy" goal="Keep the Sheriff alive" label="Deputy" />
        <RoleCard id="outlaw" name="Outlaw" goal="Bring the Sheriff down" label="Outlaw" />
        <RoleCard id="renegade" name="Renegade" goal="Be the last one standing" label="Renegade" />
        <EventCard icon="crossed-pistols" name="Shootout" text="You may play two BANG! cards in a turn." label="Event: Shootout" />
        <CardBack deck="role" label="A role" />
        <CardBack deck="character" label="A character" />
        <CardBack deck="event" label="An event" />
      </Part>
      <Part title="Portraits">
        {characters.map(({ id, name }) => (
          <figure key={id} className="g-portrait">
            <Bust sitter={{ character: id }} label={name.en} />
            <figcaption>{name.en}</figcaption>
          </figure>
        ))}
        <figure className="g-portrait">
          <Bust sitter={{ character: undefined }} label="A traveller" />
          <figcaption>nobody yet</figcaption>
        </figure>
        {['Marta', 'Nils', 'Priya', 'Old Hank', 'Dusty', 'Ana'].map((person) => (
          <figure key={person} className="g-portrait">
            <Bust sitter={{ person }} label={person} />
            <figcaption>{person}</figcaption>
          </figure>
        ))}
      </Part>
    </>
  )
}
