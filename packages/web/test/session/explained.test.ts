import { nextInput, normal, randomsFor, witnessOf } from '@sundown/bots'
import { type Game, games, Match, seatOf, seedFrom } from '@sundown/engine'
import type { Answer } from '@sundown/protocol'
import { wireQuestion } from '@sundown/protocol/codec'
import { expect, test } from 'vitest'
import { explained } from '../../src/session/explained.ts'
import type { Explained } from '../../src/session/taken-messages.ts'

const ME = seatOf(0)

/** Plays a game; `each` looks at it whenever seat 0 is asked, with all it could aim at somebody. */
async function asked(
  name: string,
  options: { readonly players: number },
  text: string,
  each: (match: Match<Game>, aimed: readonly Answer[]) => Promise<void>,
): Promise<void> {
  const kind = games.get(name)
  if (!kind) throw new Error(`there is no game ${name}`)
  const match: Match<Game> = Match.start(kind.rules, options, seedFrom(text))
  const witness = witnessOf(match)
  const bots = Array.from({ length: match.game.seats }, () => normal)
  const randoms = randomsFor(match.game.seats, text)
  match.drain()
  while (match.question) {
    const question = match.part(ME) && match.questionFor(ME)
    const options = question ? (wireQuestion(question).options ?? []) : []
    const aimed = options.flatMap(({ id, card, seat, fields }) => (seat === undefined || fields?.length ? [] : [{ id, card, seat }]))
    if (question) await each(match, aimed)
    match.apply(nextInput(match, bots, randoms, { witness }))
    witness?.saw(match.drain())
  }
}

const roleOf = (match: Match<Game>): unknown => Reflect.get(Reflect.get(match.game.view(ME), 'own') ?? {}, 'role')
const sheriffIn = ({ shown }: Explained): number => shown.indexOf('sheriff')

test('an Outlaw is warned before he shoots the Sheriff, and not once everybody knows', async () => {
  const risks: number[] = []
  let harmless = 0
  for (let game = 0; game < 6; game++) {
    await asked('bang', { players: 5 }, `cover ${game}`, async (match, aimed) => {
      if (roleOf(match) !== 'outlaw') return
      for (const answer of aimed) {
        const found = await explained({ match, aids: {} }, ME, answer)
        if (!found) throw new Error('nothing to find out')
        if (answer.seat !== sheriffIn(found)) {
          if (!found.exposure) harmless++
          continue
        }
        const { mine, exposure } = found
        if (exposure) {
          expect(exposure).toMatchObject({ as: 'outlaw', isTrue: true, before: expect.closeTo(mine?.chances.outlaw ?? 0) })
          risks.push(exposure.before)
        } else expect(mine?.chances.outlaw ?? 1).toBeGreaterThan(0.5)
      }
    })
  }
  expect(risks.length).toBeGreaterThan(0)
  expect(Math.max(...risks)).toBeLessThan(0.88)
  expect(harmless).toBeGreaterThan(0)
})

test.each(['bang', 'dice'])('says the same in two worlds that differ in what the person cannot know: %s', async (name) => {
  let compared = 0
  await asked(name, { players: 5 }, `explained ${name}`, async (match, aimed) => {
    if (match.inputs.length % 5 > 1) return
    const other = match.sampleWorld(ME, seedFrom(`other ${match.inputs.length}`))
    for (const answer of [undefined, ...aimed]) {
      const [here, there] = await Promise.all([match, other].map((world) => explained({ match: world, aids: {} }, ME, answer)))
      expect(JSON.stringify(there)).toBe(JSON.stringify(here))
      if (here) compared++
    }
  })
  expect(compared).toBeGreaterThan(3)
})
