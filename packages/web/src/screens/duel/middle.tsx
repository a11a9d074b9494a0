import { duelCards, type RevealSymbol, type Side } from '@sundown/engine'
import { SIGN_ICONS } from '../../art/duel/cards.ts'
import { CountedIn } from '../../kit/counted.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Pile } from '../../kit/pile.tsx'
import { InPlay } from '../../kit/seat.tsx'
import { tilesOf } from './answers.tsx'
import { type At, facing, lookable, printed, spokenFace, useDuel } from './at.ts'
import { DuelBack } from './marks.tsx'

const SYMBOLS: readonly RevealSymbol[] = ['barrel', 'snake', 'dynamite', 'horseshoe']

/** What was turned over last, while it is the last thing that happened. */
function lastShown({ snap }: At) {
  const event = snap.log.at(-1)?.events.findLast(({ type }) => type === 'revealed')
  return event?.type === 'revealed' && 'cards' in event ? { symbol: event.cards[event.chosen]?.symbol, good: event.good } : undefined
}

function Deck({ side, count, label, caption }: { side: Side | undefined; count: number; label: string; caption: string }) {
  return (
    <div className="pile" data-anchor={`deck-${side ?? 'common'}`}>
      <span className="stack" data-part="stack">
        {count > 0 && side ? <DuelBack side={side} label={label} part="top" /> : <span className="empty" role="img" aria-label={label} />}
      </span>
      <span className="cap">
        <CountedIn text={caption} value={count} />
      </span>
    </div>
  )
}

/** Both decks or the common one, and between them the one discard pile. */
export function Decks({ small }: { readonly small: boolean }) {
  const at = useDuel()
  const { view, labels, spoken, teller, look } = at
  const { common, commonTop, discard, top, aside } = view.table
  const { table } = spoken.ui
  const { mine, theirs } = facing(at)
  const shown = lastShown(at)
  const answering = tilesOf(at).some(({ tap }) => tap.on === 'card' && aside.some(({ card }) => card === tap.card))
  const own = ({ side, deck }: typeof mine) => (
    <Deck
      side={side}
      count={deck}
      label={deck === 0 ? `${labels.decks[side](0)}, ${labels.gone}` : labels.decks[side](deck)}
      caption={small ? String(deck) : labels.decks[side](deck)}
    />
  )
  const topSide = commonTop === 'law' || commonTop === 'outlaw' ? commonTop : undefined
  return (
    <div className="decks">
      {common === undefined ? (
        own(theirs)
      ) : (
        <Deck
          side={topSide}
          count={common}
          label={topSide ? `${labels.common(common)}, ${labels.backNext[topSide]}` : labels.common(common)}
          caption={small ? String(common) : labels.common(common)}
        />
      )}
      <div className="discard-place">
        {shown?.symbol && <span className="reveal-tag">{labels.revealed(labels.symbols[shown.symbol], shown.good)}</span>}
        <Pile
          caption={small ? String(discard) : table.discard(discard)}
          label={top ? `${table.discard(discard)}, ${spokenFace(top, at)}` : table.noDiscard}
          count={discard}
          faceUp
          top={top && { face: printed(top, teller), label: spokenFace(top, at) }}
          onPress={top && (() => look(top))}
          anchor="discard"
          size="compact"
        />
      </div>
      {common === undefined && own(mine)}
      {aside.length > 0 && !answering && (
        <section className="on-counter" aria-label={labels.counter} data-anchor="aside">
          <InPlay cards={aside.map((card) => ({ ...lookable(card, at), anchor: `card-${card.card}` }))} size="compact" />
        </section>
      )}
    </div>
  )
}

const ALL = Object.values(duelCards).flatMap(({ copies }) => copies)
const share = (symbol: RevealSymbol): number => Math.round((100 * ALL.filter((copy) => copy.symbol === symbol).length) / ALL.length)

/** How often each symbol is on a card; the one just shown is marked. */
export function Odds({ small }: { readonly small: boolean }) {
  const at = useDuel()
  const { labels } = at
  const shown = lastShown(at)?.symbol
  return (
    <section className={small ? 'odds small' : 'panel odds'} aria-label={labels.odds}>
      {!small && <h2 className="label">{labels.odds}</h2>}
      <ul>
        {SYMBOLS.map((symbol) => (
          <li key={symbol} className={symbol === shown ? 'hit' : ''}>
            <i>
              <Icon name={SIGN_ICONS[symbol]} />
            </i>
            <span className={small ? 'sr' : ''}>{labels.symbols[symbol]}</span>
            <b>{labels.percent(share(symbol))}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
