import { handleOf, Random, seatOf, seedFrom } from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { rule } from '../src/index.ts'
import { cardOption, decide, END, faceUp, front, HAND, LOOK, play, rob, type Sketch, viewOf } from './hand-made.ts'

/** Five players: the Sheriff sits on the left. */
const table = (rest: Partial<Sketch> & Pick<Sketch, 'role'>): Sketch => ({ others: [{ role: 'sheriff' }, {}, {}, {}], ...rest })
const turn = (sketch: Sketch, ...options: ReturnType<typeof play>[]) => decide(sketch, { kind: 'play', options: [...options, END] })

describe('whom it shoots', () => {
  const both = [play(0, 1), play(0, 4)]

  it('an Outlaw the Sheriff', () => {
    expect(turn(table({ role: 'outlaw', hand: ['bang'] }), ...both)).toMatchObject({ id: 'play', seat: 1 })
  })
  it('a Deputy anybody but the Sheriff', () => {
    expect(turn(table({ role: 'deputy', hand: ['bang'] }), ...both)).toMatchObject({ id: 'play', seat: 4 })
    expect(turn(table({ role: 'deputy', hand: ['bang'] }), play(0, 1))).toMatchObject({ id: 'end' })
  })
  it('a Renegade the Sheriff last', () => {
    expect(turn(table({ role: 'renegade', hand: ['bang'] }), ...both)).toMatchObject({ seat: 4 })
    const others: Sketch['others'] = [
      { role: 'sheriff' },
      { role: 'deputy', state: 'out' },
      { role: 'outlaw', state: 'out' },
      { role: 'outlaw', state: 'out' },
    ]
    expect(turn(table({ role: 'renegade', hand: ['bang'], others }), play(0, 1))).toMatchObject({ seat: 1 })
  })
  it('one of two Renegades the other, and the Sheriff only when nobody else is left', () => {
    const others: Sketch['others'] = [
      { role: 'sheriff' },
      ...Array.from({ length: 5 }, () => ({ role: 'outlaw', state: 'out' }) as const),
      {},
    ]
    expect(turn({ role: 'renegade', hand: ['bang'], others }, play(0, 1), play(0, 7))).toMatchObject({ seat: 7 })
    expect(turn({ role: 'renegade', hand: ['bang'], others }, play(0, 1))).toMatchObject({ id: 'end' })
    const alone = [...others.slice(0, 6), { role: 'renegade', state: 'out' } as const]
    expect(turn({ role: 'renegade', hand: ['bang'], others: alone }, play(0, 1))).toMatchObject({ seat: 1 })
  })
  it('the one who is nearly dead rather than another', () => {
    const others: Sketch['others'] = [{}, { life: 1 }, {}, {}]
    expect(turn(table({ role: 'sheriff', hand: ['bang'], others }), play(0, 1), play(0, 2), play(0, 4))).toMatchObject({ seat: 2 })
  })
  it('an Outlaw no friend it has counted out', () => {
    const others: Sketch['others'] = [{ role: 'sheriff' }, { role: 'deputy', state: 'out' }, { role: 'renegade', state: 'out' }, {}]
    expect(turn(table({ role: 'outlaw', hand: ['bang'], others }), play(0, 4))).toMatchObject({ id: 'end' })
  })
})

describe('its own turn', () => {
  it('does not waste a Beer at full life, and drinks it when hurt', () => {
    expect(turn(table({ role: 'outlaw', hand: ['beer'] }), play(0))).toMatchObject({ id: 'end' })
    expect(turn(table({ role: 'outlaw', hand: ['beer', 'missed', 'missed'], life: 2 }), play(0))).toMatchObject({ card: HAND })
  })
  it('keeps the last Beer for the moment of death while the hand has room for it', () => {
    expect(turn(table({ role: 'outlaw', hand: ['beer'], life: 1 }), play(0))).toMatchObject({ id: 'end' })
    expect(turn(table({ role: 'outlaw', hand: ['beer', 'beer'], life: 2 }), play(0))).toMatchObject({ id: 'play' })
  })
  it('draws before it does anything else', () => {
    const sketch = table({ role: 'outlaw', hand: ['bang', 'stagecoach', 'barrel'] })
    expect(turn(sketch, play(0, 1), play(1), play(2))).toMatchObject({ card: HAND + 1 })
  })
  it('puts down a better weapon and no worse one', () => {
    const others: Sketch['others'] = [{}, { role: 'sheriff' }, {}, {}]
    const sketch = { role: 'outlaw', hand: ['schofield'], others } as const
    expect(turn(table(sketch), play(0))).toMatchObject({ card: HAND })
    expect(turn(table({ ...sketch, front: ['winchester'] }), play(0))).toMatchObject({ id: 'end' })
  })
  it('takes the Volcanic when there is much to shoot', () => {
    const sketch = { role: 'outlaw', front: ['winchester'] } as const
    expect(turn(table({ ...sketch, hand: ['volcanic', 'bang', 'bang', 'bang'] }), play(0))).toMatchObject({ card: HAND })
    expect(turn(table({ ...sketch, hand: ['volcanic', 'bang'] }), play(0))).toMatchObject({ id: 'end' })
  })
  it('robs an enemy of his best card, never a friend', () => {
    const others: Sketch['others'] = [{ role: 'sheriff', front: ['barrel'] }, {}, {}, { front: ['schofield', 'barrel'] }]
    const sketch = table({ role: 'deputy', hand: ['panic'], others })
    expect(turn(sketch, rob(0, 1, sketch), rob(0, 4, sketch))).toMatchObject({ seat: 4, picks: [[front(4) + 1]] })
  })
  it('takes a blind card where nothing lies in front', () => {
    const sketch = table({ role: 'deputy', hand: ['cat-balou'] })
    expect(turn(sketch, rob(0, 4, sketch))).toMatchObject({ seat: 4, picks: [[]] })
  })
  it('frees the Sheriff of Dynamite if it is on his side, and itself', () => {
    const others: Sketch['others'] = [{ role: 'sheriff', front: ['dynamite'] }, {}, {}, {}]
    const sketch = table({ role: 'deputy', hand: ['cat-balou'], others })
    expect(turn(sketch, rob(0, 1, sketch))).toMatchObject({ seat: 1, picks: [[front(1)]] })
    const own = table({ role: 'deputy', hand: ['cat-balou'], front: ['dynamite'] })
    expect(turn(own, rob(0, 0, own))).toMatchObject({ seat: 0, picks: [[front(0)]] })
  })
  it('does not fire a Gatling into the last life point of its own Sheriff', () => {
    const others: Sketch['others'] = [{ role: 'sheriff', life: 1 }, {}, {}, {}]
    expect(turn(table({ role: 'deputy', hand: ['gatling'], others }), play(0))).toMatchObject({ id: 'end' })
    expect(turn(table({ role: 'outlaw', hand: ['gatling'], others }), play(0))).toMatchObject({ id: 'play' })
  })
  it('plays a card it has never heard of, at enemies only', () => {
    expect(turn(table({ role: 'deputy', hand: ['stampede'] }), play(0))).toMatchObject({ id: 'play' })
    expect(turn(table({ role: 'deputy', hand: ['stampede'] }), play(0, 1))).toMatchObject({ id: 'end' })
    expect(turn(table({ role: 'deputy', hand: ['stampede'] }), play(0, 1), play(0, 2))).toMatchObject({ seat: 2 })
  })
})

describe('its answers', () => {
  const missed = (place: number) => cardOption('missed', HAND + place)
  const TAKE_IT = { id: 'take-it' }
  const shot = { by: 1, target: 0, card: 'bang', needs: 1 }

  it('turns to the Barrel before it spends a Missed!', () => {
    const sketch = table({ role: 'outlaw', hand: ['missed'], front: ['barrel'] })
    const options = [missed(0), cardOption('barrel', front(0)), TAKE_IT]
    expect(decide(sketch, { kind: 'shot', about: shot, options })).toMatchObject({ id: 'barrel' })
    expect(decide(sketch, { kind: 'shot', about: shot, options: [missed(0), TAKE_IT] })).toMatchObject({ id: 'missed' })
  })
  it('does not throw a single Missed! at Slab, unless one has counted already', () => {
    const about = { ...shot, needs: 2, missing: 2 }
    const one = { kind: 'shot', about, options: [missed(0), TAKE_IT] }
    expect(decide(table({ role: 'outlaw', hand: ['missed'] }), one)).toMatchObject({ id: 'take-it' })
    const two = { ...one, options: [missed(0), missed(1), TAKE_IT] }
    expect(decide(table({ role: 'outlaw', hand: ['missed', 'missed'] }), two)).toMatchObject({ id: 'missed' })
    const begun = { ...one, about: { ...about, missing: 1 } }
    expect(decide(table({ role: 'outlaw', hand: ['missed'] }), begun)).toMatchObject({ id: 'missed' })
  })
  it('gives a BANG! rather than life, but does not go on duelling with its Sheriff', () => {
    const options = [cardOption('give', HAND), { id: 'decline' }]
    const duel = { kind: 'give-bang', about: { card: 'duel', by: 1, against: 0 }, options }
    expect(decide(table({ role: 'outlaw', hand: ['bang'] }), duel)).toMatchObject({ id: 'give' })
    expect(decide(table({ role: 'deputy', hand: ['bang'] }), duel)).toMatchObject({ id: 'decline' })
    const indians = { ...duel, about: { card: 'indians', by: 1, against: 0 } }
    expect(decide(table({ role: 'deputy', hand: ['bang'] }), indians)).toMatchObject({ id: 'give' })
  })
  it('drinks when dying, pays two cards if it is Sid Ketchum, and gives up last', () => {
    const sketch = table({ role: 'outlaw', life: 0, hand: ['bang', 'beer', 'dynamite'] })
    const GIVE_UP = { id: 'give-up' }
    expect(decide(sketch, { kind: 'dying', options: [cardOption('beer', HAND + 1), GIVE_UP] })).toMatchObject({ id: 'beer' })
    const sid = {
      id: 'sid-ketchum',
      fields: [{ name: 'discard-two', pick: 'cards', min: 2, max: 2, from: () => [100, 101, 102] } as const],
    }
    const saved = decide(sketch, { kind: 'dying', options: [GIVE_UP], interjections: [sid] })
    expect(saved).toMatchObject({ id: 'sid-ketchum', picks: [[HAND + 2, HAND]] })
    expect(decide(sketch, { kind: 'dying', options: [GIVE_UP] })).toMatchObject({ id: 'give-up' })
  })
})

describe('its choices', () => {
  const choose = (id: string, from: number, count: number) => Array.from({ length: count }, (_, i) => cardOption(id, from + i))

  it('discards what is worth least', () => {
    const sketch = table({ role: 'outlaw', life: 2, hand: ['beer', 'dynamite', 'bang'] })
    expect(decide(sketch, { kind: 'discard', options: choose('discard', HAND, 3) })).toMatchObject({ card: HAND + 1 })
  })
  it('takes the best of the General Store', () => {
    const sketch = table({ role: 'outlaw', aside: [faceUp(50, 'dynamite'), faceUp(51, 'wells-fargo'), faceUp(52, 'bang')] })
    expect(decide(sketch, { kind: 'general-store', options: choose('take', 50, 3) })).toMatchObject({ card: 51 })
  })
  it('picks the Heart, and with Dynamite what does not explode', () => {
    const sketch = table({ role: 'outlaw', aside: [faceUp(50, 'missed', 'spades', '5'), faceUp(51, 'beer', 'hearts', '6')] })
    const black = table({ role: 'outlaw', aside: [faceUp(50, 'missed', 'spades', '5'), faceUp(51, 'jail', 'spades', '10')] })
    const options = choose('flip', 50, 2)
    expect(decide(sketch, { kind: 'flip', about: { source: 'barrel' }, options })).toMatchObject({ card: 51 })
    expect(decide(sketch, { kind: 'flip', about: { source: 'jail' }, options })).toMatchObject({ card: 51 })
    expect(decide(black, { kind: 'flip', about: { source: 'dynamite' }, options })).toMatchObject({ card: 51 })
  })
  it('picks what the check of each source wants', () => {
    const sketch = table({ role: 'outlaw', aside: [faceUp(50, 'bang', 'spades', '5'), faceUp(51, 'bang', 'clubs', '6')] })
    const flip = (source: string) => decide(sketch, { kind: 'flip', about: { source }, options: choose('flip', 50, 2) }).card
    expect(flip('rattlesnake')).toBe(51)
    expect(flip('teren-kill')).toBe(51)
    expect(flip('colorado-bill')).toBe(50)
  })
  it('draws in the way of the stronger of two characters', () => {
    const options = [{ id: 'pedro-ramirez' }, { id: 'kit-carlson' }]
    expect(decide(table({ role: 'outlaw' }), { kind: 'way-to-draw', options })).toMatchObject({ id: 'kit-carlson' })
  })
  it('puts the worst card back', () => {
    const sketch = table({ role: 'outlaw', look: ['barrel', 'dynamite', 'bang'] })
    expect(decide(sketch, { kind: 'put-back', options: choose('put-back', LOOK, 3) })).toMatchObject({ card: LOOK + 1 })
  })
  it('draws from where it pays', () => {
    const jesse = {
      kind: 'first-card',
      about: { elsewhere: 'hand' },
      options: [{ id: 'deck' }, ...[1, 4].map((n) => ({ id: 'hand', seat: seatOf(n) }))],
    }
    expect(decide(table({ role: 'deputy' }), jesse)).toMatchObject({ id: 'hand', seat: 4 })
    const pedro = { kind: 'first-card', about: { elsewhere: 'discard' }, options: [{ id: 'deck' }, { id: 'discard' }] }
    expect(decide(table({ role: 'deputy', top: faceUp(9, 'wells-fargo') }), pedro)).toMatchObject({ id: 'discard' })
    expect(decide(table({ role: 'deputy', top: faceUp(9, 'dynamite') }), pedro)).toMatchObject({ id: 'deck' })
  })
  it('chooses the stronger character, also before roles are dealt', () => {
    const sketch = table({ role: 'outlaw', look: ['vulture-sam', 'willy-the-kid'] })
    expect(decide(sketch, { kind: 'choose-character', options: choose('choose', LOOK, 2) })).toMatchObject({ card: LOOK + 1 })
    expect(decide(sketch, { kind: 'keep-character', options: [{ id: 'keep' }, { id: 'new' }] })).toMatchObject({ id: 'keep' })
  })
  it('answers a question it does not know with the last option, filled in as little as may be', () => {
    const fields = [{ name: 'two', pick: 'cards', min: 2, max: 3, from: () => [7, 8, 9] } as const]
    const unknown = decide(table({ role: 'outlaw' }), {
      kind: 'stampede',
      options: [{ id: 'yes' }, { id: 'no', card: handleOf(4), fields }],
    })
    expect(unknown).toEqual({ id: 'no', card: 4, seat: undefined, picks: [[7, 8]] })
  })
})

describe('while others are asked', () => {
  const sid = {
    id: 'sid-ketchum',
    fields: [{ name: 'discard-two', pick: 'cards', min: 2, max: 2, from: () => [100, 101, 102, 103] } as const],
  }
  const interject = (sketch: Sketch) =>
    rule.interject?.(
      { game: 'bang', seat: seatOf(0), kind: 'play', about: null, options: [], interjections: [sid], view: viewOf(sketch) },
      new Random(seedFrom('x')),
    )

  it('Sid Ketchum heals when death is near and his hand is rich', () => {
    expect(interject(table({ role: 'outlaw', life: 1, hand: ['bang', 'bang', 'jail', 'dynamite'] }))).toMatchObject({ id: 'sid-ketchum' })
    expect(interject(table({ role: 'outlaw', life: 1, hand: ['bang', 'bang'] }))).toBeUndefined()
    expect(interject(table({ role: 'outlaw', life: 3, hand: ['bang', 'bang', 'jail', 'dynamite'] }))).toBeUndefined()
  })
})
