import type { Shuffled, ToldMove, ZoneName } from '../../kernel/index.ts'
import { addressed } from '../../western/words/sentence.ts'
import type { BangEvent, Face } from '../events.ts'
import type { AnySetWords, EventOf, Say, TableWords, Transfer } from './types.ts'

type Told = BangEvent | ToldMove<Face> | Shuffled
type Type = BangEvent['type']

/** A sentence, with what it tells of if cards changed place. */
interface Line {
  text: string
  readonly moved?: Transfer
  /** What is behind it is told: by these, or by another sentence. */
  because?: readonly string[]
  /** An answer to a shot. */
  readonly answer?: Answering
  /** Only the deck was shuffled: what is told around it belongs together. */
  readonly aside?: boolean
}

type Answering = EventOf<'answered'> | EventOf<'used'> | EventOf<'checked'>

/** How the log speaks to its reader, and of him as one of all: in headings. */
interface Voices {
  readonly to: Say
  readonly named: Say
}

/** A move that another event has told already. */
interface Expected {
  readonly zone: string
  readonly seat: number
  readonly id: string
}

const same = (a: ZoneName, b: ZoneName) => a.zone === b.zone && a.seat === b.seat
const isMove = (event: Told | undefined): event is ToldMove<Face> => event?.type === 'moved'

/** The tales of a set are optional: own keys only. */
const tale = <T>(tales: { readonly [id: string]: T | undefined }, id: string): T | undefined =>
  Object.hasOwn(tales, id) ? tales[id] : undefined

/** Tells the events of one viewer: moves that belong together as one, and nothing twice. */
export class Story {
  private readonly table: TableWords
  private readonly sets: readonly AnySetWords[]
  private readonly say: Say
  private readonly named: Say
  private readonly events: readonly Told[]
  /** Before this the cards are still being dealt. */
  private readonly begins: number
  private readonly lines: Line[] = []
  private expected: Expected | undefined = undefined
  /** Why the cards move that move next. */
  private sources: string[] = []

  constructor(table: TableWords, sets: readonly AnySetWords[], { to, named }: Voices, events: readonly { readonly type: string }[]) {
    this.table = table
    this.sets = sets
    this.say = to
    this.named = named
    const isTold = (event: { readonly type: string }): event is Told =>
      event.type === 'moved' || event.type === 'shuffled' || Object.hasOwn(table.events, event.type)
    this.events = events.filter(isTold)
    this.begins = this.events.findLastIndex((event) => event.type === 'started')
  }

  tell(): string[] {
    let at = 0
    for (let event = this.events[at]; event !== undefined; event = this.events[at]) {
      if (event.type === 'moved') at = this.moves(at)
      else {
        if (event.type === 'shuffled') this.shuffle(event, at)
        else this.happening(event, at)
        at++
      }
    }
    return this.lines.map((line) => this.table.typeset(addressed(line.text, this.table.you.acts)))
  }

  /** Moves from here on that are one story; where the next begins. */
  private moves(start: number): number {
    const first = this.events[start]
    if (!isMove(first)) return start + 1
    if (this.isTold(first)) {
      this.expected = undefined
      return start + 1
    }
    let end = start + 1
    for (let next = this.events[end]; isMove(next) && this.alike(first, next); next = this.events[end]) {
      if (this.isTold(next)) break
      end++
    }
    end -= this.ofReward(first, start, end)
    const faces: Face[] = []
    for (let i = start; i < end; i++) {
      const move = this.events[i]
      if (isMove(move) && move.face) faces.push(move.face)
    }
    const moved: Transfer = { from: first.from, to: first.to, count: end - start, faces, dealing: start < this.begins }
    if (!this.isFlip(moved, end)) this.line(moved)
    return end
  }

  /** Cards of a bounty that were drawn right after others: they are a story of their own. How many of them there are. */
  private ofReward({ from, to }: ToldMove<Face>, start: number, end: number): number {
    const next = this.after(end)
    if (from.zone !== 'deck' || next?.type !== 'rewarded' || next.seat !== to.seat) return 0
    return end - start > next.cards ? next.cards : 0
  }

  private alike(a: ToldMove<Face>, b: ToldMove<Face>): boolean {
    return same(a.from, b.from) && same(a.to, b.to) && (a.face === undefined) === (b.face === undefined)
  }

  private line(moved: Transfer): void {
    const text = this.setTransfer(moved) ?? this.table.transfer(moved, this.say)
    const { sources } = this
    this.sources = []
    if (text === undefined) return
    const line: Line = { text, moved }
    if (sources.length > 0) this.explain(line, sources)
    this.lines.push(line)
  }

  private explain(line: Line, sources: readonly string[]): void {
    line.text = this.table.because(this.table.list(sources.map((source) => this.say.source(source))), line.text)
    line.because = sources
  }

  /** A set has words for what goes to its own places or comes from there. */
  private setTransfer(moved: Transfer): string | undefined {
    for (const set of this.sets) {
      const told = set.transfer?.(moved, this.say)
      if (told !== undefined) return told
    }
    return undefined
  }

  /** A single card flipped for a check: the check names it. */
  private isFlip({ from, to, count }: Transfer, end: number): boolean {
    return from.zone === 'deck' && to.zone === 'aside' && count === 1 && this.after(end)?.type === 'checked'
  }

  /** The next event that is not just the deck being shuffled, nor a reason. */
  private after(at: number): Told | undefined {
    let next = at
    while (this.events[next]?.type === 'shuffled' || this.events[next]?.type === 'drawing') next++
    return this.events[next]
  }

  /** The sentence before has said so. */
  private isTold({ from, face }: ToldMove<Face>): boolean {
    const { expected } = this
    return expected !== undefined && expected.zone === from.zone && expected.seat === from.seat && expected.id === face?.id
  }

  private shuffle({ zone, count }: Shuffled, at: number): void {
    if (zone.zone !== 'deck' || at < this.begins) return
    const before = this.events[at - 1]
    const why = isMove(before) && before.to.zone === 'deck' ? 'returned' : 'reshuffled'
    this.lines.push({ text: this.table.shuffled(why, count), aside: true })
  }

  private happening(event: BangEvent, at: number): void {
    if (event.type === 'drawing') {
      this.reason(event, at)
      return
    }
    this.expected = moveToldBy(event)
    if (event.type === 'ability' && this.attach(event, at)) return
    if (event.type === 'rewarded' && this.reward(event)) return
    if (event.type === 'cancelled' && this.dodge(event)) return
    const text = this.setTale(event) ?? this.sentence(event.type, event)
    if (text === undefined) return
    const isAnswer = event.type === 'answered' || event.type === 'used' || event.type === 'checked'
    this.lines.push(isAnswer ? { text, answer: event } : { text })
  }

  private sentence<T extends Type>(type: T, event: EventOf<T>): string | undefined {
    return this.table.events[type](event, type === 'turn' ? this.named : this.say)
  }

  private reason({ seat, because }: EventOf<'drawing'>, at: number): void {
    const next = this.after(at + 1)
    if (isMove(next) && next.from.zone === 'deck' && next.to.seat === seat) this.add(because)
  }

  private add(source: string): void {
    if (!this.sources.includes(source)) this.sources.push(source)
  }

  /** The bounty is told with the cards it has brought: the first of the latest sentences that tell of them. */
  private reward({ seat, victim }: EventOf<'rewarded'>): boolean {
    let first: Line | undefined
    for (let i = this.lines.length - 1; i >= 0; i--) {
      const line = this.lines[i]
      if (line === undefined || line.aside) continue
      if (line.moved?.from.zone !== 'deck' || line.moved.to.seat !== seat || line.because) break
      first = line
    }
    if (first === undefined) return false
    first.text = this.table.because(this.table.bounty(victim, this.say), first.text)
    first.because = []
    return true
  }

  /** One dodge is one sentence: the answer that has cancelled the shot, with what that has brought besides. */
  private dodge({ seat }: EventOf<'cancelled'>): boolean {
    const line = this.lines.findLast(({ moved, aside }) => !aside && moved?.to.seat !== seat)
    const answer = line?.answer
    if (line === undefined || answer === undefined || answer.seat !== seat) return false
    if (answer.type !== 'checked') line.text = this.table.dodged(answer, this.say)
    return true
  }

  private setTale(event: BangEvent): string | undefined {
    for (const { tales, counters = {}, happenings = {} } of this.sets) {
      if (event.type === 'played') {
        const told = tale(tales.played, event.as)?.(event, this.say)
        if (told !== undefined) return told
      } else if (event.type === 'checked') {
        const card = event.cards[event.chosen]
        const told = card && tale(tales.checked, event.source)?.({ ...event, card }, this.say)
        if (told !== undefined) return told
      } else if (event.type === 'shown') {
        const told = tale(tales.shown, event.because)?.(event, this.say)
        if (told !== undefined) return told
      } else if (event.type === 'counted') {
        const told = tale(counters, event.counter)?.moved(event, this.say)
        if (told !== undefined) return told
      } else if (event.type === 'own') {
        const told = tale(happenings, event.name)?.(event, this.say)
        if (told !== undefined) return told
      }
    }
    return undefined
  }

  /** An ability that moves cards is told with them: those that follow, else those that have just moved. */
  private attach(event: EventOf<'ability'>, at: number): boolean {
    const { seat, source, target } = event
    const last = this.lines.findLast(({ aside }) => !aside)
    if (last?.moved?.to.seat === seat && last.because?.includes(source)) return true
    const next = this.after(at + 1)
    if (isMove(next) && (target === undefined ? next.from.seat === seat || next.to.seat === seat : next.from.seat === target)) {
      this.add(source)
      return true
    }
    const line = this.latest(event)
    if (line) this.explain(line, [source])
    return line !== undefined
  }

  /** The first of the latest sentences that tell what this ability has moved. */
  private latest({ seat, target }: EventOf<'ability'>): Line | undefined {
    let found: Line | undefined
    for (let i = this.lines.length - 1; i >= 0; i--) {
      const line = this.lines[i]
      if (line === undefined || line.aside) continue
      const { moved } = line
      if (moved === undefined || line.because || moved.to.seat !== seat) break
      if (target !== undefined && moved.from.seat !== target) break
      found = line
      if (target === undefined) break
    }
    return found
  }
}

/** A played card goes where it goes: its sentence has said so. */
function moveToldBy(event: BangEvent): Expected | undefined {
  switch (event.type) {
    case 'played':
    case 'answered':
      return { zone: 'hand', seat: event.seat, id: event.card.id }
    case 'used':
      return { zone: 'front', seat: event.seat, id: event.card.id }
    case 'checked':
      return { zone: 'front', seat: event.seat, id: event.source }
    case 'passed-on':
    case 'exploded':
      return { zone: 'front', seat: event.seat, id: event.card }
    default:
      return undefined
  }
}
