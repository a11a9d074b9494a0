import { firstOf, nth, Random, seedFrom } from '@sundown/engine'
import type { Answer } from '@sundown/protocol'
import { expect, test } from 'vitest'
import { DiceChoice, isReady, rolledAgain, seatsOf } from '../../src/screens/dice/choice.ts'
import { type GameSession, isOf } from '../../src/session/session.ts'
import { SoloSession, soloSetup } from '../../src/session/solo.ts'
import { directPort } from '../../src/session/solo-direct.ts'

interface Played {
  readonly session: GameSession<'dice'>
  readonly choice: DiceChoice
  readonly sent: Answer[]
}

async function begin(seed: string, players: number): Promise<Played> {
  const setup = { ...soloSetup({ name: 'Ada', game: 'dice', players, bot: 'rule' }), seed: seedFrom(seed) }
  const session = await SoloSession.start(setup, { port: directPort() })
  if (!(session instanceof SoloSession)) throw new Error(session.code)
  const sent: Answer[] = []
  const answer = session.answer.bind(session)
  session.answer = (given) => {
    sent.push(given)
    return answer(given)
  }
  if (!isOf(session, 'dice')) throw new Error('another game')
  return { session, choice: new DiceChoice(session), sent }
}

/** Until nothing is on its way any more. */
async function settled({ session, choice }: Played): Promise<void> {
  for (let i = 0; i < 200; i++) {
    await new Promise((done) => setTimeout(done, 0))
    const { busy, tokens } = choice.getSnapshot()
    const { outcome, question } = session.getSnapshot()
    if (outcome || (!busy && question?.options && tokens.every(({ offered }) => offered))) return
  }
}

const pick = <T>(items: readonly T[], chance: Random): T => nth(items, chance.below(items.length))

/** One decision of somebody who does anything the table lets him do. */
function decide({ choice }: Played, chance: Random): void {
  const now = choice.getSnapshot()
  if (now.free.size > 0) {
    for (const die of now.free) if (chance.below(2) === 0) choice.toggle(die)
    if (chance.below(2) === 0 && rolledAgain(choice.getSnapshot()).length > 0) choice.roll()
    else choice.settle()
    return
  }
  if (now.tokens.length === 0) {
    const option = pick(now.question?.options ?? [], chance)
    choice.answer({ id: option.id, ...(option.seat !== undefined && { seat: option.seat }) })
    return
  }
  if (now.canDouble && chance.below(2) === 0) choice.double(pick(now.tokens, chance).die)
  while (!isReady(choice.getSnapshot())) {
    choice.place(pick(seatsOf(choice.getSnapshot()), chance))
    if (chance.below(4) === 0) choice.placeAnew()
  }
  choice.settle()
}

test('whatever the table lets somebody lay out is accepted, in whole games', async () => {
  let beersWithShots = 0
  for (let game = 0; game < 8; game++) {
    const played = await begin(`dice choice ${game}`, 3 + (game % 6))
    const { session, choice, sent } = played
    const chance = new Random(seedFrom(`choice ${game}`))
    for (let i = 0; i < 500 && !session.getSnapshot().outcome; i++) {
      const { tokens, question } = choice.getSnapshot()
      const both = question?.kind === 'aim' && tokens.some(({ face }) => face === 'beer')
      const before = sent.length
      decide(played, chance)
      await settled(played)
      expect(choice.getSnapshot().refusal).toBeUndefined()
      // Beers that were laid out with the shots follow by themselves.
      if (both && sent.slice(before).some(({ id }) => id === 'pour')) beersWithShots++
      if (!session.getSnapshot().question?.options) break
    }
    choice.dispose()
  }
  expect(beersWithShots).toBeGreaterThan(3)
})

test('nothing is sent before it is settled; what is placed can be taken back', async () => {
  for (let game = 0; game < 20; game++) {
    const played = await begin(`take back ${game}`, 5)
    const { choice, sent } = played
    for (let i = 0; i < 12 && choice.getSnapshot().tokens.length === 0; i++) {
      decide(played, new Random(seedFrom(`${game} ${i}`)))
      await settled(played)
    }
    const { tokens, placed } = choice.getSnapshot()
    const [first] = tokens
    if (!first?.offered || placed.size > 0) continue
    const before = sent.length
    choice.place(firstOf(first.offered))
    expect(choice.getSnapshot().placed.get(first.die)).toBe(first.offered[0])
    choice.placeAnew()
    expect(choice.getSnapshot()).toMatchObject({ placed: new Map(), current: first.die })
    const stranger = [0, 1, 2, 3, 4].find((seat) => !first.offered?.includes(seat))
    if (stranger !== undefined) choice.place(stranger)
    expect(choice.getSnapshot().placed.size).toBe(0)
    choice.settle()
    expect(sent).toHaveLength(before)
    choice.dispose()
    return
  }
  throw new Error('nothing was ever to be placed')
})
