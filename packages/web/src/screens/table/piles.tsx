import { Counted } from '../../kit/counted.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Pile } from '../../kit/pile.tsx'
import { InPlay } from '../../kit/seat.tsx'
import { spokenFace } from '../../words/spoken.ts'
import { tilesOf } from './answers.tsx'
import { lookable, printed, useAt } from './at.ts'
import { TOKEN } from './front-card.ts'

/** How many tokens are left for everybody, where a set has some that run out. */
function Supply() {
  const { view, spoken, teller } = useAt()
  const left = view.table.parts?.supplies[TOKEN]
  if (left === undefined) return null
  const label = spoken.ui.sets.table.supply(teller.counted?.(TOKEN, left) ?? String(left))
  return (
    <span className="supply" role="img" title={label} data-anchor="supply">
      <Icon name="bullets" />
      <span className="of">{spoken.ui.sets.table.supplyOf} · </span>
      <Counted value={left} />
    </span>
  )
}

/** Deck, discard pile, and cards lying face up for everybody. `terse`: captions are numbers only. */
export function Piles({ size, terse = false }: { readonly size: 'hand' | 'compact'; readonly terse?: boolean }) {
  const at = useAt()
  const { view, spoken, teller, voice, look } = at
  const { deck, discard, top, aside } = view.table
  const { table } = spoken.ui
  // Those who choose among them have them in the question.
  const answering = tilesOf(at).some(({ face }) => face !== undefined && aside.some((card) => card === face))
  return (
    <div className="piles">
      {aside.length > 0 && !answering && (
        <div className="aside-row" data-anchor="aside">
          <InPlay cards={aside.map((card) => ({ ...lookable(card, at), anchor: `card-${card.card}` }))} size="compact" />
        </div>
      )}
      <Pile caption={terse ? String(deck) : table.deck(deck)} label={table.deck(deck)} count={deck} anchor="deck" size={size} />
      <Pile
        caption={terse ? String(discard) : table.discard(discard)}
        label={top ? `${table.discard(discard)}, ${spokenFace(top, voice)}` : table.noDiscard}
        count={discard}
        faceUp
        top={top && { face: printed(top, teller), label: spokenFace(top, voice) }}
        onPress={top && (() => look({ what: 'face', face: top }))}
        anchor="discard"
        size={size}
      />
      <Supply />
    </div>
  )
}
