import type { Kind } from '@sundown/engine'
import { expect, test } from 'vitest'
import { found, mutable, seatsAt, withGate, withKind, withTable, zoneNamed } from './plant.ts'

test('a lost card', () => {
  const rules = withTable((game) => {
    const { setPhase } = game
    game.setPhase = (phase) => {
      setPhase.call(game, phase)
      if (game.turns === 3 && phase === 'play') mutable(game.at(zoneNamed(game, 'discard'))).pop()
    }
  })
  expect(found(rules, 'cards-in-one-place')?.what).toMatch(/lies in 0 places/)
})

test('a card in two places', () => {
  const rules = withTable((game) => {
    const { setPhase } = game
    game.setPhase = (phase) => {
      setPhase.call(game, phase)
      const [card] = game.at(zoneNamed(game, 'discard'))
      if (game.turns === 3 && phase === 'play' && card !== undefined) mutable(game.at(zoneNamed(game, 'deck'))).unshift(card)
    }
  })
  expect(found(rules, 'cards-in-one-place')).toBeDefined()
})

test('a card printed twice', () => {
  const rules = withTable((game) => {
    const { faceOf } = game
    game.faceOf = (card) => {
      const [lowest, next] = game.at(zoneNamed(game, 'deck'))
      return faceOf.call(game, card === lowest && next !== undefined ? next : card)
    }
  })
  expect(found(rules, 'cards-in-one-place')?.what).toMatch(/is there twice/)
})

test('a second weapon', () => {
  const rules = withTable((game) => {
    const { discard } = game
    game.discard = (card) => {
      const owner = seatsAt(game).find((seat) => game.front(seat).includes(card))
      if (owner === undefined || !game.alive(owner) || game.def(card).facts?.type !== 'weapon') discard.call(game, card)
    }
  })
  expect(found(rules, 'one-weapon')?.what).toMatch(/has 2 weapons/)
})

test('a twin', () => {
  const rules = withTable((game) => {
    game.hasInFront = () => false
  })
  expect(found(rules, 'no-twins')).toBeDefined()
})

test('more life than there can be', () => {
  const rules = withTable((game) => {
    game.heal = (seat, amount) => {
      game.setLife(seat, game.life(seat) + amount)
      return amount
    }
  })
  expect(found(rules, 'life-in-bounds')).toBeDefined()
})

test('somebody plays on without life', () => {
  const rules = withTable((game) => {
    const { setPresence } = game
    game.setPresence = (seat, presence) => {
      if (presence !== 'doomed') setPresence.call(game, seat, presence)
    }
  })
  expect(found(rules, 'nobody-at-zero')).toBeDefined()
})

test('the dead keep cards', () => {
  const rules = withTable((game) => {
    const { discard } = game
    game.discard = (card) => {
      if (!seatsAt(game).some((seat) => !game.inPlay(seat) && game.hand(seat)[0] === card)) discard.call(game, card)
    }
  })
  expect(found(rules, 'dead-own-nothing')).toBeDefined()
})

test('the dead are asked', () => {
  const seance: Kind<never, undefined> = {
    name: 'seance',
    options: () => [{ id: 'knock' }],
    fallback: () => ({ id: 'knock' }),
    publicAbout: () => null,
  }
  const rules = withGate((game, { parts }) => {
    const dead = seatsAt(game).find((seat) => !game.inPlay(seat))
    if (dead !== undefined) for (const part of parts) Object.assign(part, { seat: dead, kind: seance })
    return undefined
  })
  expect(found(rules, 'asked-are-alive')).toBeDefined()
})

test('a question without an answer', () => {
  const rules = withKind('discard', () => ({ options: () => [] }))
  expect(found(rules, 'question-answerable')?.what).toMatch(/has no answer to "discard"/)
})

test('an option that cannot be completed', () => {
  const rules = withKind('play', ({ options }) => ({
    options: (game, seat, about) => [
      ...options(game, seat, about),
      { id: 'trap', fields: [{ name: 'any', pick: 'cards', min: 2, max: 2, from: () => [] }] },
    ],
  }))
  expect(found(rules, 'options-acceptable')?.what).toMatch(/a field offers too little/)
})

test('an option that is refused after all', () => {
  let calls = 0
  const rules = withKind('shot', ({ options }) => ({
    options: (game, seat, about) => [...options(game, seat, about), ...(calls++ % 2 === 0 ? [{ id: 'now-and-then' }] : [])],
  }))
  expect(found(rules, 'options-acceptable')?.what).toMatch(/gone when listed again/)
})

test('an option on which a rule breaks', () => {
  const rules = withKind('play', ({ options }) => ({
    options: (game, seat, about) => [...options(game, seat, about), { id: 'play', card: undefined }],
  }))
  expect(found(rules, 'options-playable')).toBeDefined()
})

test('a default that is refused', () => {
  const rules = withKind('shot', () => ({ fallback: () => ({ id: 'faint' }) }))
  expect(found(rules, 'default-acceptable')).toBeDefined()
})

test('a card may be played while something else goes on', () => {
  const rules = withTable((game) => {
    const { setPhase } = game
    game.setPhase = (phase) => {
      setPhase.call(game, phase)
      if (phase === 'play') game.depth = 1
    }
  })
  expect(found(rules, 'quiet-at-play')).toBeDefined()
})

test('a view that is out of date', () => {
  const rules = withTable((game) => {
    const { view } = game
    let kept: ReturnType<typeof view> | undefined
    game.view = (viewer) => {
      if (viewer !== 'spectator') return view.call(game, viewer)
      kept ??= view.call(game, viewer)
      return kept
    }
  })
  expect(found(rules, 'view-patches')?.what).toMatch(/stale/)
})

test('a view changed behind the back of the patches', () => {
  const rules = withTable((game) => {
    const { view } = game
    let kept: ReturnType<typeof view> | undefined
    game.view = (viewer) => {
      const seen = view.call(game, viewer)
      if (viewer !== 'spectator') return seen
      kept = Object.assign(kept ?? { ...seen }, seen)
      return kept
    }
  })
  expect(found(rules, 'view-patches')?.what).toMatch(/astray/)
})
