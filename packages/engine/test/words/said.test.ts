import { describe, expect, it } from 'vitest'
import type { BangEvent, Face } from '../../src/bang/events.ts'
import type { ReasonCode } from '../../src/bang/rules/reasons.ts'
import { allSets } from '../../src/bang/sets/all.ts'
import { SETS } from '../../src/bang/sets/manifests.ts'
import { LANGUAGES, loadWords, teller } from '../../src/bang/words/index.ts'
import type { FieldName } from '../../src/bang/words/types.ts'
import { type Answer, type Asked, firstOf, type Handle, handleOf, type Json, type Seat, seatOf } from '../../src/kernel/index.ts'
import { begins, printed } from '../../src/western/words/sentence.ts'
import { inAll, loadInAll } from '../../src/western/words/types.ts'
import { expectClean, expectSentence } from './clean.ts'

const NAMES = ['Anna', 'Bruno', 'Elena', 'Dora']
const [anna, bruno, elena, dora] = [seatOf(0), seatOf(1), seatOf(2), seatOf(3)]
const face = (id: string, rank: Face['rank'], suit: Face['suit']): Face => ({ id, rank, suit })
const BANG = face('bang', 'A', 'spades')
const MISSED = face('missed', '2', 'spades')
const BEER = face('beer', '7', 'hearts')
const plain = (id: string): Face => ({ id, rank: undefined, suit: undefined })

const HANDLES: { readonly [handle: number]: Face } = {
  1: BANG,
  2: MISSED,
  3: BEER,
  4: face('panic', 'J', 'hearts'),
  5: face('barrel', 'Q', 'spades'),
  6: plain('slab-the-killer'),
}

const tellers = await loadInAll(async (language) => {
  const words = await loadWords(language, SETS)
  return (names: readonly string[]) => teller(words, names, (handle) => HANDLES[handle])
})
const tell = inAll((language) => tellers[language](NAMES))

type Events = {
  readonly [type in Exclude<BangEvent['type'], 'counted' | 'own' | 'drawing'>]: readonly Extract<BangEvent, { readonly type: type }>[]
}

const playedBy = (seat: Seat, card: Face, target: Seat | undefined = undefined, as = card.id) =>
  ({ type: 'played', seat, card, as, target }) as const
const everyCard = allSets.flatMap(({ cards }) => cards)
const needsTarget = (id: string) => everyCard.find((card) => card.id === id)?.aim !== undefined

const events: Events = {
  started: [
    { type: 'started', sheriff: anna },
    { type: 'started', sheriff: undefined },
  ],
  character: [
    { type: 'character', seat: anna, character: 'slab-the-killer', kept: true },
    { type: 'character', seat: anna, character: 'el-gringo', kept: false },
  ],
  turn: [{ type: 'turn', seat: elena, number: 3 }],
  'turn-skipped': [{ type: 'turn-skipped', seat: elena }],
  played: [
    ...everyCard.map(({ id }) => playedBy(anna, face(id, '4', 'clubs'), needsTarget(id) ? elena : undefined)),
    playedBy(anna, MISSED, bruno, 'bang'),
    playedBy(anna, face('jail', 'J', 'spades'), anna),
    playedBy(anna, face('panic', 'J', 'hearts'), anna),
  ],
  answered: [
    { type: 'answered', seat: bruno, card: MISSED, as: 'missed', to: 'bang' },
    { type: 'answered', seat: bruno, card: BANG, as: 'missed', to: 'gatling' },
    { type: 'answered', seat: bruno, card: MISSED, as: 'bang', to: 'indians' },
    { type: 'answered', seat: bruno, card: BANG, as: 'bang', to: 'duel' },
    { type: 'answered', seat: bruno, card: BEER, as: 'beer', to: 'dying' },
  ],
  declined: [{ type: 'declined', seat: bruno, to: 'duel' }],
  cancelled: [
    { type: 'cancelled', seat: bruno, by: anna, shot: 'bang' },
    { type: 'cancelled', seat: bruno, by: undefined, shot: 'gatling' },
  ],
  checked: ['barrel', 'jourdonnais', 'jail', 'dynamite', 'volcanic'].flatMap((source) => [
    { type: 'checked', seat: bruno, source, cards: [BEER], chosen: 0, good: true },
    { type: 'checked', seat: bruno, source, cards: [BANG, BEER], chosen: 1, good: false },
    { type: 'checked', seat: bruno, source, cards: [], chosen: 0, good: false },
  ]),
  shown: ['black-jack', 'stick-of-dynamite', 'kit-carlson'].map((because) => ({ type: 'shown', seat: elena, card: BEER, because })),
  wounded: [
    { type: 'wounded', seat: elena, amount: 1, life: 2, by: anna, cause: 'bang' },
    { type: 'wounded', seat: elena, amount: 1, life: 1, by: anna, cause: 'bang' },
    { type: 'wounded', seat: dora, amount: 3, life: -1, by: undefined, cause: 'dynamite' },
  ],
  healed: [{ type: 'healed', seat: elena, amount: 1, life: 4, cause: 'beer' }],
  ability: [
    { type: 'ability', seat: elena, source: 'el-gringo', target: anna },
    { type: 'ability', seat: elena, source: 'bart-cassidy', target: undefined },
    { type: 'ability', seat: elena, source: 'barrel', target: undefined },
  ],
  exploded: [{ type: 'exploded', seat: dora, card: 'dynamite' }],
  'passed-on': [{ type: 'passed-on', seat: elena, to: anna, card: 'dynamite' }],
  eliminated: (['sheriff', 'deputy', 'outlaw', 'renegade'] as const).flatMap((role) => [
    { type: 'eliminated', seat: elena, role, by: anna },
    { type: 'eliminated', seat: elena, role, by: undefined },
  ]),
  rewarded: [
    { type: 'rewarded', seat: anna, cards: 3, victim: elena },
    { type: 'rewarded', seat: anna, cards: 0, victim: elena },
  ],
  penalised: [{ type: 'penalised', seat: anna, victim: elena }],
  stick: [
    { type: 'stick', seat: anna, from: undefined },
    { type: 'stick', seat: anna, from: elena },
  ],
  used: [
    { type: 'used', seat: anna, card: face('knife', '8', 'hearts'), target: elena },
    { type: 'used', seat: anna, card: face('canteen', '7', 'hearts'), target: undefined },
  ],
  unaffected: [{ type: 'unaffected', seat: elena, card: 'indians', because: 'apache-kid' }],
  spared: [{ type: 'spared', seat: elena, by: anna, card: 'saved' }],
  ordered: [
    { type: 'ordered', seat: anna, source: 'dorothy-rage', victim: elena, call: 'bang', use: 'bang', target: bruno },
    { type: 'ordered', seat: anna, source: 'dorothy-rage', victim: elena, call: 'missed', use: 'bang', target: anna },
    { type: 'ordered', seat: bruno, source: 'dorothy-rage', victim: anna, call: 'beer', use: 'beer', target: anna },
  ],
  called: [
    { type: 'called', seat: anna, source: 'peyote', call: 'red', target: undefined },
    { type: 'called', seat: anna, source: 'handcuffs', call: 'spades', target: undefined },
  ],
  abilities: [
    { type: 'abilities', seat: elena, source: 'vera-custer', characters: ['bart-cassidy'] },
    { type: 'abilities', seat: elena, source: 'gregory-deck', characters: ['bart-cassidy', 'el-gringo'] },
    { type: 'abilities', seat: elena, source: 'vera-custer', characters: [] },
  ],
  'hand-shown': [
    { type: 'hand-shown', seat: elena, cards: [BANG, BEER], because: 'dorothy-rage' },
    { type: 'hand-shown', seat: elena, cards: [], because: 'dorothy-rage' },
  ],
  turned: [
    { type: 'turned', pile: 'event', card: 'blessing', was: undefined, seat: undefined },
    { type: 'turned', pile: 'show', card: 'gag', was: 'showdown', seat: anna },
    { type: 'turned', pile: 'show', card: 'gag', was: 'showdown', seat: undefined },
  ],
  coming: [{ type: 'coming', card: { id: 'high-noon', suit: undefined, rank: undefined } }],
  returned: [
    { type: 'returned', seat: elena, life: 2, ghost: false, because: 'dead-man' },
    { type: 'returned', seat: elena, life: 0, ghost: true, because: 'ghost-town' },
  ],
  left: [
    { type: 'left', seat: elena, role: undefined },
    { type: 'left', seat: elena, role: 'outlaw' },
  ],
  'roles-dealt': [{ type: 'roles-dealt', seats: [anna, elena], because: 'helena-zontero' }],
  'places-swapped': [{ type: 'places-swapped', seat: anna, with: elena }],
  'passed-over': [{ type: 'passed-over', seat: elena }],
  'extra-turn': [{ type: 'extra-turn', seat: elena, because: 'vendetta' }],
  over: ['law', 'outlaws', 'renegade', 'deputy', 'last-standing', 'nobody'].map((by) => ({
    type: 'over',
    by,
    winners: [anna, elena],
    roles: ['sheriff', 'outlaw', 'deputy', 'renegade'],
  })),
}

const about = { card: 'knife', source: 'the-judge', seat: 2, times: 2 }
const reasons: { readonly [code in ReasonCode]: readonly { readonly [name: string]: number | string }[] } = {
  'game-over': [{}],
  'not-in-front': [{}],
  forbidden: [about],
  'cost-needed': [about],
  'not-ready': [about],
  'switched-off': [about],
  'not-to-be-used': [about],
  'wrong-border': [about],
  'wrong-suit': [about],
  'needs-bang': [about],
  'must-play': [about],
  'must-play-first': [about],
  'own-card': [about],
  'nobody-has-cards': [about],
  'still-in-play': [about],
  'full-life-there': [about],
  'second-target': [about],
  'no-escape': [about],
  'once-a-turn': [about, { source: 'flint-westwood' }],
  'last-life': [{}],
  'incomplete-order': [{}],
  'nothing-to-repeat': [{}],
  'old-question': [{}],
  'not-asked': [{}],
  'not-allowed': [{}],
  'not-in-hand': [{}],
  'only-as-answer': [{ card: 'missed' }],
  'bang-limit': [{ card: 'bang' }],
  twin: [{ card: 'mustang' }, { card: 'barrel' }],
  'not-a-bang': [{ card: 'beer' }],
  'not-a-missed': [{ card: 'beer' }],
  'no-target': [{ card: 'saloon' }],
  'target-needed': [{ card: 'duel' }],
  'wrong-choice': [{ card: 'panic' }, { cards: 2 }],
  'not-in-row': [{}],
  'no-such-seat': [{}],
  'not-in-play': [{ card: 'duel', seat: 2 }, {}],
  yourself: [{ card: 'duel', seat: 0 }, {}],
  'out-of-reach': [
    { seat: 2, distance: 3, reach: 2, weapon: 'schofield' },
    { seat: 2, distance: 2, reach: 1, weapon: 'colt-45' },
  ],
  'too-far': [{ seat: 2, distance: 2, reach: 1 }],
  'no-cards': [{ card: 'cat-balou', seat: 2 }, {}],
  sheriff: [{ card: 'jail', seat: 0 }],
  'twin-there': [{ card: 'jail', seat: 2 }],
  'once-a-shot': [{ card: 'barrel' }, { card: 'jourdonnais' }],
  'only-beer-saves': [{ card: 'saloon' }],
  'two-players-left': [{ card: 'beer' }],
  'too-many-cards': [{ cards: 5, limit: 1 }],
  'no-discards': [{}],
  'full-life': [{ cards: 2 }],
  'no-life-for-ghosts': [{ cards: 2 }],
  'too-few-cards': [{ cards: 2 }],
}

interface Asking {
  readonly about: readonly Json[]
  readonly answers: readonly Answer[]
}
const card = (handle: number): Handle => handleOf(handle)

/** Every kind of question with every option. */
const questions: { readonly [kind: string]: Asking } = {
  'way-to-draw': { about: [null], answers: [{ id: 'kit-carlson' }, { id: 'black-jack' }] },
  play: {
    about: [null],
    answers: [
      { id: 'play', card: card(3) },
      { id: 'play', card: card(1), seat: elena },
      { id: 'play', card: card(4), seat: anna, picks: [[5]] },
      { id: 'play', card: card(4), seat: bruno, picks: [[]] },
      { id: 'as-bang', card: card(2), seat: elena },
      { id: 'use', card: card(5), seat: elena },
      { id: 'use', card: card(5) },
      { id: 'sid-ketchum', picks: [[1, 3]] },
      { id: 'end' },
    ],
  },
  discard: { about: [null], answers: [{ id: 'discard', card: card(1) }] },
  shot: {
    about: [
      { by: 1, target: 0, card: 'bang', needs: 1, suit: 'spades', rank: 'A' },
      { by: 1, target: 0, card: 'bang', needs: 2, suit: 'hearts', rank: 'Q' },
      { by: 1, target: 0, card: 'bang', needs: 2, missing: 1, suit: 'hearts', rank: 'Q' },
      { by: 1, target: 0, card: 'gatling', needs: 1, suit: 'hearts', rank: '10' },
      { target: 0, card: 'bang', needs: 1 },
    ],
    answers: [
      { id: 'missed', card: card(2) },
      { id: 'barrel', card: card(5) },
      { id: 'jourdonnais' },
      { id: 'ignore', card: card(2) },
      { id: 'take-it' },
    ],
  },
  'give-bang': {
    about: [
      { card: 'indians', by: 1, against: 0 },
      { card: 'duel', by: 1, against: 0 },
      { card: 'duel', by: 0, against: 1 },
    ],
    answers: [{ id: 'give', card: card(1) }, { id: 'ignore', card: card(2) }, { id: 'decline' }],
  },
  ignore: {
    about: [
      { by: 1, target: 0, card: 'panic', suit: 'hearts', rank: 'Q' },
      { by: 0, target: 0, card: 'general-store' },
      { by: 1, target: 2, card: 'panic' },
      { by: 1, target: 0, aimed: 'mustang', card: 'cat-balou' },
    ],
    answers: [{ id: 'ignore', card: card(2) }, { id: 'let-it' }],
  },
  spare: {
    about: [
      { seat: 1, amount: 2, by: 2, card: 'bang' },
      { amount: 1, card: 'dynamite' },
    ],
    answers: [{ id: 'spare', card: card(2) }, { id: 'pass' }],
  },
  'next-trigger': { about: [null], answers: [{ id: 'bart-cassidy' }, { id: 'el-gringo' }] },
  inherit: { about: [{ seat: 1 }, null], answers: [{ id: 'take', card: card(5) }, { id: 'from-hand' }] },
  dying: { about: [null], answers: [{ id: 'beer', card: card(3) }, { id: 'give-up' }] },
  flip: { about: [{ source: 'barrel' }, { source: 'jourdonnais' }, {}], answers: [{ id: 'flip', card: card(3) }] },
  'keep-character': { about: [null], answers: [{ id: 'keep' }, { id: 'new' }] },
  'choose-character': { about: [null], answers: [{ id: 'choose', card: card(6) }] },
  'general-store': {
    about: [null],
    answers: [
      { id: 'take', card: card(3) },
      { id: 'take', card: card(99) },
      { id: 'ignore', card: card(2) },
    ],
  },
  'first-card': {
    about: [{ elsewhere: 'hand' }, { elsewhere: 'discard' }],
    answers: [{ id: 'deck' }, { id: 'hand', seat: elena }, { id: 'discard' }],
  },
  'put-back': { about: [null], answers: [{ id: 'put-back', card: card(3) }] },
  'take-next': { about: [null], answers: [{ id: 'take', card: card(3) }] },
}

const fields: { readonly [name in FieldName]: readonly number[] } = {
  'front-or-random': [5],
  front: [5],
  'discard-two': [1, 3],
  cost: [1],
  join: [2],
}
const fieldOf = (name: FieldName) => ({ name, pick: 'cards', min: 0, max: 2, from: () => fields[name] }) as const

const ask = (kind: string, about: Json): Asked => ({
  number: 1,
  kind,
  about,
  seats: [anna],
  options: [
    { id: 'play', card: card(4), seat: anna, fields: [fieldOf('front')] },
    { id: 'play', card: card(4), seat: bruno, fields: [fieldOf('front-or-random')] },
  ],
  interjections: [{ id: 'sid-ketchum', fields: [fieldOf('discard-two')] }],
})

describe.each(LANGUAGES)('%s', (language) => {
  const said = tell[language]

  it('tells every event', () => {
    for (const examples of Object.values(events)) {
      for (const event of examples) {
        const story = said.story([event])
        expect(story, JSON.stringify(event)).toHaveLength(1)
        for (const sentence of story) expectSentence(language, sentence)
      }
    }
  })

  it('tells every event to each of those it is about', async () => {
    const words = await loadWords(language, SETS)
    for (const me of [anna, bruno, elena]) {
      const addressed = teller(words, NAMES, undefined, me)
      for (const examples of Object.values(events)) {
        for (const event of examples) {
          const text = firstOf(addressed.story([event]))
          expectSentence(language, text)
          // Headings name everybody.
          if (event.type !== 'turn') expect(text).not.toContain(NAMES[me])
        }
      }
    }
  })

  it('has a sentence for every reason', () => {
    for (const [code, examples] of Object.entries(reasons)) {
      for (const facts of examples) expectSentence(language, said.reason({ code, facts }))
      expectSentence(language, said.reason({ code }))
    }
    expect(said.reason({ code: 'never heard of' })).toBe(said.reason({ code: 'not-allowed' }))
    expect(said.reason({ code: 'constructor' })).toBe(said.reason({ code: 'not-allowed' }))
  })

  it('asks every question and names every answer', async () => {
    const words = await loadWords(language, ['base'])
    const kinds = new Map<string, object>(
      [words.table, ...words.sets].flatMap(({ questions: all }) =>
        Object.entries(all).map(([kind, { options }]) => [kind, options] as const),
      ),
    )
    expect(new Set(Object.keys(questions))).toEqual(new Set(kinds.keys()))
    for (const [kind, { about, answers }] of Object.entries(questions)) {
      for (const each of about) expectSentence(language, said.question(ask(kind, each)))
      const labels = answers.map((answer) => said.option(ask(kind, firstOf(about)), answer))
      for (const label of labels) expectClean(language, label)
      expect(new Set(labels).size).toBe(labels.length)
      expect(answers.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(kinds.get(kind) ?? {})))
    }
  })

  it('has words for every field, phase, variant, goal and wait', async () => {
    const { table, sets } = await loadWords(language, SETS)
    for (const name of Object.keys(fields)) {
      const { ask: asks, none } = said.field(name)
      expectSentence(language, asks)
      if (none !== undefined) expectClean(language, none)
    }
    expectClean(language, said.pick(fieldOf('front'), 5))
    for (const phase of Object.values(table.phases)) expectClean(language, phase)
    for (const { name, text } of sets.flatMap(({ variants }) => Object.values(variants ?? {}))) {
      expectClean(language, name)
      expectSentence(language, text)
    }
    for (const goal of [...Object.values(table.goals), ...Object.values(table.goalsOfThree)]) expectSentence(language, goal)
    const waits: Asked = { number: 1, kind: 'play', about: null }
    for (const seats of [undefined, [elena], [anna, elena]]) {
      expectSentence(language, said.waiting({ ...waits, ...(seats && { seats }) }))
    }
    for (const by of ['law', 'outlaws', 'renegade', 'nobody']) {
      for (const winners of [[anna], [anna, bruno, elena]]) expectSentence(language, said.outcome({ by, winners }))
    }
    for (const set of sets) {
      expectClean(language, set.title)
      expectSentence(language, set.adds)
    }
  })

  it('has a name, a text and rulings for everything', () => {
    for (const { cards, characters, roles } of allSets) {
      for (const { id } of [...cards, ...characters, ...roles]) {
        expectClean(language, said.name(id))
        expectSentence(language, said.text(id) ?? '')
        for (const ruling of said.rulings(id)) expectSentence(language, ruling)
      }
    }
    expect(said.text('no such card')).toBeUndefined()
    expect(said.rulings('toString')).toEqual([])
  })
})

describe('examples', () => {
  const shot = (needs: number): Asked => ({
    number: 1,
    kind: 'shot',
    about: { by: 0, target: 1, card: 'bang', needs, suit: 'spades', rank: 'A' },
    seats: [bruno],
  })

  it('in English', () => {
    const { en } = tell
    expect(en.story([playedBy(anna, BANG, bruno)])).toEqual(['Anna fires a BANG! at Bruno.'])
    expect(en.story([playedBy(anna, MISSED, bruno, 'bang')])).toEqual(['Anna fires a Missed! as a BANG! at Bruno.'])
    expect(en.story(events.answered.slice(0, 1))).toEqual(['Bruno answers with a Missed!'])
    expect(en.story(events.wounded)).toEqual([
      'BANG!: Elena loses 1 life point (2 left).',
      'BANG!: Elena loses 1 life point (1 left).',
      'Dynamite: Dora loses 3 life points (none left).',
    ])
    expect(en.story(events.exploded)).toEqual(['The Dynamite blows up in Dora’s face!'])
    expect(en.question(shot(1))).toBe('Anna fires a BANG! at you (A♠): one Missed! needed. Dodge it?')
    expect(en.question(shot(2))).toBe('Anna fires a BANG! at you (A♠): 2 Missed! needed. Dodge it?')
    expect(en.option(ask('play', null), { id: 'play', card: card(1), seat: bruno })).toBe('Play BANG! (A♠) at Bruno')
    expect(en.option(ask('play', null), { id: 'play', card: card(4), seat: anna, picks: [[5]] })).toBe(
      'Play Panic! (J♥) on yourself: Barrel (Q♠)',
    )
    expect(en.option(ask('play', null), { id: 'play', card: card(4), seat: bruno, picks: [[]] })).toBe(
      'Play Panic! (J♥) on Bruno: a random card from the hand',
    )
    expect(en.option(shot(1), { id: 'barrel', card: card(5) })).toBe('Use the Barrel')
    expect(en.reason({ code: 'out-of-reach', facts: reasons['out-of-reach'][0] })).toBe(
      'Out of reach: Elena is at distance 3, your Schofield reaches 2.',
    )
    expect(en.reason({ code: 'bang-limit', facts: { card: 'bang' } })).toBe('Only one BANG! a turn.')
    expect(en.reason({ code: 'twin', facts: { card: 'mustang' } })).toBe('A Mustang is already in front of you.')
    expect(en.waiting({ number: 1, kind: 'x', about: null, seats: [bruno] })).toBe('Waiting for Bruno.')
    expect(en.waiting({ number: 1, kind: 'x', about: null })).toBe('Waiting for answers.')
  })

  it('in French', () => {
    const { fr } = tell
    expect(fr.story([playedBy(anna, BANG, bruno)])).toEqual(['Anna tire sur Bruno\u00a0: BANG\u202f!'])
    expect(fr.story(events.exploded)).toEqual(['La Dynamite explose au nez de Dora\u202f!'])
    expect(fr.story(events['passed-on'])).toEqual(['La Dynamite passe d’Elena à Anna.'])
    expect(fr.question(shot(2))).toBe('Anna tire sur vous\u00a0: BANG\u202f! (A♠), il faut 2 Raté\u202f! Esquivez-vous\u202f?')
    expect(fr.reason({ code: 'out-of-reach', facts: reasons['out-of-reach'][0] })).toBe(
      'Hors de portée\u00a0: Elena est à distance 3, votre Schofield porte à 2.',
    )
    expect(fr.waiting({ number: 1, kind: 'x', about: null, seats: [elena, bruno] })).toBe('En attente d’Elena et Bruno.')
    expect(fr.option(shot(1), { id: 'jourdonnais' })).toBe('Utiliser la capacité de Jourdonnais')
    expect(fr.option(shot(1), { id: 'barrel', card: card(5) })).toBe('Utiliser la Planque')
    expect(fr.card(BANG)).toBe('BANG\u202f! (A♠)')
  })

  it('in Italian', () => {
    const { it: italian } = tell
    expect(italian.story([playedBy(bruno, BANG, anna)])).toEqual(['Bruno spara ad Anna: Bang!'])
    expect(italian.story([playedBy(anna, face('general-store', '9', 'clubs'))])).toEqual(['Anna apre l’Emporio.'])
    expect(italian.story(events.wounded)).toEqual([
      'Bang!: Elena perde 1 punto vita (ne restano 2).',
      'Bang!: Elena perde 1 punto vita (ne resta 1).',
      'Dinamite: Dora perde 3 punti vita (non ne restano).',
    ])
    expect(italian.question(shot(2))).toBe('Anna ti spara: Bang! (A♠), servono 2 Mancato! Schivi?')
    expect(italian.reason({ code: 'out-of-reach', facts: reasons['out-of-reach'][1] })).toBe(
      'Fuori gittata: Elena è a distanza 2, la tua Colt .45 arriva a 1.',
    )
    expect(italian.waiting({ number: 1, kind: 'x', about: null, seats: [anna, elena] })).toBe('In attesa di Anna ed Elena.')
  })
})

describe('a text in two parts', () => {
  const ODD = ['Dr. No: B.', 'Eli (9♠)', 'Wow! Zed', 'Ann']
  const odd = (language: 'en' | 'fr' | 'it') => tellers[language](ODD)
  const asked = (by: Seat): Asked => ({
    number: 1,
    kind: 'shot',
    about: { by, target: 1, card: 'bang', needs: 1, suit: 'spades', rank: 'A' },
    seats: [bruno],
  })

  it.each(LANGUAGES)('is cut behind the first sentence of ours, never in a name (%s)', (language) => {
    const said = odd(language)
    for (const by of [anna, elena]) {
      const { title, detail } = said.asking(asked(by))
      expect(title).toContain(ODD[by])
      expect(detail).toBeDefined()
      expect([title, detail].join(' ')).toBe(said.question(asked(by)))
    }
  })

  it.each(LANGUAGES)('says who wins below the headline (%s)', (language) => {
    const { title, detail } = odd(language).verdict({ by: 'law', winners: [anna, bruno] })
    expect(title).toBe(tell[language].verdict({ by: 'law', winners: [anna, bruno] }).title)
    expect(title).not.toMatch(/[:.]/)
    expect(detail).toContain('Dr. No: B.')
    expect(detail).toContain('Eli (9♠)')
  })

  it('is one part if no headline stands before it', () => {
    expect(odd('en').verdict({ by: 'deputy', winners: [anna] })).toEqual({ title: 'Dr. No: B., the Deputy, wins alone', detail: undefined })
    expect(odd('en').verdict({ by: 'no such end', winners: [] })).toEqual({ title: 'The game is over', detail: undefined })
  })

  it('is cut behind a card whose name ends in an exclamation mark only if the sentence ends there', () => {
    expect(begins(`Dodge ${printed('bang', 'BANG!')} You lose`)).toMatchObject({ detail: undefined })
    expect(begins(`Dodge ${printed('bang', 'BANG!')}. You lose`)).toMatchObject({ detail: 'You lose' })
  })

  it('has what is picked in the same parts', () => {
    const { ask, title, detail } = tell.en.field('front-or-random', { seat: anna })
    expect(ask).toBe(`${title} ${detail}`)
    expect(title).toBe('Anna: Which card?')
  })
})

describe('an option whose cards lie beside it', () => {
  const shotAt: Asked = { number: 1, kind: 'shot', about: { by: 0, target: 1, card: 'bang', needs: 1 }, seats: [bruno] }

  it('leaves out their rank and suit, and nothing of what people are called', () => {
    const said = tellers.en(['Anna', 'Eli (9♠)', 'Elena', 'Dora'])
    expect(said.option(shotAt, { id: 'missed', card: card(2) })).toBe('Dodge with Missed! (2♠)')
    expect(said.option(shotAt, { id: 'missed', card: card(2) }, true)).toBe('Dodge with Missed!')
    expect(said.option(ask('play', null), { id: 'play', card: card(1), seat: bruno }, true)).toBe('Play BANG! at Eli (9♠)')
  })
})
