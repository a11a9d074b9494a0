import { setsNeeded } from '@sundown/engine'
import type { Answer, ClientMessage, QuestionView, ServerMessage, TableChange, TableSettings, TableView } from '@sundown/protocol'
import { changedTable } from '@sundown/protocol/changes'
import { wireAnswer } from '@sundown/protocol/codec'
import { MAX_REASONS } from '@sundown/protocol/plain'
import { namesOf } from './names.ts'
import type { Hub } from './online.ts'
import { ShownGame } from './online-game.ts'
import type { Command } from './online-line.ts'
import { isTable, refusalOf } from './online-replies.ts'
import { patiently } from './patiently.ts'
import { type Connection, type GameSession, NOTHING_YET, type Refusal, type Snapshot } from './session.ts'
import { Store } from './store.ts'

type News = Extract<ServerMessage, { say: 'table' | 'table-change' | 'gone' | 'chat' | 'deal' | 'state' | 'step' | 'record' }>
type Phrase = Extract<ClientMessage, { do: 'phrase' }>['phrase']
type Where = { readonly code: string } | { readonly table: string }
type Did = Promise<Refusal | undefined>
/** A command at this table. */
type AtTable = { [C in Command as C['do']]: C extends { readonly table: string } ? Omit<C, 'table'> : never }
type Local = AtTable[keyof AtTable]

/** Also the table's id, once known. */
const WAITING: Snapshot = { ...NOTHING_YET, connection: 'connecting' }

/** A table at the server, before, during and after its games. */
export class TableSession extends Store<Snapshot> implements GameSession {
  private readonly hub: Hub
  private readonly where: Where
  private readonly shown = new ShownGame()
  /** By game: what this page added to the deal, and the seal it saw before. */
  private readonly shares = new Map<string, string>()
  private readonly seals = new Map<string, string>()
  private resuming = false
  /** The end of a game stays in sight while the table gathers for the next, until somebody goes along (`follow`). */
  private held = false
  /** The last change of the settings that was asked for. */
  private changing: Did = Promise.resolve(undefined)
  /** What the server has accepted and not told everybody yet: its news of a table may come a moment later. */
  private agreed: TableSettings | undefined = undefined
  /** What was said of a table before its id was known here: whoever comes by a code is told of the talk and of a deal first. */
  private early: News[] = []
  /** Came too often: comes again after a while. */
  private later: ReturnType<typeof setTimeout> | undefined = undefined

  constructor(hub: Hub, where: Where, table?: TableView) {
    super({ ...WAITING, connection: hub.getSnapshot().connection, table })
    this.hub = hub
    this.where = where
  }

  /** Goes to a table, by its code or id. */
  static at(hub: Hub, where: Where): TableSession {
    const session = new TableSession(hub, where)
    hub.attend(session)
    return session
  }

  get id(): string | undefined {
    return this.getSnapshot().table?.id ?? ('table' in this.where ? this.where.table : undefined)
  }

  private patch(change: Partial<Snapshot>): void {
    this.set({ ...this.getSnapshot(), ...change })
  }

  // ---- coming --------------------------------------------------------------------------------------------------------------------------

  connectionChanged(connection: Connection): void {
    this.resuming = false
    clearTimeout(this.later)
    this.patch({ connection })
  }

  /** Comes to the table, or back to it, and asks for what was missed. */
  async enter(): Promise<void> {
    const { id, shown } = this
    // Sent away once: not to be tried again and again.
    if (this.getSnapshot().gone !== undefined) return
    const come = this.hub.send({ do: 'come', ...(id === undefined ? this.where : { table: id }) })
    // Right behind it, so that nothing is asked before the game is known again.
    if (id !== undefined && shown.game !== undefined) void this.resume()
    const reply = await come
    const { early } = this
    this.early = []
    if (reply.is === 'lost') return
    if (reply.is === 'refused') return this.notLetIn(reply.refusal)
    if (isTable(reply.result)) this.seated(reply.result)
    for (const news of early) if (tableOf(news) === this.id) this.hear(news)
    const { table } = this.getSnapshot()
    const mine = table?.seats.find(({ person }) => person?.id === this.hub.getSnapshot().you?.id)
    if (!this.held && table?.status === 'playing' && mine?.person && mine.bot !== null) void this.takeOver()
    if (table?.game && (table.status === 'playing' || table.status === 'over') && shown.game !== table.game) void this.resume()
  }

  private notLetIn({ code, facts }: Refusal): void {
    clearTimeout(this.later)
    if (code === 'too-fast') this.later = setTimeout(() => void this.enter(), Number(facts?.seconds ?? 1) * 1000)
    // What can be no code of a table was mistyped, or cut off with the link.
    else this.patch({ gone: code === 'bad-message' ? 'no-such-table' : code })
  }

  private async resume(): Promise<void> {
    const { id, shown } = this
    if (id === undefined || this.resuming) return
    this.resuming = true
    await this.hub.send({ do: 'resume', table: id, ...(shown.seq !== undefined && { after: shown.seq }) })
    this.resuming = false
  }

  // ---- hearing -------------------------------------------------------------------------------------------------------------------------

  hear(news: News): void {
    if (this.id === undefined) {
      if (news.say === 'chat' || news.say === 'deal') this.early.push(news)
      return
    }
    switch (news.say) {
      case 'table':
        this.seated(news.table)
        break
      case 'table-change':
        this.changed(news.change)
        break
      case 'gone':
        this.patch({ gone: news.why })
        break
      case 'chat':
        this.patch({ chat: merged(this.getSnapshot().chat, news.lines) })
        break
      case 'deal':
        this.seals.set(news.game, news.seal)
        if (!this.held) this.patch({ seal: news.seal })
        void this.share(news.game)
        break
      case 'state':
        if (this.held && news.state.game !== this.shown.game) break
        this.shown.state(news.state, news.re !== undefined)
        this.show()
        break
      case 'step':
        if (this.held && news.step.game !== this.shown.game) break
        if (this.shown.step(news.step)) this.show()
        else void this.resume()
        break
      case 'record':
        void this.verify()
        break
    }
  }

  private changed(change: TableChange): void {
    const { table, tableAt } = this.getSnapshot()
    if (!table) return
    // Of whoever is still away a change says nothing: until now that has been counted on from the last news.
    const since = Math.max(0, this.hub.now() - tableAt) / 1000
    const seats = table.seats.map((sitter) => (sitter.away === null ? sitter : { ...sitter, away: sitter.away + since }))
    this.seated(changedTable({ ...table, seats }, change))
  }

  private seated(table: TableView): void {
    const now = this.getSnapshot()
    this.agreed = undefined
    if (this.shown.view?.over && table.game !== this.shown.game) this.held = true
    const over = !this.held && table.game === null && this.shown.game !== undefined
    if (over) this.shown.forget()
    if (table.game && table.seal !== null && !this.seals.has(table.game)) this.seals.set(table.game, table.seal)
    const names = namesOf(table)
    const kept = names.length === now.names.length && names.every((name, seat) => name === now.names[seat])
    if (this.held) {
      this.patch({ table, tableAt: this.hub.now(), gone: undefined })
      return
    }
    this.patch({
      table,
      tableAt: this.hub.now(),
      sets: setsNeeded(table.settings.options),
      gone: undefined,
      names: kept ? now.names : names,
      seal: table.seal ?? now.seal,
    })
    if (over) this.show()
  }

  /** Leaves the end of a game for what the table does now. */
  follow(): void {
    const { table } = this.getSnapshot()
    if (!this.held || !table) return
    this.held = false
    this.shown.forget()
    this.seated(table)
    this.show()
    if (table.status === 'playing') void this.resume()
  }

  private show(): void {
    const { game, view, question, seat, clocks, open, batches } = this.shown
    const now = this.getSnapshot()
    const another = game !== now.game
    this.patch({
      game,
      view,
      question,
      me: game === undefined ? null : seat,
      log: batches.list,
      clocks,
      clocksAt: this.hub.now(),
      outcome: view?.over,
      open,
      seal: (game === undefined ? undefined : this.seals.get(game)) ?? now.table?.seal ?? undefined,
      ...(another && { record: { is: 'secret' as const } }),
    })
    // The record is said to be public when it is; who comes later asks for it.
    if (view?.over && now.table?.status === 'over') void this.verify()
  }

  // ---- the game ------------------------------------------------------------------------------------------------------------------------

  /** Sent again after a loss: the server knows an answer it has. */
  async answer(answer: Answer): Did {
    const { question } = this.getSnapshot()
    const { id } = this
    if (!question || id === undefined) return { code: 'not-asked' }
    const wire = wireAnswer(answer)
    this.patch({ busy: true })
    for (;;) {
      const reply = await this.hub.send({
        do: 'answer',
        table: id,
        number: question.number,
        answer: wire,
      })
      if (reply.is === 'lost' && (await this.hub.whenLive())) continue
      this.patch({ busy: false })
      return refusalOf(reply)
    }
  }

  async complete(partial: Answer): Promise<readonly number[] | undefined> {
    const { question } = this.getSnapshot()
    const { id } = this
    if (!question || id === undefined) return undefined
    const wire = wireAnswer(partial)
    const reply = await this.hub.send({
      do: 'complete',
      table: id,
      number: question.number,
      partial: wire,
    })
    return reply.is === 'done' && isNumbers(reply.result) ? reply.result : undefined
  }

  async whyNot(answers: readonly Answer[]): Promise<readonly (Refusal | undefined)[]> {
    const { question } = this.getSnapshot()
    const told = answers.map((answer) => toldWith(question, answer))
    const open = answers.filter((_, i) => told[i] === undefined)
    const asked = open.length === 0 ? [] : await this.ask(open)
    return told.map((reason) => reason ?? asked.shift())
  }

  private async ask(answers: readonly Answer[]): Promise<(Refusal | undefined)[]> {
    const { id } = this
    if (id === undefined) return []
    const reply = await this.hub.send({ do: 'why-not', table: id, answers: answers.slice(0, MAX_REASONS).map(wireAnswer) })
    return reply.is === 'done' && Array.isArray(reply.result) ? reply.result.map((reason) => (isRefusal(reason) ? reason : undefined)) : []
  }

  private async share(game: string): Promise<void> {
    const { id } = this
    if (id === undefined) return
    const share = this.shares.get(game) ?? this.hub.newShare()
    this.shares.set(game, share)
    const reply = await this.hub.send({ do: 'share', table: id, share })
    // Another tab of mine was faster.
    if (reply.is === 'refused') this.shares.delete(game)
  }

  async verify(): Promise<void> {
    const { game, record: now } = this.getSnapshot()
    if (game === undefined || now.is === 'loading' || now.is === 'open') return
    this.patch({ record: { is: 'loading' } })
    const [{ value: record, refusal }, { judge }] = await Promise.all([this.hub.api.record(game), patiently(() => import('./verdict.ts'))])
    if (this.getSnapshot().game !== game) return
    if (!record) return this.patch({ record: { is: 'failed', refusal: refusal ?? { code: 'no-such-game' } } })
    const verdict = await judge(record, { seal: this.seals.get(game), share: this.shares.get(game) })
    if (this.getSnapshot().game === game) this.patch({ record: { is: 'open', record, verdict } })
  }

  // ---- the table -----------------------------------------------------------------------------------------------------------------------

  private async tell(command: Local): Did {
    const { id } = this
    return id === undefined ? { code: 'no-such-table' } : refusalOf(await this.hub.send({ ...command, table: id }))
  }

  sit = (seat?: number): Did => this.tell({ do: 'sit', ...(seat !== undefined && { seat }) })
  stand = (): Did => this.tell({ do: 'stand' }).then(unlessAlready('not-seated'))
  addBot = (bot: string, seat?: number): Did => this.tell({ do: 'bot', bot, ...(seat !== undefined && { seat }) })
  removeBot = (seat: number): Did => this.tell({ do: 'remove-bot', seat }).then(unlessAlready('no-such-seat'))
  ready = (ready: boolean): Did => this.tell({ do: 'ready', ready })
  /** One change after the other: each builds on what the one before it has made of the table. */
  change = (wish: (now: TableSettings) => TableSettings): Did => {
    this.changing = this.changing.then(async () => {
      const { table } = this.getSnapshot()
      if (!table) return { code: 'no-such-table' }
      const settings = wish(this.agreed ?? table.settings)
      const refusal = await this.tell({ do: 'settings', settings })
      if (!refusal) this.agreed = settings
      return refusal
    })
    return this.changing
  }
  kick = (person: string): Did => this.tell({ do: 'kick', person })
  handOver = (person: string): Did => this.tell({ do: 'hand-over', person })
  start = (): Did => this.tell({ do: 'start' })
  /** Leaves a running game for good: a bot takes the seat. */
  quit = (): Did => this.tell({ do: 'quit' })
  /** Plays in the own seat again after a bot sat in. */
  takeOver = (): Did => this.tell({ do: 'take-over' })
  /** Lets a bot play for somebody who is away. */
  standIn = (seat: number): Did => this.tell({ do: 'stand-in', seat })
  pause = (pause: boolean): Did => this.tell({ do: 'pause', pause })
  rematch = (): Did => this.tell({ do: 'rematch' })
  /** `costs`: he knows that talking costs a life point now. */
  chat = (text: string, costs = false): Did => this.tell({ do: 'chat', text, ...(costs && { costs }) })
  phrase = (phrase: Phrase): Did => this.tell({ do: 'phrase', phrase })
  talk = (open: boolean): Did => this.tell({ do: 'talk', open })

  retry(): void {
    this.hub.retry()
  }

  /** Goes away: before the start the seat is free again, in a game it is kept. */
  leave(): void {
    void this.tell({ do: 'go' })
    this.detach()
  }

  /** Only this screen is closed; to the others at the table nothing changes. */
  detach(): void {
    clearTimeout(this.later)
    this.hub.forget(this)
  }
}

/** A second press is no mistake: what it asks for is so. */
const unlessAlready =
  (code: string) =>
  (refusal: Refusal | undefined): Refusal | undefined =>
    refusal?.code === code ? undefined : refusal

const tableOf = (news: News): string => (news.say === 'table' ? news.table.id : news.table)

/** Each line once, in order. One that says nothing any more is gone. */
function merged(known: Snapshot['chat'], lines: Snapshot['chat']): Snapshot['chat'] {
  const byNumber = new Map([...known, ...lines].map((line) => [line.number, line]))
  const said = [...byNumber.values()].filter(({ text, phrase }) => text !== undefined || phrase !== undefined)
  return said.sort((a, b) => a.number - b.number)
}

const isNumbers = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every((item) => typeof item === 'number')
/** Most reasons come with the question. */
function toldWith(question: QuestionView | undefined, { id, card, seat, picks }: Answer): Refusal | undefined {
  const reason =
    seat === undefined && picks === undefined ? question?.reasons?.find((told) => told.id === id && told.card === card) : undefined
  return reason && { code: reason.code, ...(reason.facts && { facts: reason.facts }) }
}

const isRefusal = (value: unknown): value is Refusal => typeof value === 'object' && value !== null && 'code' in value
