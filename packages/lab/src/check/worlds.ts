import { type Game, type Imagination, type Input, type Match, nth, type Random, type Seed, type Viewer } from '@sundown/engine'
import { type AnyClosePosition, type Finding, type Report, wordsOf } from './check.ts'
import { playOn } from './complete.ts'
import { facesOf, type Happened, Side, toldDifferently, type Unlike, unlikes } from './lockstep.ts'
import { called, toldTo } from './told.ts'

/** A way of imagining another world that one viewer cannot tell from this one. */
interface Variant {
  readonly imagination: Partial<Imagination>
  /** Does he see the same now? */
  readonly point?: string
  /** Is he told the same about the next decision? */
  readonly lockstep?: string
}

const VARIANTS: readonly Variant[] = [
  { imagination: { remember: true, keepChance: true }, point: 'point-remembered', lockstep: 'lockstep-deck' },
  { imagination: { remember: true, keepChance: true, keepPiles: true }, lockstep: 'lockstep-hands' },
  { imagination: { remember: false }, point: 'point-visible' },
]

/** Decisions for which an imagined world must go on. */
const FAR_ENOUGH = 8

interface Imagined {
  readonly viewer: Viewer
  readonly name: string
  readonly world: Match<Game>
  /** With what it is compared, if not with the game itself. */
  readonly twin: Match<Game> | undefined
  readonly differing: readonly Unlike[]
}

/**
 * Non-interference: what a viewer cannot know makes no difference to what he is shown, neither at a point nor while the same decision is
 * taken in both worlds.
 */
export class Worlds {
  private imagined: Imagined[] = []

  /** Before a decision. */
  imagine({ match, viewers, random, shown }: AnyClosePosition, report: Report): void {
    this.imagined = []
    const faces = facesOf(match.game)
    for (const [i, viewer] of viewers.entries()) {
      for (const { imagination, point, lockstep } of VARIANTS) {
        const world = match.sampleWorld(viewer, anySeed(random), imagination)
        if (point) report(point, toldTo(world, viewer) === shown[i] ? undefined : `${called(viewer)} sees something he cannot know`)
        if (lockstep)
          this.imagined.push(pair(match, faces, world, viewer, lockstep, () => match.sampleWorld(viewer, anySeed(random), imagination)))
      }
    }
    const viewer = nth(viewers, random.below(viewers.length))
    report('worlds-go-on', goesOn(match.sampleWorld(viewer, anySeed(random)), random))
  }

  /** After the decision: the same one in each imagined world. */
  follow(match: Match<Game>, input: Input, events: Happened, report: Report): void {
    const real = new Side(match, events)
    for (const { viewer, name, world, twin, differing } of this.imagined) {
      const reason = world.whyNot(input.seat, input.answer) ?? twin?.whyNot(input.seat, input.answer)
      // Another seat may be unable to do that in a world where it holds other cards; the viewer himself never.
      if (reason && input.seat !== viewer) continue
      report(
        name,
        reason
          ? `an answer of ${called(viewer)} depends on what he cannot know: ${reason.code}`
          : stepped(real, world, twin, input, viewer, differing),
      )
    }
    this.imagined = []
  }
}

/** An imagined world drops what other seats have promised: where there are promises, two such worlds are compared. */
function pair(
  match: Match<Game>,
  faces: readonly unknown[],
  world: Match<Game>,
  viewer: Viewer,
  name: string,
  another: () => Match<Game>,
): Imagined {
  const promised = match.question?.parts.some(({ promise }) => promise !== undefined) ?? false
  const twin = promised ? another() : undefined
  return { viewer, name, world, twin, differing: unlikes(twin ? facesOf(twin.game) : faces, world.game, viewer) }
}

function stepped(
  real: Side,
  world: Match<Game>,
  twin: Match<Game> | undefined,
  input: Input,
  viewer: Viewer,
  differing: readonly Unlike[],
): Finding {
  try {
    return toldDifferently(twin ? decided(twin, input) : real, decided(world, input), viewer, differing)
  } catch (error) {
    return `an imagined world breaks: ${wordsOf(error)}`
  }
}

function decided(match: Match<Game>, input: Input): Side {
  match.apply(input)
  return new Side(match, match.drain())
}

function goesOn(world: Match<Game>, random: Random): Finding {
  try {
    playOn(world, random, FAR_ENOUGH)
    return undefined
  } catch (error) {
    return `an imagined world breaks: ${wordsOf(error)}`
  }
}

function anySeed(random: Random): Seed {
  let hex = ''
  for (let i = 0; i < 8; i++) hex += random.word().toString(16).padStart(8, '0')
  return hex
}
