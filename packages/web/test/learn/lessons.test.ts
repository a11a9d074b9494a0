import { firstOf } from '@sundown/engine/kernel'
import { rulesFrom } from '@sundown/engine/position'
import { describe, expect, test } from 'vitest'
import { Lesson } from '../../src/learn/lesson.ts'
import { lessonHost } from '../../src/learn/lesson-host.ts'
import { rehearse } from '../../src/learn/rehearse.ts'
import { type AnyScript, LESSON_SEED, linesOf, ME, momentsOf } from '../../src/learn/script.ts'
import { loadScript } from '../../src/learn/scripts.ts'
import { SoloSession } from '../../src/session/solo.ts'
import type { SoloFrame, Standing } from '../../src/session/solo-messages.ts'
import type { SoloPort } from '../../src/session/solo-port.ts'
import type { Shelf } from '../../src/session/solo-save.ts'
import { learnEn } from '../../src/words/learn.en.ts'
import { learnFr } from '../../src/words/learn.fr.ts'
import { learnIt } from '../../src/words/learn.it.ts'

const GAMES = ['bang', 'dice', 'duel'] as const
type Game = (typeof GAMES)[number]

/** A lesson without a page: what it is at, and the session that plays it. */
async function open(game: Game): Promise<{ readonly session: SoloSession; readonly standing: () => Standing }> {
  const script = await loadScript(game)
  let now: Standing = { line: 0, mine: [] }
  const port: SoloPort = { onFrame: () => undefined, ask: (request) => host.handle(request), close: () => undefined }
  const host = await lessonHost(script, {
    pace: 0,
    show: (frame) => {
      if (frame.lesson) now = frame.lesson
      port.onFrame(frame)
    },
  })
  const { options, others } = script
  const setup = { game, options, seed: LESSON_SEED, names: ['Ada', ...others], bots: others.map(() => 'easy') }
  const session = await SoloSession.start(setup, { port })
  if (!(session instanceof SoloSession)) throw new Error(session.code)
  return { session, standing: () => now }
}

type Hear = Parameters<Parameters<Lesson['open']>[0]['port']>[0]

/** As in a page, with the host in place of its worker; the table is laid as soon as it is shown. */
function lessonPortHere(script: AnyScript, { onStanding, onSeen }: Hear): SoloPort {
  const show = (frame: SoloFrame) => {
    port.onFrame(frame)
    onStanding(frame.lesson)
    onSeen()
  }
  const host = lessonHost(script, { pace: 0, show })
  const port: SoloPort = { onFrame: () => undefined, ask: async (request) => (await host).handle(request), close: () => undefined }
  return port
}

function memory(): Shelf {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

describe.each(GAMES)('the first game of %s', (game) => {
  test('its script is played to its end by the rules, and the learner wins', async () => {
    const script = await loadScript(game)
    const { match, plan } = rehearse(await rulesFrom(script.position, script.options), script)
    expect(plan).toHaveLength(linesOf(script).length)
    expect(match.game.over?.winners).toContain(ME)
    // Whenever he is to answer, something is said.
    const mine = plan.flatMap(({ seat }, line) => (seat === ME ? [line] : []))
    expect([...momentsOf(script).keys()]).toEqual(mine)
  })

  test('in the page the others say their lines, and whoever leaves the track comes back by taking back', async () => {
    const { session, standing } = await open(game)
    const first = firstOf(standing().mine)
    expect(standing().line).toBe(0)
    // Something else than what is written.
    const other = session.getSnapshot().question?.options?.find(({ id, fields }) => id !== first.id && !fields)
    expect(await session.answer({ id: other?.id ?? '' })).toBeUndefined()
    expect(standing().line).toBeUndefined()
    expect(session.getSnapshot().canUndo).toBe(true)
    while (standing().line === undefined) session.undo()
    expect(standing()).toEqual({ line: 0, mine: standing().mine })
    for (let i = 0; i < 60 && standing().mine.length > 0; i++) expect(await session.answer(firstOf(standing().mine))).toBeUndefined()
    expect(session.getSnapshot().outcome?.winners).toContain(ME)
    expect(standing().line).toBe(linesOf(await loadScript(game)).length)
  })
})

test('a lesson that is opened again goes on with the sentence it was left at', async () => {
  const script = await loadScript('duel')
  const shelf = memory()
  const begin = async (anew: boolean) => {
    const lesson = new Lesson(script)
    await lesson.open({ port: (hear) => lessonPortHere(script, hear), shelf, name: 'Ada', opening: false }, anew)
    const { session } = lesson.getSnapshot()
    if (session) lesson.look({ snap: session.getSnapshot() })
    return lesson
  }
  const sentence = (lesson: Lesson) => lesson.getSnapshot().said?.say
  const first = await begin(false)
  const begun = sentence(first)
  first.goOn()
  const then = sentence(first)
  expect(begun).toBeDefined()
  expect(then).not.toBe(begun)
  first.leave()
  expect(sentence(await begin(false))).toBe(then)
  for (const anew of [true, false]) expect(sentence(await begin(anew))).toBe(begun)
})

test('every sentence is said somewhere, and none has more than fifteen words', async () => {
  for (const game of GAMES) {
    const said = [...momentsOf(await loadScript(game)).values()].flatMap(({ notes, taps }) => [...notes.map(({ say }) => say), ...taps])
    expect(new Set(said)).toEqual(new Set(Object.keys(learnEn.lessons[game].say)))
    const texts = [learnEn, learnFr, learnIt].flatMap((words) => Object.values(words.lessons[game].say))
    // Signs that stand alone are no words.
    const long = texts.filter((text) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length > 15)
    expect(long).toEqual([])
  }
})
