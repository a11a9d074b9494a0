import { BadOptions, type GameKind, type GameRecord, games, nth } from '@sundown/engine'
import type { Command } from 'commander'
import { BadUse } from '../bad-use.ts'
import { LANGUAGE_FLAG, languageOf } from '../language.ts'
import { harmless, print, printJson } from '../output.ts'
import { termsOf } from '../play/games.ts'
import { namesFor } from '../play/names.ts'
import { faultSentence } from '../record/fault.ts'
import { loadFirst, playersIn, type Recorded, readRecord } from '../record/record.ts'
import { type Fault, type Retold, retell } from '../record/retell.ts'
import { toldTo } from '../record/told.ts'
import { SETS_FROM_OUTSIDE, takeFolders } from '../sets/outside.ts'
import { type Chapter, Voice } from '../voice.ts'

interface Flags {
  readonly sets?: string
  readonly seat?: string
  readonly lang?: string
  readonly verify?: true
  readonly json?: true
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('tell a recorded game as a readable log')
    .argument('<file>', 'the record')
    .option('--sets <folders>', `sets of your own that the game was played with: ${SETS_FROM_OUTSIDE}`)
    .option('--seat <number>', 'as this seat saw it; seats count from 0 (default: every card shown)')
    .option('--lang <language>', LANGUAGE_FLAG)
    .option('--verify', 'check the seed against its seal and every answer against the rules')
    .option('--json', 'one JSON document')
    .action((file: string, flags: Flags) => tellRecord(file, flags))
}

async function tellRecord(file: string, flags: Flags): Promise<void> {
  const language = languageOf(flags.lang)
  await takeFolders(flags.sets)
  const recorded = readRecord(file)
  const { record } = recorded
  const kind = games.get(record.game)
  if (!kind) throw new BadUse(`${file} holds a game of ${JSON.stringify(record.game)}, which is not known here`)
  const missing = loadFirst(record)
  if (missing !== undefined) throw new BadUse(`${file} cannot be told: ${missing}`)
  const players = playersIn(record.options)
  const seat = seatFlag(flags.seat, players)
  const names = namesOf(recorded, players)
  const current = record.rulesVersion === kind.rules.version
  const retold = current ? retell(kind.rules, record, flags.verify === true) : fromStore(kind, record)
  const voice = await Voice.load(record.game, language, setsOf(kind, record), names)
  const chapters = tell(voice, toldTo(retold.events, seat))
  const report: Report = { kind, record, retold, current, seat, voice, chapters, verify: flags.verify === true }
  if (flags.json) printJson(documentOf(report))
  else printReport(report)
  if (current ? retold.fault : flags.verify) process.exitCode = 1
}

interface Report {
  readonly kind: GameKind
  readonly record: GameRecord
  readonly retold: Retold
  /** Played by the current rules. */
  readonly current: boolean
  readonly seat: number | undefined
  readonly voice: Voice
  readonly chapters: readonly Chapter[]
  readonly verify: boolean
}

function seatFlag(text: string | undefined, players: number): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,2}$/.test(text) || Number(text) >= players) {
    throw new BadUse(`there is no seat ${JSON.stringify(text)} at this table; seats count from 0 to ${players - 1}`)
  }
  return Number(text)
}

const namesOf = ({ names }: Recorded, players: number): readonly string[] => (names?.length === players ? names : namesFor(players))

function setsOf(kind: GameKind, { options }: GameRecord): readonly string[] {
  try {
    return kind.read(options).sets
  } catch (error) {
    if (error instanceof BadOptions) return kind.sets.slice(0, 1)
    throw error
  }
}

/** For a game of another version of the rules: what its record says happened. */
function fromStore({ rules }: GameKind, record: GameRecord): Retold {
  const stored: readonly unknown[] = record.events ?? record.retold?.events ?? []
  const events = stored.filter(termsOf(rules.name).isEvent)
  return { events, match: undefined, fault: { what: 'rules', recorded: record.rulesVersion, current: rules.version } }
}

function tell(voice: Voice, events: readonly { readonly type: string }[]): Chapter[] {
  return voice.chapters(events).map(({ turn, heading, lines }) => ({
    turn,
    heading: heading === undefined ? undefined : harmless(heading),
    lines: lines.map(harmless),
  }))
}

function printReport(report: Report): void {
  const { kind, record, retold, seat, voice, chapters, current, verify } = report
  const { words } = voice
  const { replay } = words
  const say = (line = '') => print(voice.typeset(line))
  say(`${replay.title(voice.title, voice.names.length)}, ${seat === undefined ? replay.full : replay.seat(voice.seat(seat))}`)
  say(voice.names.map((name, i) => `${i} ${name}`).join(', '))
  if (!current) {
    say(harmless(replay.otherRules(record.rulesVersion, kind.rules.version)))
    if (retold.events.length === 0) say(replay.noEvents)
  }
  for (const { heading, lines } of chapters) {
    say()
    if (heading !== undefined) say(`== ${heading} ==`)
    for (const line of lines) say(line)
  }
  say()
  if (current) printVerdict(report, say)
  else if (verify) console.error(`sundown: ${voice.typeset(harmless(replay.otherRules(record.rulesVersion, kind.rules.version)))}`)
}

function printVerdict({ record, retold, voice, verify }: Report, say: (line?: string) => void): void {
  const { replay } = voice.words
  const { fault, match } = retold
  if (fault) {
    console.error(`sundown: ${voice.typeset(replay.fault(faultSentence(fault, record, retold, voice)))}`)
    return
  }
  if (match && !match.game.over) say(replay.unfinished)
  if (!verify || !match) return
  say(replay.verified(record.inputs.length, match.game.turns))
  say(replay.sealed(record.seal))
  if (record.deal) say(replay.fair)
  if (match.game.over) say(voice.teller.outcome(match.game.over))
}

function documentOf({ record, retold, voice, chapters, current, verify }: Report): object {
  const { game, rulesVersion, options, seed, seal, inputs } = record
  const { match, fault, events } = retold
  const last = events.findLast((event) => event.type === 'over')
  return {
    game,
    rulesVersion,
    options,
    seed,
    seal,
    verified: current ? (fault ? false : verify ? true : null) : null,
    ...(fault && { fault: { ...fault, ...answered(fault, record), text: voice.typeset(faultSentence(fault, record, retold, voice)) } }),
    answers: inputs.length,
    turns: match?.game.turns ?? events.filter((event) => event.type === 'turn').length,
    over: match ? (match.game.over ?? null) : last && 'by' in last && 'winners' in last ? { winners: last.winners, by: last.by } : null,
    names: voice.names,
    log: chapters.flatMap(({ turn = 0, lines }) => lines.map((text) => ({ turn, text }))),
  }
}

/** The answer that the rules refuse. */
function answered(fault: Fault, { inputs }: GameRecord): object {
  if (fault.what !== 'answer') return {}
  const input = nth(inputs, fault.input)
  return 'answer' in input ? { answer: input.answer } : {}
}
