import type { Kysely } from 'kysely'
import * as friends from './queries/friends.ts'
import * as games from './queries/games.ts'
import { meta, setMeta } from './queries/meta.ts'
import * as people from './queries/people.ts'
import * as played from './queries/played.ts'
import * as reports from './queries/reports.ts'
import * as standings from './queries/standings.ts'
import * as tables from './queries/tables.ts'
import type { Schema } from './schema.ts'
import type { HeldAnswer, Store } from './store.ts'
import type { Work } from './writer.ts'

/** Answers that wait in windows. */
export interface Held {
  hold(answer: HeldAnswer): Promise<void>
  of(game: string): Promise<readonly HeldAnswer[]>
  forget(game: string): Promise<void>
}

/** Whoever takes changes. */
export interface Writes<S> {
  /** `sweeps`: what it deletes must not stay anywhere in the files. */
  write<T>(work: Work<S, T>, how?: { readonly sweeps?: boolean }): Promise<T>
}

export type StoredRows = Omit<Store, 'backup' | 'foundDamage' | 'close'>

interface Parts {
  readonly writer: Writes<Schema>
  /** For reading: never waits for the writer. */
  readonly db: Kysely<Schema>
  readonly held: Held
}

/** What a store keeps, by the same queries in every database. */
export function storedRows({ writer, db, held }: Parts): StoredRows {
  return {
    addPerson: (person) => writer.write((tx) => people.addPerson(tx, person)),
    person: (id) => people.person(db, id),
    accountNamed: (nameKey, written) => people.accountNamed(db, nameKey, written),
    async foldNames(version, fold) {
      if ((await meta(db, 'nameFold')) === String(version)) return 0
      return writer.write(async (tx) => {
        const changed = await people.foldNames(tx, fold)
        await setMeta(tx, 'nameFold', String(version))
        return changed
      })
    },
    changePerson: (id, change) => writer.write((tx) => people.changePerson(tx, id, change)),
    deletePerson: (id) =>
      writer.write(
        async (tx) => {
          await people.clearTables(tx, id)
          await people.deletePeople(tx, [id])
        },
        { sweeps: true },
      ),
    deleteGuestsUnusedSince: (time) => writer.write((tx) => people.deleteGuestsUnusedSince(tx, time)),
    addSession: (hash, person, at) => writer.write((tx) => people.addSession(tx, hash, person, at)),
    sessionOf: (hash) => people.sessionOf(db, hash),
    useSession: (hash, at) => writer.write((tx) => people.useSession(tx, hash, at)),
    deleteSession: (hash) => writer.write((tx) => people.deleteSession(tx, hash)),
    endAccess: (person, ending) => writer.write((tx) => people.endAccess(tx, person, ending)),
    deleteSessionsUnusedSince: (time) => writer.write((tx) => people.deleteSessionsUnusedSince(tx, time)),
    addToken: (token, hash) => writer.write((tx) => people.addToken(tx, token, hash)),
    tokenOf: (hash) => people.tokenOf(db, hash),
    tokens: (person) => people.tokens(db, person),
    deleteToken: (person, id) => writer.write((tx) => people.deleteToken(tx, person, id)),
    useToken: (id, at) => writer.write((tx) => people.useToken(tx, id, at)),
    setMute: (person, other, muted) => writer.write((tx) => people.setMute(tx, person, other, muted)),
    muted: (person) => people.muted(db, person),

    setFollow: (person, other, at) => writer.write((tx) => friends.setFollow(tx, person, other, at)),
    setBlock: (person, other, at) => writer.write((tx) => friends.setBlock(tx, person, other, at)),
    friends: (person) => friends.friends(db, person),
    follows: (person, other) => friends.follows(db, person, other),
    blocked: (person) => friends.blocked(db, person),
    apart: (person) => friends.apart(db, person),
    met: (person, most) => friends.met(db, person, most),
    setShown: (person, shown) => writer.write((tx) => friends.setShown(tx, person, shown)),
    shown: (person) => friends.shown(db, person),

    saveTable: (table) => writer.write((tx) => tables.saveTable(tx, table)),
    tables: () => tables.tables(db),
    deleteTable: (id) => writer.write((tx) => tables.deleteTable(tx, id)),
    addChat: (table, line) => writer.write((tx) => tables.addChat(tx, table, line)),
    chat: (table, most) => tables.chat(db, table, most),
    deleteChatBefore: (time) => writer.write((tx) => tables.deleteChatBefore(tx, time)),
    chatOf: (person) => tables.chatOf(db, person),

    addGame: (game) => writer.write((tx) => games.addGame(tx, game)),
    game: (id) => games.game(db, id),
    dealt: (game, shares, begun) => writer.write((tx) => games.dealt(tx, game, shares, begun)),
    setRulesVersion: (game, rulesVersion) => writer.write((tx) => games.setRulesVersion(tx, game, rulesVersion)),
    append: (entries) => writer.write((tx, run) => games.append(tx, run, entries)),
    log: (game) => games.log(db, game),
    setAside: (game, at) => writer.write((tx) => games.setAside(tx, game, at)),
    hold: (answer) => held.hold(answer),
    held: (game) => held.of(game),
    async archive(game, status, record, winners, at, ended) {
      await writer.write(async (tx) => {
        await games.archive(tx, game, { status, record, winners, at })
        if (ended && status === 'over') await played.keepPlayed(tx, game, ended, at)
      })
      await held.forget(game)
    },
    record: (game) => games.record(db, game),
    unfinishedGames: () => games.unfinishedGames(db),
    gamesOf: (person, part) => games.gamesOf(db, person, part),
    clearSeat: (game, seat) => writer.write((tx) => games.clearSeat(tx, game, seat)),

    addRatedSeats: (game, seats) => writer.write((tx) => played.addRatedSeats(tx, game, seats)),
    setGone: (game, seat, gone) => writer.write((tx) => played.setGone(tx, game, seat, gone)),
    ratedNow: (person) => played.ratedNow(db, person),
    ratings: (person) => played.ratings(db, person),
    playedBy: (person, part) => played.playedBy(db, person, part),
    ratedGames: (last) => played.ratedGames(db, last),
    replaceRatings: (anew) => writer.write((tx) => played.replaceRatings(tx, anew)),
    isShared: (person) => standings.isShared(db, person),
    setShared: (person, shared) => writer.write((tx) => standings.setShared(tx, person, shared)),

    standing: (person) => standings.standing(db, person),
    changeStanding: (person, change) => writer.write((tx) => standings.changeStanding(tx, person, change)),
    isModerator: (person) => standings.isModerator(db, person),
    setModerator: (person, at) => writer.write((tx) => standings.setModerator(tx, person, at)),
    addReport: (report) => writer.write((tx) => reports.addReport(tx, report)),
    report: (id) => reports.report(db, id),
    openReports: (part) => reports.openReports(db, part),
    reportsAbout: (person) => reports.reportsAbout(db, person),
    reportsBy: (person) => reports.reportsBy(db, person),
    moderate: (act, change, closes) =>
      writer.write(async (tx) => {
        await standings.changeStanding(tx, act.about, change)
        await reports.closeReports(tx, closes, act)
        await reports.addToLog(tx, act)
      }),
    moderationLog: (part, about) => reports.moderationLog(db, part, about),
    deleteReportsClosedBefore: (time) => writer.write((tx) => reports.deleteReportsClosedBefore(tx, time)),

    beat: (ran) => writer.write((tx) => setMeta(tx, 'ran', String(ran))),
    ran: async () => Number((await meta(db, 'ran')) ?? 0),
  }
}

/** As much as a few answers at once take. */
const ROOM = 'x'.repeat(64 * 1024)

/** Tries. */
export async function hasRoom(writer: Writes<Schema>): Promise<boolean> {
  const found = await writer
    .write((tx) => setMeta(tx, 'room', ROOM))
    .then(
      () => true,
      () => false,
    )
  await writer.write((tx) => tx.deleteFrom('meta').where('key', '=', 'room').execute())
  return found
}
