import { type Field, handleOf, type Option, seatOf } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { cardOption, decide, END, faceUp, fromHand, front, HAND, inFrontOf, play, type Sketch } from './hand-made.ts'

const outlaw: Sketch = { role: 'outlaw', others: [{ role: 'sheriff' }, {}, {}, {}] }
const deputy: Sketch = { ...outlaw, role: 'deputy' }
const inTurn = (sketch: Sketch, ...options: Option[]) => decide(sketch, { kind: 'play', options: [...options, END] })

describe('cards', () => {
  test.each(['bounty', 'rattlesnake', 'jail'])('%s lies in front of an enemy, not of oneself or a friend', (id) => {
    const sketch: Sketch = { ...deputy, hand: [id] }
    expect(inTurn(sketch, play(0, 0), play(0, 1), play(0, 2))).toMatchObject({ id: 'play', seat: 2 })
    expect(inTurn(sketch, play(0, 0), play(0, 1)).id).toBe('end')
  })

  test('Ghost brings back a friend only', () => {
    const others: Sketch['others'] = [{ role: 'sheriff' }, { role: 'outlaw', state: 'out' }, { role: 'deputy', state: 'out' }, {}]
    const back = (role: Sketch['role']) => inTurn({ role, hand: ['ghost'], others }, play(0, 2), play(0, 3))
    expect(back('outlaw').seat).toBe(2)
    expect(back('deputy').seat).toBe(3)
    expect(back('sheriff').seat).toBe(3)
    expect(back('renegade').id).toBe('end')
    expect(inTurn({ role: 'outlaw', hand: ['ghost'], others, show: 'wild-west-show' }, play(0, 2)).id).toBe('end')
  })

  test('Aim is played along where it counts', () => {
    const join: Field = { name: 'join', pick: 'cards', min: 0, max: 1, from: () => [HAND + 1] }
    const aimed = (life: number, hand: number) => {
      const others: Sketch['others'] = [{ role: 'sheriff', life, hand }, {}, {}]
      return inTurn({ ...outlaw, others, hand: ['bang', 'aim'] }, play(0, 1, [join])).picks
    }
    expect(aimed(3, 1)).toEqual([[HAND + 1]])
    expect(aimed(1, 1)).toEqual([[]])
    expect(aimed(3, 6)).toEqual([[]])
  })

  test('Fanning: the second shot goes to an enemy, and is not fired into a dying friend', () => {
    const second = (...seats: number[]): Field => ({ name: 'second-target', pick: 'seats', min: 1, max: 1, from: () => seats })
    const others: Sketch['others'] = [{ role: 'sheriff', life: 1 }, {}, {}]
    const sketch: Sketch = { ...deputy, others, hand: ['fanning'] }
    expect(inTurn(sketch, play(0, 2, [second(1, 3)]))).toMatchObject({ seat: 2, picks: [[3]] })
    expect(inTurn(sketch, play(0, 2, [second(1)])).id).toBe('end')
  })

  test('Tomahawk and Last Call', () => {
    expect(inTurn({ ...outlaw, hand: ['tomahawk'] }, play(0, 1)).seat).toBe(1)
    expect(inTurn({ ...deputy, hand: ['tomahawk'] }, play(0, 1)).id).toBe('end')
    expect(inTurn({ ...outlaw, life: 3, hand: ['last-call'] }, play(0)).id).toBe('play')
    expect(inTurn({ ...outlaw, hand: ['last-call'] }, play(0)).id).toBe('end')
  })

  test('Poker when there are enough players, Tornado when it costs nothing', () => {
    const empty = Array.from({ length: 3 }, () => ({ hand: 0 }))
    expect(inTurn({ ...outlaw, hand: ['poker'] }, play(0)).id).toBe('play')
    expect(inTurn({ ...outlaw, hand: ['poker'], others: [{ role: 'sheriff' }, ...empty] }, play(0)).id).toBe('end')
    expect(inTurn({ ...outlaw, hand: ['tornado'] }, play(0)).id).toBe('play')
    expect(inTurn({ ...outlaw, hand: ['tornado', 'missed'] }, play(0)).id).toBe('end')
  })

  test('Bandidos not with the last life point and nothing to pay with', () => {
    expect(inTurn({ ...outlaw, life: 1, hand: ['bandidos'] }, play(0)).id).toBe('end')
    expect(inTurn({ ...outlaw, life: 2, hand: ['bandidos', 'missed', 'missed'] }, play(0)).id).toBe('play')
  })

  test('Shotgun rather than no weapon, not rather than one that reaches the Sheriff', () => {
    const far: Sketch['others'] = [{}, { role: 'sheriff' }, {}, {}]
    expect(inTurn({ ...outlaw, hand: ['shotgun'] }, play(0)).id).toBe('play')
    expect(inTurn({ ...outlaw, hand: ['shotgun'], others: far, front: ['winchester'] }, play(0)).id).toBe('end')
  })
})

describe('ghosts', () => {
  const haunted: Sketch = { ...outlaw, others: [{ role: 'sheriff', state: 'ghost', life: 0, front: ['ghost', 'barrel'] }, {}, {}] }

  test('are not shot at', () => {
    expect(inTurn({ ...haunted, hand: ['bang'] }, play(0, 1)).id).toBe('end')
    expect(inTurn({ ...haunted, hand: ['duel'] }, play(0, 1)).id).toBe('end')
  })

  test('lose what keeps them here', () => {
    const sketch: Sketch = { ...haunted, hand: ['cat-balou'] }
    expect(inTurn(sketch, play(0, 1, [inFrontOf(1, sketch)]))).toMatchObject({ seat: 1, picks: [[front(1)]] })
  })

  test('spend nothing to save a life they have not', () => {
    const me: Sketch = { ...outlaw, state: 'ghost', life: 0, hand: ['missed', 'bang', 'canteen'] }
    const shot = { kind: 'shot', about: { by: 1, missing: 1 }, options: [cardOption('missed', HAND), { id: 'take-it' }] }
    expect(decide(me, shot).id).toBe('take-it')
    const indians = { kind: 'give-bang', about: { card: 'indians', by: 1 }, options: [cardOption('give', HAND + 1), { id: 'decline' }] }
    expect(decide(me, indians).id).toBe('decline')
    expect(inTurn({ ...me, hand: ['last-call'] }, play(0)).id).toBe('end')
  })

  test('whoever has come back is known by his role', () => {
    const others: Sketch['others'] = [{ role: 'sheriff' }, { role: 'outlaw' }, {}, {}]
    expect(inTurn({ ...outlaw, others, hand: ['bang'] }, play(0, 2)).id).toBe('end')
    expect(inTurn({ ...deputy, others, hand: ['bang'] }, play(0, 2)).id).toBe('play')
  })
})

describe('Saved!', () => {
  const options = [cardOption('spare', HAND), { id: 'pass' }]
  const asked = (sketch: Sketch, seat: number) =>
    decide({ ...sketch, hand: ['saved'] }, { kind: 'spare', about: { seat, amount: 1, by: 2, card: 'bang' }, options }).id

  test('saves a friend, never an enemy', () => {
    expect(asked(deputy, 1)).toBe('spare')
    expect(asked(outlaw, 1)).toBe('pass')
    expect(asked(deputy, 3)).toBe('pass')
  })

  test('the Renegade saves the Sheriff from death while others live', () => {
    const others: Sketch['others'] = [{ role: 'sheriff', life: 1 }, {}, {}]
    expect(asked({ role: 'renegade', others }, 1)).toBe('spare')
    expect(asked({ role: 'renegade', others: [{ role: 'sheriff', life: 4 }, {}, {}] }, 1)).toBe('pass')
    expect(asked({ role: 'renegade', others: [{ role: 'sheriff', life: 1 }, { state: 'out' }, { state: 'out' }] }, 1)).toBe('pass')
  })

  test('a friend keeps his hand', () => {
    const reward = (sketch: Sketch) =>
      decide(sketch, { kind: 'saved-reward', about: { saved: 1 }, options: [{ id: 'hand', seat: seatOf(1) }, { id: 'deck' }] }).id
    expect(reward(deputy)).toBe('deck')
    expect(reward(outlaw)).toBe('hand')
  })
})

describe('Escape', () => {
  const asked = (sketch: Sketch, card: string, by = 1) =>
    decide(sketch, { kind: 'ignore', about: { by, target: 0, card }, options: [cardOption('ignore', HAND), { id: 'let-it' }] }).id

  test('keeps a good card, and lets a gift come', () => {
    const sketch: Sketch = { ...outlaw, hand: ['escape', 'bang'], front: ['barrel'] }
    expect(asked(sketch, 'panic')).toBe('ignore')
    expect(asked(sketch, 'tequila')).toBe('let-it')
    expect(asked({ ...sketch, front: ['jail'] }, 'panic')).toBe('let-it')
    expect(asked({ ...sketch, role: 'deputy' }, 'panic')).toBe('let-it')
  })

  test('Mick Defender spends a Missed! only for something better', () => {
    expect(asked({ ...outlaw, hand: ['missed', 'bang'], front: ['schofield'] }, 'cat-balou')).toBe('let-it')
    expect(asked({ ...outlaw, hand: ['missed', 'bang'], front: ['barrel'] }, 'cat-balou')).toBe('ignore')
  })

  test('out of a Duel one cannot win, and of Indians! without a BANG!', () => {
    const options = (hand: number): Option[] => [
      ...Array.from({ length: hand }, (_, i) => cardOption('give', HAND + 1 + i)),
      cardOption('ignore', HAND),
      { id: 'decline' },
    ]
    const duel = (...bangs: string[]) =>
      decide(
        { ...outlaw, hand: ['escape', ...bangs] },
        { kind: 'give-bang', about: { card: 'duel', by: 1, against: 0 }, options: options(bangs.length) },
      ).id
    expect(duel('bang')).toBe('ignore')
    expect(duel('bang', 'bang', 'bang')).toBe('give')
    const indians = { kind: 'give-bang', about: { card: 'indians', by: 1, against: 0 }, options: options(0) }
    expect(decide({ ...outlaw, hand: ['escape'] }, indians).id).toBe('ignore')
  })
})

describe('what cards want of everybody', () => {
  const ransom = (sketch: Sketch, ...more: Option[]) => {
    const discard: Option = { id: 'discard', fields: [fromHand('bandidos-cards', Math.min(2, sketch.hand?.length ?? 0), sketch)] }
    return decide(sketch, { kind: 'bandidos', about: { by: 1 }, options: [...more, { id: 'lose' }, discard] })
  }

  test('Bandidos: two bad cards rather than life, life rather than two good ones, but never the last point', () => {
    expect(ransom({ ...outlaw, hand: ['beer', 'dynamite', 'saloon'] })).toMatchObject({ id: 'discard', picks: [[HAND + 1, HAND + 2]] })
    expect(ransom({ ...outlaw, hand: ['wells-fargo', 'stagecoach'] }).id).toBe('lose')
    expect(ransom({ ...outlaw, life: 1, hand: ['wells-fargo', 'stagecoach'] }).id).toBe('discard')
    expect(ransom({ ...outlaw, state: 'ghost', life: 0, hand: ['dynamite', 'saloon'] }).id).toBe('lose')
  })

  test('Bandidos: Escape if it costs less', () => {
    const sketch: Sketch = { ...outlaw, hand: ['wells-fargo', 'escape', 'stagecoach'] }
    expect(ransom(sketch, cardOption('ignore', HAND + 1)).id).toBe('ignore')
  })

  test('Tornado blows away what is worth least, and is welcome', () => {
    const options = [cardOption('ignore', HAND), cardOption('discard', HAND), cardOption('discard', HAND + 1)]
    expect(decide({ ...outlaw, hand: ['escape', 'bang'] }, { kind: 'tornado', about: { by: 1 }, options })).toEqual(
      expect.objectContaining({ id: 'discard', card: HAND }),
    )
  })

  test('Poker: an Ace against an enemy, none against a friend', () => {
    const hand = [{ id: 'dynamite', suit: 'hearts', rank: '2' } as const, { id: 'saloon', suit: 'hearts', rank: 'A' } as const]
    const bets = (sketch: Sketch) =>
      decide({ ...sketch, hand }, { kind: 'poker', about: { by: 1 }, options: [0, 1].map((i) => cardOption('bet', HAND + i)) }).card
    expect(bets(outlaw)).toBe(HAND + 1)
    expect(bets(deputy)).toBe(HAND)
  })

  test('Poker: the two best of the pot', () => {
    const aside = [faceUp(50, 'dynamite'), faceUp(51, 'stagecoach'), faceUp(52, 'bang')]
    const fields: Field[] = [{ name: 'poker-cards', pick: 'cards', min: 0, max: 2, from: () => [50, 51, 52] }]
    expect(decide({ ...outlaw, aside }, { kind: 'poker-pot', options: [{ id: 'take', fields }] }).picks).toEqual([[51, 52]])
  })

  test('Shotgun: what is worth least', () => {
    const options = [0, 1].map((i) => cardOption('discard', HAND + i))
    expect(decide({ ...outlaw, hand: ['beer', 'dynamite'] }, { kind: 'shotgun', options }).card).toBe(HAND + 1)
  })
})

describe('characters', () => {
  test('Evelyn Shebang shoots at enemies only, the weak ones first', () => {
    const asked = (sketch: Sketch, ...targets: number[]) => {
      const fields: Field[] = [{ name: 'shots-for-cards', pick: 'seats', min: 1, max: Math.min(2, targets.length), from: () => targets }]
      return decide(sketch, { kind: 'evelyn-shebang', options: [{ id: 'shoot', fields }, { id: 'draw' }] })
    }
    const others: Sketch['others'] = [{ role: 'sheriff' }, { life: 1, hand: 0 }, {}]
    expect(asked({ role: 'deputy', others }, 1, 2)).toMatchObject({ id: 'shoot', picks: [[2]] })
    expect(asked({ role: 'deputy', others }, 1).id).toBe('draw')
  })

  test('Lemonade Jim drinks for a card he can spare', () => {
    const asked = (life: number, card: string) =>
      decide({ ...outlaw, life, hand: [card] }, { kind: 'lemonade-jim', options: [cardOption('discard', HAND), { id: 'pass' }] }).id
    expect(asked(3, 'dynamite')).toBe('discard')
    expect(asked(3, 'wells-fargo')).toBe('pass')
    expect(asked(1, 'wells-fargo')).toBe('discard')
  })

  test('Black Flower shoots with Clubs that are worth less than the shot', () => {
    const shots = (...hand: string[]) =>
      inTurn({ ...outlaw, hand }, ...hand.map((_, i): Option => ({ id: 'black-flower', card: handleOf(HAND + i), seat: seatOf(1) })))
    expect(shots('stagecoach', 'jail')).toMatchObject({ id: 'black-flower', card: HAND + 1 })
    expect(inTurn({ ...deputy, hand: ['jail'] }, { id: 'black-flower', card: handleOf(HAND), seat: seatOf(1) }).id).toBe('end')
  })

  test('Der Spot-Burst Ringer fires at everybody where he has enemies', () => {
    const burst = cardOption('der-spot-burst-ringer', HAND)
    expect(inTurn({ ...outlaw, hand: ['bang'] }, play(0, 1), burst).id).toBe('der-spot-burst-ringer')
    const friends: Sketch['others'] = [{ role: 'sheriff', life: 1 }, {}, {}]
    expect(inTurn({ ...deputy, others: friends, hand: ['bang'] }, burst).id).toBe('end')
  })

  test('Henry Block is robbed by nobody who could die of it', () => {
    const others: Sketch['others'] = [{ role: 'sheriff', character: 'henry-block', front: ['barrel'] }, {}, {}]
    const rob = (life: number) => {
      const sketch: Sketch = { ...outlaw, others, life, hand: ['cat-balou'] }
      return inTurn(sketch, play(0, 1, [inFrontOf(1, sketch)])).id
    }
    expect(rob(4)).toBe('play')
    expect(rob(1)).toBe('end')
  })

  test('Tuco Franziskaner puts nothing blue in front of him', () => {
    const sketch: Sketch = { ...outlaw, hand: ['barrel', 'volcanic', 'dynamite'] }
    expect(inTurn(sketch, play(0), play(1), play(2)).id).toBe('play')
    expect(inTurn({ ...sketch, character: 'tuco-franziskaner' }, play(0), play(1), play(2)).id).toBe('end')
  })

  test('Backfire at an enemy before a Missed!, at a friend after it', () => {
    const options = [cardOption('missed', HAND), cardOption('missed', HAND + 1), { id: 'take-it' }]
    const shot = { kind: 'shot', about: { by: 1, target: 0, card: 'gatling', needs: 1, missing: 1 }, options }
    expect(decide({ ...outlaw, hand: ['missed', 'backfire'] }, shot).card).toBe(HAND + 1)
    expect(decide({ ...deputy, hand: ['missed', 'backfire'] }, shot).card).toBe(HAND)
  })
})
