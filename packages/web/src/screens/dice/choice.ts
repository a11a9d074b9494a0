import type { DiceView, DieFace } from '@sundown/engine'
import { firstOf } from '@sundown/engine/kernel'
import type { Answer, OptionView, QuestionView } from '@sundown/protocol'
import type { GameSession, Refusal } from '../../session/session.ts'
import { Store } from '../../session/store.ts'

/** A die that needs somebody to hit or to drink it. */
export interface Token {
  readonly die: number
  readonly face: DieFace
  /** Who may get it; nothing: not known yet. */
  readonly offered: readonly number[] | undefined
}

/** What the player has laid out so far. Nothing of it counts before it is sent. */
export interface Choice {
  readonly question: QuestionView | undefined
  /** While rolling: dice that may be rolled again, and those of them he keeps. */
  readonly free: ReadonlySet<number>
  readonly kept: ReadonlySet<number>
  /** While settling: shots in the order of the dice, then Beers. */
  readonly tokens: readonly Token[]
  /** By die: who gets it. */
  readonly placed: ReadonlyMap<number, number>
  /** The die that is being placed. */
  readonly current: number | undefined
  /** A Beer may be spent to double one shot; which one is doubled. */
  readonly canDouble: boolean
  readonly doubled: number | undefined
  readonly busy: boolean
  readonly refusal: Refusal | undefined
}

const isShot = ({ face }: Pick<Token, 'face'>): boolean => face === 'bullseye-1' || face === 'bullseye-2'
const isBeer = ({ face }: Pick<Token, 'face'>): boolean => face === 'beer'

const optionOf = (question: QuestionView | undefined, id: string): OptionView | undefined =>
  question?.options?.find((option) => option.id === id)

/** The shot fields of the question, without the one that asks which shot is doubled. */
const shotFields = (question: QuestionView) => optionOf(question, 'aim')?.fields ?? []

/** Dice that are to be placed now. */
function tokensOf(question: QuestionView | undefined, view: DiceView, shots: readonly (readonly number[])[], doubled: boolean): Token[] {
  const dice = view.table.dice.map(({ face }, die) => ({ die, face }))
  const beers = dice.filter(isBeer)
  if (question?.kind === 'beer') {
    const fields = optionOf(question, 'pour')?.fields ?? []
    return beers.slice(0, fields.length).map((token) => ({ ...token, offered: fields[0]?.from }))
  }
  if (question?.kind !== 'aim' || !question.options) return []
  const drinkers = view.seats.filter(({ state }) => state === 'in').map(({ seat }) => Number(seat))
  return [
    ...dice.filter(isShot).map((token, i) => ({ ...token, offered: shots[i] })),
    // The Beer that doubles a shot is drunk by nobody.
    ...beers.slice(doubled ? 1 : 0).map((token) => ({ ...token, offered: drinkers })),
  ]
}

/** Where there is nothing to choose, it is chosen. */
const forced = (tokens: readonly Token[]): ReadonlyMap<number, number> =>
  new Map(tokens.flatMap(({ die, offered }) => (offered?.length === 1 ? [[die, firstOf(offered)] as const] : [])))

const firstOpen = (tokens: readonly Token[], placed: ReadonlyMap<number, number>): number | undefined =>
  tokens.find(({ die }) => !placed.has(die))?.die

/** What the player does with the dice of one turn: keeps, rolls, places, takes back, and sends all of it in one step. */
export class DiceChoice extends Store<Choice> {
  private readonly session: GameSession<'dice'>
  private readonly unsubscribe: () => void
  /** What each shot can hit. */
  private shots: readonly (readonly number[])[] = []
  /** Beers that were placed together with the shots, for the question that comes after them. */
  private poured: { readonly turn: number; readonly seats: readonly number[] } | undefined = undefined

  constructor(session: GameSession<'dice'>) {
    super(NOTHING)
    this.session = session
    this.unsubscribe = session.subscribe(() => this.follow())
    this.begin()
  }

  dispose(): void {
    this.unsubscribe()
  }

  private patch(change: Partial<Choice>): void {
    this.set({ ...this.getSnapshot(), ...change })
  }

  // ---- the question --------------------------------------------------------------------------------------------------------------------

  private follow(): void {
    const { question } = this.session.getSnapshot()
    const now = this.getSnapshot().question
    if (question === now || (question && now && JSON.stringify(question) === JSON.stringify(now))) return
    this.begin()
  }

  private begin(): void {
    const { question, view } = this.session.getSnapshot()
    this.shots = []
    if (!view || !question?.options) {
      this.set({ ...NOTHING, question })
      return
    }
    const free = new Set(optionOf(question, 'roll')?.fields?.[0]?.from)
    const tokens = tokensOf(question, view, this.shots, false)
    const placed = this.alreadyPoured(question, view, tokens) ?? forced(tokens)
    this.set({
      ...NOTHING,
      question,
      free,
      kept: new Set(view.table.dice.flatMap(({ fresh }, die) => (free.has(die) && !fresh ? [die] : []))),
      tokens,
      placed,
      current: firstOpen(tokens, placed),
      canDouble: optionOf(question, 'double') !== undefined,
    })
    if (question.kind === 'aim') void this.askReach(question)
    else if (question.kind === 'beer' && this.poured) {
      this.poured = undefined
      this.send()
    }
  }

  /** Beers that were placed before the shots went off, as far as those they are for can still drink. */
  private alreadyPoured({ kind }: QuestionView, { table }: DiceView, tokens: readonly Token[]): ReadonlyMap<number, number> | undefined {
    if (kind !== 'beer') return undefined
    if (this.poured?.turn !== table.turn) {
      this.poured = undefined
      return undefined
    }
    const { seats } = this.poured
    return new Map(
      tokens.flatMap(({ die, offered }, i) => (seats[i] !== undefined && offered?.includes(seats[i]) ? [[die, seats[i]] as const] : [])),
    )
  }

  /** Shots do not depend on each other, but only what the first can hit comes with the question. */
  private async askReach(question: QuestionView): Promise<void> {
    const fields = shotFields(question)
    const shots: (readonly number[])[] = []
    for (const field of fields) {
      const picks = shots.map((seats) => seats.slice(0, 1))
      const alike = fields.findIndex(({ name }) => name === field.name)
      const offered = shots[alike] ?? field.from ?? (await this.session.complete({ id: 'aim', picks }))
      if (offered === undefined || this.getSnapshot().question?.number !== question.number) return
      shots.push(offered)
    }
    this.shots = shots
    this.layOut(this.getSnapshot().placed, this.getSnapshot().doubled)
  }

  /** The tokens anew: what is placed and still possible stays. */
  private layOut(placed: ReadonlyMap<number, number>, doubled: number | undefined): void {
    const { view, question } = this.session.getSnapshot()
    if (!view) return
    const tokens = tokensOf(question, view, this.shots, doubled !== undefined)
    const kept = [...placed].filter(([die]) => tokens.some((token) => token.die === die))
    const now = new Map([...forced(tokens), ...kept])
    this.patch({ tokens, placed: now, doubled, current: firstOpen(tokens, now) })
  }

  // ---- rolling -------------------------------------------------------------------------------------------------------------------------

  /** Keeps a die, or lays it back to the others. */
  toggle(die: number): void {
    const { free, kept, busy } = this.getSnapshot()
    if (!free.has(die) || busy) return
    const now = new Set(kept)
    if (!now.delete(die)) now.add(die)
    this.patch({ kept: now, refusal: undefined })
  }

  roll(): void {
    const dice = rolledAgain(this.getSnapshot())
    if (dice.length > 0) this.answer({ id: 'roll', picks: [dice] })
  }

  // ---- placing -------------------------------------------------------------------------------------------------------------------------

  /** Takes a die in hand; one that lies somewhere is taken back. */
  hold(die: number): void {
    const { placed, busy } = this.getSnapshot()
    if (busy) return
    const now = new Map(placed)
    now.delete(die)
    this.patch({ placed: now, current: die, refusal: undefined })
  }

  /** Takes back what was placed last. */
  placeAnew(): void {
    const last = [...this.getSnapshot().placed.keys()].at(-1)
    if (last !== undefined) this.hold(last)
  }

  /** Somebody is tapped: he gets the die in hand, or is the answer. */
  choose(seat: number): void {
    const { tokens, question } = this.getSnapshot()
    const option = tokens.length === 0 ? question?.options?.find((each) => each.seat === seat) : undefined
    if (option) this.answer({ id: option.id, seat })
    else this.place(seat)
  }

  /** Gives the die in hand to somebody. */
  place(seat: number): void {
    const { tokens, placed, current, busy } = this.getSnapshot()
    const token = tokens.find(({ die }) => die === current)
    if (busy || !token?.offered?.includes(seat)) return
    const now = new Map(placed)
    now.delete(token.die)
    now.set(token.die, seat)
    this.patch({ placed: now, current: firstOpen(tokens, now), refusal: undefined })
  }

  /** Doubles this shot at the price of a Beer, or no longer. */
  double(die: number): void {
    const { canDouble, doubled, placed, busy } = this.getSnapshot()
    if (canDouble && !busy) this.layOut(placed, doubled === die ? undefined : die)
  }

  // ---- sending -------------------------------------------------------------------------------------------------------------------------

  /** Keeps all dice, or sends what is placed: shots first, the Beers when they are asked for. */
  settle(): void {
    const { question } = this.getSnapshot()
    if (question?.kind === 'roll') this.answer({ id: 'stop' })
    else this.send()
  }

  private send(): void {
    const { question, tokens, placed, doubled } = this.getSnapshot()
    const targets = (some: readonly Token[]) => some.flatMap(({ die }) => placed.get(die) ?? [])
    if (!isReady(this.getSnapshot())) return
    const shots = targets(tokens.filter(isShot)).map((seat) => [seat])
    const beers = targets(tokens.filter(isBeer))
    if (question?.kind === 'beer') {
      this.answer({ id: 'pour', picks: beers.map((seat) => [seat]) })
      return
    }
    this.poured = { turn: this.session.getSnapshot().view?.table.turn ?? 0, seats: beers }
    this.answer(doubled === undefined ? { id: 'aim', picks: shots } : { id: 'double', picks: [[doubled], ...shots] })
  }

  /** Any answer that needs no dice. */
  answer(answer: Answer): void {
    const { question, busy } = this.getSnapshot()
    if (!question?.options || busy) return
    this.patch({ busy: true, refusal: undefined })
    void this.session.answer(answer).then((refusal) => {
      if (this.getSnapshot().question?.number === question.number) this.patch({ busy: false, refusal })
    })
  }
}

const NOTHING: Choice = {
  question: undefined,
  free: new Set(),
  kept: new Set(),
  tokens: [],
  placed: new Map(),
  current: undefined,
  canDouble: false,
  doubled: undefined,
  busy: false,
  refusal: undefined,
}

/** The dice that will be rolled, if he rolls. */
export const rolledAgain = ({ free, kept }: Choice): readonly number[] => [...free].filter((die) => !kept.has(die))

/** Everything has its place. */
export const isReady = ({ tokens, placed }: Choice): boolean => tokens.length > 0 && tokens.every(({ die }) => placed.has(die))

/** Whom the die in hand can be given to; or, where a question is about players, who may be chosen. */
export function seatsOf({ question, tokens, current }: Choice): readonly number[] {
  if (tokens.length > 0) return tokens.find(({ die }) => die === current)?.offered ?? []
  return question?.options?.flatMap(({ seat }) => seat ?? []) ?? []
}
