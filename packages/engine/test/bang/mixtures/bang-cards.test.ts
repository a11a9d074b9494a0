import { expect, test } from 'vitest'
import type { SeatSpec, Situation, What } from '../../scenario.ts'
import { mixed } from './mixed.ts'

type Seats = 'A' | 'B' | 'C'

interface Source {
  readonly name: string
  /** What A has for it. */
  readonly a: SeatSpec
  readonly more?: Situation<Seats>
  /** A's shot at B, who does not answer. */
  readonly answer: readonly [id: string, what: What<Seats>]
  /** A BANG! card: pays a Bounty, makes Shotguns work. */
  readonly isBangCard: boolean
  /** The BANG! of the turn. */
  readonly counts: boolean
}

const play = (card: string): Source['answer'] => ['play', { card, seat: 'B' }]
const use = (card: string): Source['answer'] => ['use', { card, seat: 'B' }]
const bang = { isBangCard: true, counts: true } as const
const extra = { isBangCard: true, counts: false } as const
const symbol = { isBangCard: false, counts: false } as const
const limited = { isBangCard: false, counts: true } as const

const SOURCES: readonly Source[] = [
  { name: 'BANG!', a: { hand: ['bang'] }, answer: play('bang'), ...bang },
  {
    name: 'a Missed! of Calamity Janet',
    a: { character: 'calamity-janet', hand: ['missed'] },
    answer: ['as-bang', { card: 'missed', seat: 'B' }],
    ...bang,
  },
  { name: 'any card by LeMat', a: { hand: ['beer'], front: ['lemat'] }, answer: ['as-bang', { card: 'beer', seat: 'B' }], ...bang },
  {
    name: 'any card under Showdown',
    a: { hand: ['beer'] },
    more: { show: 'showdown' },
    answer: ['as-bang', { card: 'beer', seat: 'B' }],
    ...bang,
  },
  {
    name: 'Black Flower’s Clubs',
    a: { character: 'black-flower', hand: ['schofield/JC'] },
    answer: ['black-flower', { card: 'schofield', seat: 'B' }],
    ...extra,
  },
  {
    name: 'Der Spot-Burst Ringer',
    a: { character: 'der-spot-burst-ringer', hand: ['bang/5C'] },
    answer: ['der-spot-burst-ringer', { card: 'bang/5C' }],
    ...symbol,
  },
  {
    name: 'Fanning',
    a: { hand: ['fanning'] },
    answer: ['play', { card: 'fanning', seat: 'B', picks: [['C']] }],
    ...limited,
  },
  {
    name: 'Sniper',
    a: { hand: ['bang/5C', 'bang/6C'] },
    more: { event: 'sniper' },
    answer: ['sniper', { card: 'bang/5C', seat: 'B', picks: [['bang/6C']] }],
    ...limited,
  },
  { name: 'Gatling', a: { hand: ['gatling'] }, answer: ['play', { card: 'gatling' }], ...symbol },
  { name: 'Howitzer', a: { front: ['howitzer'] }, answer: ['use', { card: 'howitzer' }], ...symbol },
  {
    name: 'Springfield',
    a: { hand: ['springfield', 'scope'] },
    answer: ['play', { card: 'springfield', seat: 'B', picks: [['scope']] }],
    ...symbol,
  },
  { name: 'Punch', a: { hand: ['punch'] }, answer: play('punch'), ...symbol },
  { name: 'Tomahawk', a: { hand: ['tomahawk'] }, answer: play('tomahawk'), ...symbol },
  { name: 'Pepperbox', a: { front: ['pepperbox'] }, answer: use('pepperbox'), ...symbol },
  { name: 'Knife', a: { front: ['knife'] }, answer: use('knife'), ...symbol },
  { name: 'Buffalo Rifle', a: { front: ['buffalo-rifle'] }, answer: use('buffalo-rifle'), ...symbol },
  { name: 'Derringer', a: { front: ['derringer'] }, answer: use('derringer'), ...symbol },
  {
    name: 'Doc Holyday',
    a: { character: 'doc-holyday', hand: ['scope', 'mustang'] },
    answer: ['doc-holyday', { seat: 'B', picks: [['scope', 'mustang']] }],
    ...symbol,
  },
]

test.each(SOURCES)('$name', ({ a, more, answer, isBangCard, counts }) => {
  const t = mixed<Seats>({ A: a, B: { front: ['bounty'] }, C: {} }, { ...more, phase: 'play' }).say('A', ...answer)
  expect(t.life('B')).toBe(3)
  expect(t.events('ability').filter(({ source }) => source === 'bounty')).toHaveLength(isBangCard ? 1 : 0)
  expect(t.game.acting.bangs).toBe(counts ? 1 : 0)
})
