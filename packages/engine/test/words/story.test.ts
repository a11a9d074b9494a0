import { describe, expect, it } from 'vitest'
import { mixture } from '../../src/bang/catalog.ts'
import type { Face } from '../../src/bang/events.ts'
import { bang } from '../../src/bang/index.ts'
import { readOptions } from '../../src/bang/options.ts'
import { allSets } from '../../src/bang/sets/all.ts'
import { goalOf, LANGUAGES, loadWords, teller } from '../../src/bang/words/index.ts'
import { type Answer, firstOf, type Json, Match, nth, type Option, Random, type Seat, seatOf, type Viewer } from '../../src/kernel/index.ts'
import { expectSentence } from './clean.ts'

const NAMES = ['Anna', 'Bruno', 'Elena', 'Hugo', 'Yves', 'Ondine', 'Zoé']
type Event = { readonly type: string }

/** Any legal answer. */
function anyAnswer(random: Random, options: readonly Option[]): Answer {
  const { id, card, seat, fields } = nth(options, random.below(options.length))
  if (!fields) return { id, card, seat }
  const picks: number[][] = []
  for (const field of fields) {
    const offered = [...field.from(picks)]
    const wanted = field.min + random.below(Math.min(field.max, offered.length) - field.min + 1)
    picks.push(Array.from({ length: wanted }, () => offered.splice(random.below(offered.length), 1)).flat())
  }
  return { id, card, seat, picks }
}

/** A whole random game: what happened between one answer and the next. */
function anyGame(options: Json, seed: string, each: (match: Match, seat: Seat, answer: Answer) => void = () => undefined) {
  const match = Match.start(bang, options, seed)
  const random = new Random(seed)
  const batches: (readonly Event[])[] = [match.drain()]
  for (let asked = match.waiting(); asked.length > 0 && batches.length < 20_000; asked = match.waiting()) {
    const seat = nth(asked, random.below(asked.length))
    const interjections = match.interjections(seat)
    const answer = anyAnswer(random, interjections.length > 0 && random.below(2) === 0 ? interjections : match.menu(seat))
    each(match, seat, answer)
    expect(match.answer(seat, answer)).toBeUndefined()
    batches.push(match.drain())
  }
  expect(match.game.over).toBeDefined()
  return { match, batches }
}

/** All faces that occur in a sentence. */
function facesIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  if ('id' in value && 'rank' in value && 'suit' in value) found.add(`${value.id} ${value.rank} ${value.suit}`)
  for (const inner of Object.values(value)) facesIn(inner, found)
  return found
}
const key = ({ id, rank, suit }: Face) => `${id} ${rank} ${suit}`

const tables: readonly (readonly [string, { readonly [name: string]: Json }])[] = [
  ['4 players', { players: 4 }],
  ['5 players', { players: 5 }],
  ['7 players', { players: 7 }],
  ['the Stick of Dynamite', { players: 5, stickOfDynamite: true }],
  ['a choice of characters', { players: 6, characterChoice: true, simplifiedDeck: true }],
]
const seeds = ['1', '2', '3'].map((digit) => digit.repeat(64))

describe.each(tables)('a game with %s', (_name, options) => {
  it.each(LANGUAGES)('is told in %s to every seat and to spectators', async (language) => {
    const said = teller(await loadWords(language, ['base']), NAMES)
    const { faces } = mixture(readOptions(options), allSets).layout
    const labels = [...new Map(faces.filter(({ rank }) => rank).map((face) => [said.card(face), key(face)]))]
    const sentences = new Set<string>()
    for (const seed of seeds) {
      const { match, batches } = anyGame(options, seed)
      const viewers: Viewer[] = ['spectator', ...Array.from({ length: match.game.seats }, (_, i) => seatOf(i))]
      for (const viewer of viewers) {
        for (const events of batches) {
          const told = match.tell(events, viewer)
          const story = said.story(told)
          for (const sentence of story) sentences.add(sentence)
          const named = labels.filter(([label]) => story.some((sentence) => sentence.includes(label)))
          if (named.length === 0) continue
          const known = facesIn(told)
          expect(named.filter(([, face]) => !known.has(face))).toEqual([])
        }
      }
      for (const sentence of said.story(batches.flat())) sentences.add(sentence)
    }
    expect(sentences.size).toBeGreaterThan(100)
    for (const sentence of sentences) expectSentence(language, sentence)
  })
})

it.each(LANGUAGES)('asks and answers a whole game in %s', async (language) => {
  const words = await loadWords(language, ['base'])
  const options = { players: 5 }
  anyGame(options, firstOf(seeds), (match, seat, answer) => {
    const view = match.game.view(seat)
    const seen = new Map<number, Face>()
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      if (isCardView(value)) seen.set(value.card, value)
      for (const inner of Object.values(value)) collect(inner)
    }
    collect(view)
    const said = teller(words, NAMES, (handle) => seen.get(handle), seat)
    const asked = match.questionFor(seat)
    if (!asked) throw new Error('nothing is asked')
    expectSentence(language, said.question(asked))
    const labels = (asked.options ?? []).map((option) => said.option(asked, option))
    for (const label of labels) expectSentence(language, `${label}.`.replace(/([!?])\.$/u, '$1'))
    expect(labels.join()).not.toContain(words.table.someCard)
    expectSentence(language, `${said.option(asked, answer)}.`.replace(/([!?])\.$/u, '$1'))
  })
})

const isCardView = (value: object): value is Face & { readonly card: number } =>
  'card' in value && typeof value.card === 'number' && 'id' in value && 'suit' in value && 'rank' in value

describe('a story', () => {
  const face = (id: string, rank: Face['rank'], suit: Face['suit']): Face => ({ id, rank, suit })
  const BEER = face('beer', '7', 'hearts')
  const BANG = face('bang', 'A', 'spades')
  const move = (from: string, to: string, { by, at, seen }: { by?: number; at?: number; seen?: Face } = {}) => ({
    type: 'moved',
    from: { zone: from, ...(by !== undefined && { seat: by }) },
    to: { zone: to, ...(at !== undefined && { seat: at }) },
    ...(seen && { face: seen }),
  })
  const english = async (told: readonly (Event & { readonly [name: string]: unknown })[]) =>
    teller(await loadWords('en', ['base']), NAMES).story(told)

  it('folds draws', async () => {
    const hidden = move('deck', 'hand', { at: 0 })
    expect(await english([hidden, hidden])).toEqual(['Anna draws 2 cards.'])
    expect(await english([move('deck', 'hand', { at: 0, seen: BEER }), move('deck', 'hand', { at: 0, seen: BANG })])).toEqual([
      'Anna draws Beer (7♥) and BANG! (A♠).',
    ])
  })

  it('tells a played card once', async () => {
    expect(
      await english([
        { type: 'played', seat: 0, card: BANG, as: 'bang', target: 1 },
        move('hand', 'discard', { by: 0, seen: BANG }),
        { type: 'answered', seat: 1, card: face('missed', '2', 'spades'), as: 'missed', to: 'bang' },
        move('hand', 'discard', { by: 1, seen: face('missed', '2', 'spades') }),
        { type: 'cancelled', seat: 1, by: 0, shot: 'bang' },
      ]),
    ).toEqual(['Anna fires a BANG! at Bruno.', 'Bruno dodges with a Missed!'])
  })

  it('tells one dodge as one sentence, whatever it was done with', async () => {
    const cancelled = { type: 'cancelled', seat: 1, by: 0, shot: 'bang' }
    const barrel = { type: 'checked', seat: 1, source: 'barrel', cards: [BEER], chosen: 0, good: true }
    expect(await english([barrel, cancelled])).toEqual(['Bruno ducks behind the Barrel and flips Beer (7♥): it holds.'])
    expect(await english([{ type: 'used', seat: 1, card: face('barrel', 'Q', 'spades') }, cancelled])).toEqual([
      'Bruno dodges with the Barrel.',
    ])
    // A card that the answer has brought does not come in between.
    const dodge = { type: 'answered', seat: 1, card: BANG, as: 'missed', to: 'bang' }
    const draw = [{ type: 'drawing', seat: 1, because: 'beer' }, move('deck', 'hand', { at: 1 })]
    expect(await english([dodge, move('hand', 'discard', { by: 1, seen: BANG }), ...draw, cancelled])).toEqual([
      'Bruno dodges with a BANG!, used as a Missed!',
      'The Beer: Bruno draws 1 card.',
    ])
    // If it takes two, the last one does it.
    const missed = { type: 'answered', seat: 1, card: face('missed', '2', 'spades'), as: 'missed', to: 'bang' }
    expect(await english([missed, missed, cancelled])).toEqual(['Bruno answers with a Missed!', 'Bruno dodges with a Missed!'])
    expect(await english([{ type: 'answered', seat: 0, card: BANG, as: 'bang', to: 'duel' }, cancelled])).toEqual([
      'Anna answers with a BANG!',
      'Bruno dodges.',
    ])
  })

  it('explains a role by its goal at this table', async () => {
    for (const language of LANGUAGES) {
      const words = await loadWords(language, ['base'])
      const [small, large] = [3, 4].map((players) => teller(words, NAMES.slice(0, players)))
      for (const role of ['deputy', 'outlaw', 'renegade']) {
        expect(small?.text(role)).toBe(goalOf(words.table, role, 3))
        expect(large?.text(role)).not.toBe(small?.text(role))
      }
    }
  })

  it('names the cause of a loss and the reason of a draw before them', async () => {
    expect(await english([{ type: 'wounded', seat: 0, amount: 3, life: 1, by: undefined, cause: 'dynamite' }])).toEqual([
      'Dynamite: Anna loses 3 life points (1 left).',
    ])
    expect(await english([{ type: 'healed', seat: 0, amount: 1, life: 2, cause: 'sid-ketchum' }])).toEqual([
      'Sid Ketchum: Anna regains 1 life point (2 now).',
    ])
    expect(await english([{ type: 'wounded', seat: 0, amount: 1, life: 1, by: undefined, cause: 'nobody knows' }])).toEqual([
      'Anna loses 1 life point (1 left).',
    ])
    const hidden = move('deck', 'hand', { at: 0 })
    const shuffled = { type: 'shuffled', zone: { zone: 'deck' }, count: 30 }
    expect(await english([hidden, shuffled, hidden, { type: 'rewarded', seat: 0, cards: 2, victim: 1 }])).toEqual([
      'The bounty on Bruno’s head: Anna draws 1 card.',
      'The discard pile is shuffled into a new deck of 30 cards.',
      'Anna draws 1 card.',
    ])
    const why = (because: string) => ({ type: 'drawing', seat: 0, because })
    expect(await english([why('stagecoach'), why('bart-cassidy'), hidden])).toEqual(['The Stagecoach and Bart Cassidy: Anna draws 1 card.'])
    // The deck was empty: the reason belongs to nothing else.
    expect(await english([why('stagecoach'), move('hand', 'hand', { by: 1, at: 0 })])).toEqual(['Anna takes 1 card from Bruno’s hand.'])
    const suzy = { type: 'ability', seat: 0, source: 'suzy-lafayette', target: undefined }
    expect(await english([why('suzy-lafayette'), hidden, suzy])).toEqual(['Suzy Lafayette: Anna draws 1 card.'])
  })

  it('tells a bounty apart from what its owner draws besides', async () => {
    const words = await loadWords('en', ['base', 'dodge-city'])
    const drawn = (count: number) => Array.from({ length: count }, () => move('deck', 'hand', { at: 0 }))
    const told = [
      { type: 'drawing', seat: 0, because: 'herb-hunter' },
      ...drawn(2),
      ...drawn(3),
      { type: 'rewarded', seat: 0, cards: 3, victim: 1 },
    ]
    expect(teller(words, NAMES, undefined).story(told)).toEqual([
      'Herb Hunter: Anna draws 2 cards.',
      'The bounty on Bruno’s head: Anna draws 3 cards.',
    ])
  })

  it('says who has won, and you to whoever reads it', async () => {
    const won = async (language: 'en' | 'fr' | 'it', me: number | undefined, winners: readonly number[], by = 'law') =>
      teller(await loadWords(language, ['base']), NAMES, undefined, me).outcome({ by, winners: winners.map(seatOf) })
    expect(await won('en', undefined, [0, 1])).toBe('Law and order: Anna and Bruno win for the law.')
    expect(await won('en', 0, [0, 1])).toBe('Law and order: you and Bruno win for the law.')
    expect(await won('en', 0, [0])).toBe('Law and order: you win for the law.')
    expect(await won('en', 0, [1])).toBe('Law and order: Bruno wins for the law.')
    expect(await won('en', 0, [0], 'renegade')).toBe('Last one standing: you, the Renegade, win alone.')
    expect(await won('en', 0, [0], 'deputy')).toBe('You, the Deputy, win alone.')
    expect(await won('fr', 0, [0, 1])).toBe('Force reste à la loi\u00a0: vous et Bruno gagnez dans le camp du Shérif.')
    expect(await won('fr', 2, [0, 1])).toBe('Force reste à la loi\u00a0: Anna et Bruno gagnent dans le camp du Shérif.')
    expect(await won('it', 0, [0, 1])).toBe('La legge trionfa: tu e Bruno vincete dalla parte dello Sceriffo.')
    expect(await won('it', 0, [0], 'renegade')).toBe('Vittoria del Rinnegato: vinci in solitaria.')
  })

  it.each(LANGUAGES)('speaks of no Sheriff and no secret at a table of three, in %s', async (language) => {
    const words = await loadWords(language, ['base'])
    const seats = [0, 1, 2].map(seatOf)
    for (const me of [undefined, ...seats]) {
      const said = teller(words, NAMES.slice(0, seats.length), undefined, me)
      for (const seed of seeds) {
        const told = anyGame({ players: seats.length }, seed).batches.flatMap((batch) => said.story(batch))
        expect(told.filter((line) => /Sheriff|Shérif|Sceriffo|secret|segreto/.test(line))).toEqual([])
      }
      for (const winner of seats) {
        for (const by of ['outlaws', 'renegade', 'deputy']) expectSentence(language, said.outcome({ by, winners: [winner] }))
        expect(said.outcome({ by: 'outlaws', winners: [winner] })).not.toMatch(/Sheriff|Shérif|Sceriffo/)
      }
    }
    for (const role of ['deputy', 'outlaw', 'renegade']) {
      expect(goalOf(words.table, role, 3)).not.toMatch(/Sheriff|Shérif|Sceriffo/)
      expect(goalOf(words.table, role, 4)).toMatch(/Sheriff|Shérif|Sceriffo/)
    }
  })

  it('addresses its reader', async () => {
    const to = async (language: 'en' | 'fr' | 'it', me: number, told: readonly Event[]) =>
      teller(await loadWords(language, ['base']), NAMES, undefined, me).story(told)
    const shot: readonly (Event & { readonly [name: string]: unknown })[] = [
      { type: 'played', seat: 0, card: BANG, as: 'bang', target: 1 },
      { type: 'wounded', seat: 1, amount: 1, life: 0, by: 0, cause: 'bang' },
      { type: 'eliminated', seat: 1, role: 'outlaw', by: 0 },
      move('hand', 'hand', { by: 1, at: 0 }),
      { type: 'turn', seat: 0, number: 2 },
    ]
    expect(await to('en', 0, shot)).toEqual([
      'You fire a BANG! at Bruno.',
      'BANG!: Bruno loses 1 life point (none left).',
      'You send Bruno to Boot Hill: an Outlaw.',
      'You take 1 card from Bruno’s hand.',
      'Turn 2: Anna.',
    ])
    expect(await to('en', 1, shot)).toEqual([
      'Anna fires a BANG! at you.',
      'BANG!: you lose 1 life point (none left).',
      'Anna sends you to Boot Hill: an Outlaw.',
      'Anna takes 1 card from your hand.',
      'Turn 2: Anna.',
    ])
    expect(await to('fr', 0, shot)).toEqual([
      'Vous tirez sur Bruno\u00a0: BANG\u202f!',
      'BANG\u202f!\u00a0: Bruno perd 1 point de vie (il n’en reste aucun).',
      'Vous envoyez Bruno au cimetière\u00a0: c’était un Hors-la-loi.',
      'Vous prenez 1 carte dans la main de Bruno.',
      'Tour 2\u00a0: Anna.',
    ])
    expect(await to('fr', 1, shot)).toEqual([
      'Anna tire sur vous\u00a0: BANG\u202f!',
      'BANG\u202f!\u00a0: vous perdez 1 point de vie (il n’en reste aucun).',
      'Anna vous envoie au cimetière\u00a0: vous étiez un Hors-la-loi.',
      'Anna prend 1 carte dans votre main.',
      'Tour 2\u00a0: Anna.',
    ])
    expect(await to('it', 0, shot)).toEqual([
      'Spari a Bruno: Bang!',
      'Bang!: Bruno perde 1 punto vita (non ne restano).',
      'Mandi Bruno al camposanto: era un Fuorilegge.',
      'Prendi 1 carta dalla mano di Bruno.',
      'Turno 2: Anna.',
    ])
    expect(await to('it', 1, shot)).toEqual([
      'Anna ti spara: Bang!',
      'Bang!: perdi 1 punto vita (non ne restano).',
      'Anna ti manda al camposanto: eri un Fuorilegge.',
      'Anna prende 1 carta dalla tua mano.',
      'Turno 2: Anna.',
    ])
  })

  it('tells of a weapon that is replaced', async () => {
    const schofield = face('schofield', 'J', 'clubs')
    expect(
      await english([
        { type: 'played', seat: 0, card: schofield, as: 'schofield', target: undefined },
        move('front', 'discard', { by: 0, seen: face('volcanic', '10', 'clubs') }),
        move('hand', 'front', { by: 0, at: 0, seen: schofield }),
      ]),
    ).toEqual(['Anna takes up a Schofield.', 'Anna’s Volcanic (10♣) goes to the discard pile.'])
  })

  it('tells a flip with its check, even if the deck is shuffled in between', async () => {
    const checked = { type: 'checked', seat: 1, source: 'jail', cards: [BEER], chosen: 0, good: true }
    expect(
      await english([
        move('deck', 'aside', { seen: BEER }),
        { type: 'shuffled', zone: { zone: 'deck' }, count: 30 },
        checked,
        move('aside', 'discard', { seen: BEER }),
        move('front', 'discard', { by: 1, seen: face('jail', 'J', 'spades') }),
      ]),
    ).toEqual(['The discard pile is shuffled into a new deck of 30 cards.', 'Bruno flips Beer (7♥) in Jail: free at last.'])
  })

  it('tells a General Store once', async () => {
    expect(
      await english([
        { type: 'played', seat: 0, card: face('general-store', '9', 'clubs'), as: 'general-store', target: undefined },
        move('hand', 'discard', { by: 0, seen: face('general-store', '9', 'clubs') }),
        move('deck', 'aside', { seen: BEER }),
        move('deck', 'aside', { seen: BANG }),
        move('aside', 'hand', { at: 0, seen: BEER }),
        move('aside', 'hand', { at: 1, seen: BANG }),
      ]),
    ).toEqual([
      'Anna opens the General Store.',
      'From the deck, face up: Beer (7♥) and BANG! (A♠).',
      'Anna takes Beer (7♥).',
      'Bruno takes BANG! (A♠).',
    ])
  })

  it('names the ability behind a move, before or after it', async () => {
    const gringo = { type: 'ability', seat: 1, source: 'el-gringo', target: 0 }
    const suzy = { type: 'ability', seat: 2, source: 'suzy-lafayette', target: undefined }
    const sam = { type: 'ability', seat: 3, source: 'vulture-sam', target: 4 }
    expect(await english([gringo, move('hand', 'hand', { by: 0, at: 1 })])).toEqual(['El Gringo: Bruno takes 1 card from Anna’s hand.'])
    expect(await english([move('deck', 'hand', { at: 2 }), suzy])).toEqual(['Suzy Lafayette: Elena draws 1 card.'])
    expect(await english([move('front', 'hand', { by: 4, at: 3, seen: BEER }), move('hand', 'hand', { by: 4, at: 3 }), sam])).toEqual([
      'Vulture Sam: Hugo takes Beer (7♥) from in front of Yves.',
      'Hugo takes 1 card from Yves’ hand.',
    ])
  })

  it('tells a pile shuffled by somebody as one sentence', async () => {
    const shuffled = { type: 'shuffled', zone: { zone: 'deck' }, count: 42 }
    expect(await english([shuffled])).toEqual(['The discard pile is shuffled into a new deck of 42 cards.'])
    expect(await english([move('front', 'deck', { by: 0, seen: face('dynamite', '2', 'hearts') }), shuffled])).toEqual([
      'Back into the deck: Dynamite (2♥).',
      'The deck is shuffled.',
    ])
    expect(await english([{ type: 'shuffled', zone: { zone: 'roles' }, count: 5 }])).toEqual([])
  })

  it('does not stumble over events it does not know', async () => {
    expect(await english([{ type: 'something new' }, { type: 'turn', seat: 0, number: 4 }])).toEqual(['Turn 4: Anna.'])
  })
})
