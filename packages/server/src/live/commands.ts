import { type Answer, type Json, seatOf } from '@sundown/engine'
import { type ClientCommand, type ClientMessage, engineAnswer, type TableView } from '@sundown/protocol'
import { Refused } from '../refused.ts'
import { giveBack, standIn, takeOver } from './absence.ts'
import { enter, mayCome } from './coming.ts'
import type { Tab } from './crowd.ts'
import type { Env } from './env.ts'
import type { Friends } from './friends.ts'
import type { Hall } from './hall.ts'
import { vote } from './pause.ts'
import type { QuickPlay } from './quick-play.ts'
import { addBot, go, handOver, kick, leave, mustBeHere, ready, removeBot, settings, sit, stand } from './seats.ts'
import { rematch, share, showGame, start } from './start.ts'
import type { Table } from './table.ts'
import { viewOf } from './table-view.ts'
import type { Waiting } from './windows.ts'

type Do = Exclude<ClientMessage['do'], 'hello'>
/** What is replied; `REPLIED`: the reply was sent already. */
type Result = Json | undefined | typeof REPLIED
export const REPLIED = Symbol('replied')

type Messages<D extends Do> = { readonly [K in D]: ClientCommand<K> & { readonly do: K } }[D]
interface Call {
  readonly hall: Hall
  readonly quickPlay: QuickPlay
  readonly friends: Friends
  readonly env: Env
  readonly tab: Tab
}
type Commands = { readonly [D in Do]: (message: Messages<D>, call: Call) => Promise<Result> | Result }

/** At the table that a message names. */
const at =
  <M extends { readonly table: string }>(job: (table: Table, tab: Tab, message: M) => Promise<Result> | Promise<void> | Result) =>
  (message: M, { hall, tab }: Call): Promise<Result> => {
    const table = hall.table(message.table)
    return table.serve(tab, async () => (await job(table, tab, message)) ?? undefined)
  }

/** A view is plain data, although its type does not say so. */
const toJson = (view: TableView): Json => ({ ...view })

const mySeat = (table: Table, tab: Tab) => {
  if (table.status !== 'playing' || !table.game) throw new Refused('not-started')
  mustBeHere(table, tab)
  const seat = table.seatOf(tab.person.view.id)
  if (seat < 0) throw new Refused('not-your-seat')
  return { game: table.game, seat: seatOf(seat) }
}

/** He is told all of them whenever he comes. */
const MOST_MUTED = 500

/** Everything a client may ask for, by the name of its message. */
const commands: Commands = {
  ping: () => undefined,
  list: async ({ follow, from = 0 }, { hall, tab }) => {
    if (follow !== undefined) hall.follow(tab, follow)
    return (await hall.page(from)).tables
  },
  create: async (message, { hall, env, tab }) => {
    mayCome(env, tab)
    const table = await hall.create(tab, message.settings)
    return table.serve(tab, () => {
      table.attach(tab)
      return toJson(viewOf(table))
    })
  },
  quick: async ({ wish }, { quickPlay, tab }) => toJson(viewOf(await quickPlay.seat(tab, wish))),
  come: (by, { hall, tab }) => {
    const table = hall.find(tab, by)
    return table.serve(tab, () => {
      enter(table, tab)
      table.talk.tellHistory(tab)
      table.dealing?.askOne(tab)
      table.told.knows(tab)
      return toJson(viewOf(table))
    })
  },
  go: async (message, call) => {
    await at(go)(message, call)
    await call.hall.closeIfEmpty(message.table)
    return undefined
  },
  sit: async (message, call) => {
    await at((table: Table, tab, { seat }: ClientCommand<'sit'>) => sit(table, tab, seat))(message, call)
    const table = call.hall.table(message.table)
    if (table.gathers) await call.quickPlay.leaveOthers(call.tab.person.view.id, table)
    return undefined
  },
  stand: at(stand),
  bot: at((table, tab, { bot, seat }) => addBot(table, tab, bot, seat)),
  'remove-bot': at((table, tab, { seat }) => removeBot(table, tab, seat)),
  ready: at((table, tab, message) => ready(table, tab, message.ready)),
  settings: at((table, tab, message) => settings(table, tab, message.settings)),
  kick: at((table, tab, { person }) => kick(table, tab, person)),
  'hand-over': at((table, tab, { person }) => handOver(table, tab, person)),
  start: at(start),
  share: at((table, tab, message) => {
    share(table, tab, message.share)
    return undefined
  }),
  answer: async ({ table: id, number, answer }, { hall, tab }) => {
    const table = hall.table(id)
    const waiting = await table.serve(tab, async () => {
      if (table.status === 'over') return answeredBefore(table, tab, number, engineAnswer(answer))
      const { game, seat } = mySeat(table, tab)
      const waits = await game.answer(seat, number, engineAnswer(answer))
      // In a window nobody may notice that he has answered. The last answer of a game may have ended it.
      if (!waits && table.status === 'playing' && table.bots[seat] !== null) await giveBack(table, seat)
      return waits
    })
    if (waiting) await waiting.kept
    return undefined
  },
  complete: at((table, tab, { number, partial }) => {
    const { game, seat } = mySeat(table, tab)
    return game.complete(seat, number, engineAnswer(partial))
  }),
  'why-not': at((table, tab, { answers }) => {
    const { game, seat } = mySeat(table, tab)
    return answers.map((answer) => game.whyNot(seat, engineAnswer(answer)) ?? null)
  }),
  resume: at((table, tab, { id, after }) => {
    enter(table, tab)
    showGame(table, tab, { after, re: id })
    table.env.counts.resumes++
    return REPLIED
  }),
  quit: at(async (table, tab) => {
    const person = tab.person.view.id
    if (!table.started) throw new Refused('not-started')
    if (table.seatOf(person) < 0) throw new Refused('not-seated')
    await leave(table, person)
    if (table.game && table.settings.spectators) for (const other of table.members.get(person) ?? []) showGame(table, other, {})
  }),
  'stand-in': at((table, tab, { seat }) => standIn(table, tab, seat)),
  'take-over': at(takeOver),
  pause: at((table, tab, { pause }) => vote(table, tab, pause)),
  rematch: at(rematch),
  chat: at((table, tab, { text, costs }) => table.talk.say(tab, { text, costs })),
  phrase: at((table, tab, { phrase }) => table.talk.say(tab, { phrase })),
  talk: at((table, tab, { open }) => table.talk.open(tab, open)),
  friends: ({ follow = false }, { friends, tab }) => friends.watch(tab, follow),
  invite: ({ table: id, person }, { hall, friends, tab }) => {
    const table = hall.table(id)
    return table.serve(tab, async () => {
      await friends.invite(table, tab, person)
      return undefined
    })
  },
  mute: async ({ person, muted }, { env, tab }) => {
    if (person === tab.person.view.id || !(await env.store.person(person))) throw new Refused('no-such-person')
    if (muted && !tab.person.muted.has(person) && tab.person.muted.size >= MOST_MUTED)
      throw new Refused('too-many-muted', { most: MOST_MUTED })
    await env.store.setMute(tab.person.view.id, person, muted)
    if (muted) tab.person.muted.add(person)
    else tab.person.muted.delete(person)
    return undefined
  },
}

/** The last answer of a game may be sent again too. */
async function answeredBefore(table: Table, tab: Tab, number: number, answer: Answer): Promise<Waiting | undefined> {
  const seat = table.viewerOf(tab.person.view.id)
  if (!table.game || seat === undefined || seat === 'spectator') throw new Refused('not-started')
  return table.game.answer(seat, number, answer)
}

/** Runs one message. */
export const obey = <D extends Do>(message: Messages<D>, call: Call): Promise<Result> | Result => commands[message.do](message, call)
