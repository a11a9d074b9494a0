import { describe, expect, test } from 'vitest'
import { sampleView } from '../../src/gallery/asked-session.ts'
import { opened } from '../../src/screens/table/opened.ts'

describe('what somebody who is out for good sees', () => {
  const view = sampleView()
  const open = view.seats.map(({ seat }) => view.own && { ...view.own, seat, role: 'outlaw' as const })

  test('as everybody, where the table does not allow more', () => {
    expect(opened(view, undefined)).toBe(view)
  })

  test('hands and roles of all, and what lies open stays as it is', () => {
    const { seats } = opened(view, open)
    const sheriff = view.seats.findIndex(({ role }) => role === 'sheriff')
    for (const { seat, role, cards } of seats) {
      expect(cards).toEqual(view.own?.hand)
      expect(role).toBe(seat === sheriff ? 'sheriff' : 'outlaw')
    }
  })

  test('nothing is held by somebody else who is out', () => {
    const left = { ...view, seats: view.seats.map((seat) => ({ ...seat, state: 'out' as const })) }
    expect(opened(left, open).seats.map(({ cards }) => cards)).toEqual(view.seats.map(() => undefined))
  })
})
