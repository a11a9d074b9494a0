import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { HandFan } from '../../src/kit/hand.tsx'
import { LogList } from '../../src/kit/log.tsx'
import { OwnPlate } from '../../src/kit/own.tsx'
import { PhaseStrip } from '../../src/kit/phases.tsx'
import { Pile } from '../../src/kit/pile.tsx'
import QrCode from '../../src/kit/qr.tsx'
import { QuestionBar } from '../../src/kit/question.tsx'
import { SeatPlate, type SeatPlateProps } from '../../src/kit/seat.tsx'

const nothing = () => undefined
const bang = { key: 1, face: { id: 'bang', name: 'BANG!', suit: 'hearts', rank: 'Q' }, label: 'BANG!, queen of hearts' } as const
const seat: SeatPlateProps = {
  name: 'Priya',
  label: 'Priya, Rose Doolan, 3 of 4 life',
  sitter: { character: 'rose-doolan' },
  character: 'Rose Doolan',
  life: 3,
  maxLife: 4,
  lifeLabel: '3 of 4 life',
  hand: { value: 2, label: '2 cards in hand' },
  reach: { value: 1, label: 'reach 1' },
  inPlay: [],
}

describe('a seat', () => {
  it('shows life as cartridges, full first', () => {
    const markup = renderToStaticMarkup(<SeatPlate {...seat} />)
    expect(markup.match(/class="bullet"/g)).toHaveLength(3)
    expect(markup.match(/class="bullet spent"/g)).toHaveLength(1)
    expect(markup).not.toContain('<button')
  })

  it('is one button when it can be aimed at, described by its foot line', () => {
    const markup = renderToStaticMarkup(
      <SeatPlate {...seat} aim="reach" distance={{ value: 2, label: 'distance 2' }} foot={{ text: 'tap to shoot' }} onPress={nothing} />,
    )
    expect(markup.match(/<button/g)).toHaveLength(1)
    expect(markup).toMatch(/aria-describedby="([^"]+)".*id="\1"|id="([^"]+)".*aria-describedby="\2"/s)
    expect(markup).toContain('aria-label="distance 2"')
  })

  it('keeps its place when its player is out, without life and counts', () => {
    const markup = renderToStaticMarkup(<SeatPlate {...seat} out={{ fate: 'was a Deputy' }} />)
    expect(markup).toContain('was a Deputy')
    // What he had in life is kept for the eye only, for as long as it may still see him alive.
    const [said, kept] = markup.split('<span class="living" aria-hidden="true">')
    expect(said).not.toContain('class="bullet')
    expect(kept).toContain('class="bullet')
  })

  it('tells states apart by more than colour', () => {
    const states: readonly Partial<SeatPlateProps>[] = [
      { turn: true },
      { asked: true, foot: { text: 'Answering', thinking: true } },
      { jailed: true, foot: { text: 'In jail' } },
      { away: true, foot: { text: 'Line is down' } },
      { out: { fate: 'gone' } },
      { sheriff: 'Sheriff' },
    ]
    const plain = renderToStaticMarkup(<SeatPlate {...seat} />).replaceAll(/is-\w+|<svg.*?<\/svg>/gs, '')
    for (const state of states.filter(({ turn, sheriff }) => !turn && !sheriff)) {
      expect(renderToStaticMarkup(<SeatPlate {...seat} {...state} />).replaceAll(/is-\w+|<svg.*?<\/svg>/gs, '')).not.toBe(plain)
    }
    expect(renderToStaticMarkup(<SeatPlate {...seat} turn />)).toContain('turn-sun')
    expect(renderToStaticMarkup(<SeatPlate {...seat} sheriff="Sheriff" />)).toContain('star-badge')
  })

  it('says your role in words', () => {
    for (const variant of ['plate', 'strip'] as const) {
      expect(renderToStaticMarkup(<OwnPlate {...seat} variant={variant} role={{ id: 'outlaw', name: 'Outlaw' }} />)).toContain('Outlaw')
    }
  })
})

describe('the table', () => {
  it('lists the hand, or says that it is empty', () => {
    const markup = renderToStaticMarkup(<HandFan cards={[bang]} label="Your hand" empty="No cards" layout="fan" />)
    expect(markup).toMatch(/<ul [^>]*aria-label="Your hand"/)
    expect(renderToStaticMarkup(<HandFan cards={[]} label="Your hand" empty="No cards" layout="row" />)).toContain('No cards')
  })

  it('marks the phase we are in', () => {
    const markup = renderToStaticMarkup(<PhaseStrip phases={['Draw', 'Play', 'Discard']} now={1} label="Phases" />)
    expect(markup).toMatch(/aria-current="step".*Play/s)
  })

  it('asks in a section named by the question', () => {
    const markup = renderToStaticMarkup(
      <QuestionBar title="Who do you shoot?" clock={{ left: 0.5, text: '0:30', label: '30 seconds left' }} />,
    )
    expect(markup).toMatch(/<section [^>]*aria-labelledby="([^"]+)".*<h2 id="\1">Who do you shoot\?/s)
    expect(markup).toContain('role="timer"')
  })

  it('tells the story as a list with names to look up', () => {
    const entries = [
      { key: 1, parts: [{ kind: 'person', seat: 1, text: 'Lena' }, ' plays ', { kind: 'card', id: 'duel', text: 'Duel' }] },
    ] as const
    expect(renderToStaticMarkup(<LogList entries={entries} label="Log" onLookUp={nothing} />).match(/<button/g)).toHaveLength(2)
    expect(renderToStaticMarkup(<LogList entries={entries} label="Log" />)).not.toContain('<button')
  })

  it('lets no closing mark begin a line', () => {
    const entries = [{ key: 1, parts: ['He is ', { kind: 'card', id: 'sid-ketchum', text: 'Sid Ketchum' }, '. Beware.'] }] as const
    const markup = renderToStaticMarkup(<LogList entries={entries} label="Log" onLookUp={nothing} />)
    expect(markup).toContain('Sid Ketchum</button>.</span> Beware.')
  })

  it('has piles that are buttons only when they do something', () => {
    expect(renderToStaticMarkup(<Pile caption="Deck" label="Deck, 31 cards" count={31} />)).not.toContain('<button')
    expect(renderToStaticMarkup(<Pile caption="Deck" label="Draw" count={31} onPress={nothing} />)).toMatch(
      /^<button [^>]*aria-label="Draw"/,
    )
  })

  it('makes a code of an address', () => {
    expect(renderToStaticMarkup(<QrCode text="https://example.org/t/7KQ-4" label="Invitation" />)).toMatch(/<path d="M4 4h1v1h-1z/)
  })
})
