import { Random, seedFrom } from '@sundown/engine'
import { expect, test, vi } from 'vitest'
import { SelectStore } from '../../src/select/store.ts'
import { SoloSession, soloSetup } from '../../src/session/solo.ts'
import { directPort } from '../../src/session/solo-direct.ts'
import { randomTaps } from '../session/taps.ts'

test('what cannot be tapped says why', { timeout: 20_000 }, async () => {
  const codes = new Set<string>()
  for (let game = 0; game < 4; game++) {
    const setup = { ...soloSetup({ name: 'Ada', game: 'bang', players: 6, bot: 'rule' }), seed: seedFrom(`why ${game}`) }
    const session = await SoloSession.start(setup, { port: directPort() })
    if (!(session instanceof SoloSession)) throw new Error(session.code)
    const select = new SelectStore(session)
    const chance = new Random(seedFrom(`why ${game}`))
    for (let i = 0; i < 60; i++) {
      const { question, view, outcome } = session.getSnapshot()
      if (outcome || !question?.options || view?.game !== 'bang' || !view.own) break
      for (const { card } of view.own.hand) {
        if (select.getSnapshot().offer.cards.has(card)) continue
        const [reason] = await select.whyNot([{ card }])
        if (reason) codes.add(`${question.kind}: ${reason.code}`)
      }
      const aimed = question.kind === 'play' ? question.options.find((option) => option.seat !== undefined) : undefined
      if (aimed?.card !== undefined) {
        select.tap({ on: 'card', card: aimed.card })
        for (const { seat } of view.seats) {
          if (select.getSnapshot().offer.seats.has(seat)) continue
          const [reason] = await select.whyNot([{ seat }])
          expect(reason, `${JSON.stringify(aimed)} at ${seat}`).toBeDefined()
          if (reason) codes.add(`${question.kind}: ${reason.code}`)
        }
        select.tap({ on: 'reset' })
      }
      await session.answer(await randomTaps(session, question, chance))
    }
    select.dispose()
  }
  for (const code of ['play: only-as-answer', 'play: out-of-reach', 'play: yourself', 'shot: not-a-missed']) expect(codes).toContain(code)
  for (const kind of ['play', 'shot', 'give-bang', 'dying', 'discard']) expect(codes).not.toContain(`${kind}: not-allowed`)
})

test('everything that is dimmed is asked about in one message, and only once', async () => {
  const setup = { ...soloSetup({ name: 'Ada', game: 'bang', players: 6, bot: 'rule' }), seed: seedFrom('one message') }
  const session = await SoloSession.start(setup, { port: directPort() })
  if (!(session instanceof SoloSession)) throw new Error(session.code)
  const chance = new Random(seedFrom('one message'))
  for (let question = session.getSnapshot().question; question?.kind !== 'play'; question = session.getSnapshot().question) {
    if (!question?.options) throw new Error('never asked to play')
    await session.answer(await randomTaps(session, question, chance))
  }
  const asked = vi.spyOn(session, 'whyNot')
  const select = new SelectStore(session)
  const { view } = session.getSnapshot()
  const hand = view?.game === 'bang' ? (view.own?.hand ?? []) : []
  const dimmed = hand.map(({ card }) => ({ card }))
  expect(dimmed.length).toBeGreaterThan(1)
  const [first, again] = [await select.whyNot(dimmed), await select.whyNot(dimmed)]
  expect(first).toHaveLength(dimmed.length)
  expect(again).toEqual(first)
  expect(asked).toHaveBeenCalledTimes(1)
  select.dispose()
})
