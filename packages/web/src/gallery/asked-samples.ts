import type { Answer, QuestionView } from '@sundown/protocol'
import { ME, sampleView } from './asked-session.ts'

/** One question of each kind a set may ask. */
export interface Sample {
  readonly kind: string
  /** As its seat reads it. */
  readonly ask: string
  readonly options: { readonly [id: string]: string }
  readonly fields?: { readonly [name: string]: string }
  readonly question: Pick<QuestionView, 'options' | 'seats'>
  /** What a field after the first offers. */
  readonly offers?: (partial: Answer) => readonly number[]
}

const { own, table, seats } = sampleView()
const hand = (own?.hand ?? []).map(({ card }) => card)
const aside = table.aside.map(({ card }) => card)
const others = seats.map(({ seat }) => Number(seat)).filter((seat) => seat !== ME)
const alone = { seats: [ME] }

export const SAMPLES: readonly Sample[] = [
  {
    kind: 'cards',
    ask: 'Your bag is too heavy.',
    options: { lighten: 'Lay cards down' },
    fields: { 'two-cards': 'Which 2 cards do you lay down?' },
    question: { ...alone, options: [{ id: 'lighten', fields: [{ name: 'two-cards', pick: 'cards', min: 2, max: 2, from: hand }] }] },
  },
  {
    kind: 'seats',
    ask: 'A round of whisky?',
    options: { treat: 'Treat somebody', alone: 'Drink alone' },
    fields: { guests: 'Who drinks with you? One or two.' },
    question: {
      ...alone,
      options: [{ id: 'treat', fields: [{ name: 'guests', pick: 'seats', min: 1, max: 2, from: others }] }, { id: 'alone' }],
    },
  },
  {
    kind: 'options',
    ask: 'The road forks. Which way?',
    options: { canyon: 'Through the canyon', bridge: 'Over the bridge', desert: 'Across the desert' },
    question: { ...alone, options: [{ id: 'canyon' }, { id: 'bridge' }, { id: 'desert' }] },
  },
  {
    kind: 'order',
    ask: 'Three cards lie in front of you.',
    options: { stack: 'Put them back' },
    fields: { 'in-order': 'In which order do they go back? The first one lies on top.' },
    question: { ...alone, options: [{ id: 'stack', fields: [{ name: 'in-order', pick: 'cards', min: 3, max: 3, from: aside }] }] },
  },
  {
    kind: 'number',
    ask: 'How much is your horse worth?',
    options: { bid: 'Name a price' },
    fields: { dollars: 'How many dollars?' },
    question: {
      ...alone,
      options: [{ id: 'bid', fields: [{ name: 'dollars', pick: 'number', min: 1, max: 1, from: [0, 1, 2, 3, 4, 5] }] }],
    },
  },
  {
    kind: 'many',
    ask: 'The auction begins.',
    options: { offer: 'Make an offer' },
    fields: { bidding: 'How high do you go?' },
    question: {
      ...alone,
      options: [
        { id: 'offer', fields: [{ name: 'bidding', pick: 'number', min: 1, max: 1, from: Array.from({ length: 90 }, (_, i) => i + 10) }] },
      ],
    },
  },
  {
    kind: 'yes-no',
    ask: 'Do you ride on?',
    options: { yes: 'Yes', no: 'No' },
    question: { ...alone, options: [{ id: 'yes' }, { id: 'no' }] },
  },
  {
    kind: 'depends',
    ask: 'Somebody sleeps.',
    options: { steal: 'Take something', leave: 'Let them sleep' },
    fields: { sleeper: 'From whom?', thing: 'Which card in play?' },
    question: {
      ...alone,
      options: [
        {
          id: 'steal',
          fields: [
            { name: 'sleeper', pick: 'seats', min: 1, max: 1, from: others },
            { name: 'thing', pick: 'cards', min: 1, max: 1 },
          ],
        },
        { id: 'leave' },
      ],
    },
    offers: ({ picks = [] }) => seats[picks[0]?.[0] ?? -1]?.front.map(({ card }) => card) ?? [],
  },
  {
    // From two places together; what the second one gives follows from the first.
    kind: 'payment',
    ask: 'The ferry costs 3 shells.',
    options: { cross: 'Cross the river', wait: 'Stay here' },
    fields: { 'pay-shell': 'How many from here?' },
    question: {
      ...alone,
      options: [
        {
          id: 'cross',
          fields: [
            { name: 'pay-shell', seat: ME, pick: 'number', min: 1, max: 1, from: [1, 2, 3] },
            { name: 'pay-shell', seat: others[0], pick: 'number', min: 1, max: 1 },
          ],
        },
        { id: 'wait' },
      ],
    },
    offers: ({ picks = [] }) => [3 - (picks[0]?.[0] ?? 0)],
  },
  {
    // The same card gives several answers.
    kind: 'ways',
    ask: 'Three cards lie in front of you. One of them is yours.',
    options: { keep: 'Keep', burn: 'Burn' },
    question: {
      ...alone,
      options: aside.flatMap((card) => [
        { id: 'keep', card },
        { id: 'burn', card },
      ]),
    },
  },
  {
    // Nobody is told who else is asked.
    kind: 'secret',
    ask: 'Everybody bets a card, face down. Which one is yours?',
    options: { bet: 'Bet' },
    question: { options: hand.map((card) => ({ id: 'bet', card })) },
  },
]
