import { nth } from '@sundown/engine/kernel'
import type { AnyFace } from '@sundown/engine/lazy'
import type { QuestionView } from '@sundown/protocol'
import type { GameName, ToldEvent, ViewOf } from '../session/played.ts'
import { type Change, changed, coversOver, type Picture } from './picture.ts'
import type { Act, Scene } from './scene.ts'
import { isThrown } from './thrown.ts'

/** Something that became true at one stroke. */
export interface Happening<G extends GameName> {
  readonly events: readonly ToldEvent<G>[]
  /** Nothing: the game begins. */
  readonly before: ViewOf<G> | undefined
  readonly after: ViewOf<G>
  /** What is asked now. */
  readonly question: QuestionView | undefined
  readonly me: number | null
}

/** What is to be shown, and what is true from the first moment. */
export interface Plan {
  readonly scenes: readonly Scene[]
  readonly known: Picture
  /** What is seen before the first scene, where that is not what was known. */
  readonly from?: Picture
}

/** How a game is shown: everything of a view that can be covered, and the scenes of a stroke. `seen`: what was known before it. */
export interface Staging<G extends GameName> {
  readonly picture: (view: ViewOf<G>) => Picture
  /** The faces of all cards one can see. */
  readonly faces: (view: ViewOf<G>) => Iterable<readonly [card: number, face: AnyFace]>
  readonly plan: (now: Happening<G>, seen: Picture) => Plan
}

/** Guns that are out, lines that are laid: not in the view, and gone when nothing is pending. */
const AIM = 'aim '
const aimedAt = (anchor: string): string => `${AIM}${anchor}`

/** Somebody aims at somebody, with this. */
export const gunUp = (by: string, gun: string, at: string): Change => ({ fact: aimedAt(at), to: `${by} ${gun}` })
export const gunDown = (at: string): readonly Change[] => [{ fact: aimedAt(at), to: undefined }]

/** In the place of a gun: two face each other, and nobody has drawn yet. */
export const CHALLENGE = 'duel'

/** Who aims at it, and with what. */
export function gunAt(at: string, seen: Picture): { readonly by: string; readonly gun: string } | undefined {
  const aim = seen.get(aimedAt(at))
  if (typeof aim !== 'string') return undefined
  const [by = '', gun = ''] = aim.split(' ')
  return gun === CHALLENGE ? undefined : { by, gun }
}
const isAim = (fact: string): boolean => fact.startsWith(AIM)

/** Everything that is aimed now is put away. */
export const aimsDown = (seen: Picture): readonly Change[] => [...seen.keys()].filter(isAim).map((fact) => ({ fact, to: undefined }))

/** Scenes as they are put together, and the picture after the last of them. */
export class Script {
  seen: Picture
  private readonly scenes: Scene[] = []
  private readonly view: Picture
  /** Whether this anchor is mine. */
  private readonly owns: (anchor: string) => boolean
  private readonly first: Picture | undefined

  /** `view`: the picture of the view as it is now. `anew`: nothing of what was known before is of any use. */
  constructor(seen: Picture, view: Picture, owns: (anchor: string) => boolean, anew = false) {
    this.seen = seen
    this.view = view
    this.owns = owns
    this.first = anew ? seen : undefined
  }

  add(act: Act, beats: Scene['beats'], grave = false): void {
    this.scenes.push({ act, beats, mine: this.isMine(act), grave })
    this.seen = changed(this.seen, Object.values(beats).flat(), this.view)
  }

  /** Nothing moves for it, but it has its place in the order of things. */
  quietly(changes: readonly Change[]): void {
    if (changes.length > 0) this.add({ is: 'quiet' }, { now: changes })
  }

  /** Whatever nobody was told becomes visible at the end. */
  close(): Plan {
    const { first } = this
    const known = new Map([...this.view, ...[...this.seen].filter(([fact]) => isAim(fact) || isThrown(fact))])
    const rest = coversOver(this.seen, known).map(({ fact }) => ({ fact, known: true as const }))
    if (rest.length > 0) this.add({ is: 'quiet' }, { rest })
    return { scenes: this.scenes, known, ...(first && { from: first }) }
  }

  private isMine(act: Act): boolean {
    const anchors: (string | undefined)[] = []
    if ('by' in act) anchors.push(act.by)
    if ('at' in act) anchors.push(...(typeof act.at === 'object' ? act.at : [act.at]))
    if ('cards' in act) anchors.push(...act.cards.flatMap(({ from, to }) => [from.anchor, to.anchor]))
    if (act.is === 'turn') anchors.push(act.to)
    if (act.is === 'coins') anchors.push(act.from.anchor, act.to.anchor)
    if (act.is === 'hop') anchors.push(...act.dice.map(({ at }) => at))
    if (act.is === 'arrows') anchors.push(...act.moves.map(({ at }) => at))
    if (act.is === 'raid') anchors.push(...act.hits.map(({ at }) => at))
    if (act.is === 'deal' || act.is === 'over' || act.is === 'rule') return true
    return anchors.some((anchor) => anchor !== undefined && (anchor === 'hand' || this.owns(anchor)))
  }
}

/** Events one after the other, with a look at those to come. */
export class Reader<E extends { readonly type: string }> {
  private readonly events: readonly E[]
  private readonly used = new Set<number>()
  private at = 0

  constructor(events: readonly E[]) {
    this.events = events
  }

  next(): E | undefined {
    while (this.used.has(this.at)) this.at++
    return this.events[this.at++]
  }

  /** The events to come that nothing has claimed yet. */
  ahead(): readonly E[] {
    return this.events.filter((_, i) => i >= this.at && !this.used.has(i))
  }

  /** Claims the first event to come that fits, if one does before `until`. */
  claim<T extends E>(fits: (event: E) => event is T, until: (event: E) => boolean = () => false): T | undefined {
    for (let i = this.at; i < this.events.length; i++) {
      const event = nth(this.events, i)
      if (this.used.has(i)) continue
      if (fits(event)) {
        this.used.add(i)
        return event
      }
      if (until(event)) return undefined
    }
    return undefined
  }

  /** Claims all events that fit and follow at once. */
  claimRow<T extends E>(fits: (event: E) => event is T): readonly T[] {
    const row: T[] = []
    for (let i = this.at; i < this.events.length; i++) {
      const event = nth(this.events, i)
      if (this.used.has(i)) continue
      if (!fits(event)) break
      this.used.add(i)
      row.push(event)
    }
    return row
  }
}
