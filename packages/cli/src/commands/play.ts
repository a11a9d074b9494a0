import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { type AnyBot, botNamed, botsListed } from '@sundown/bots'
import { firstOf, games, type Seed, sealOf, seedFrom, VARIANTS } from '@sundown/engine'
import type { Language } from '@sundown/engine/words'
import { seenName } from '@sundown/protocol/names'
import { type Command, Option } from 'commander'
import { BadUse } from '../bad-use.ts'
import { inkFor } from '../ink.ts'
import { LANGUAGE_FLAG, languageOf } from '../language.ts'
import { endLines, quoted } from '../play/end.ts'
import { gather, tableOptions } from '../play/flags.ts'
import { termsOf } from '../play/games.ts'
import { botsFor, gameNamed } from '../play/named.ts'
import { namesWith } from '../play/names.ts'
import { defaultSave, readSave, setAside, writeSave } from '../play/save.ts'
import { HUMAN, Session } from '../play/session.ts'
import { Solo } from '../play/solo.ts'
import { Terminal } from '../play/terminal.ts'
import { mustBeFile } from '../record/file.ts'
import { SETS_FROM_OUTSIDE, takeSets } from '../sets/outside.ts'
import { Voice } from '../voice.ts'
import { wordsOf } from '../words/index.ts'

interface Flags {
  readonly game: string
  readonly players?: string
  readonly sets?: string
  readonly option: readonly string[]
  readonly bots: string
  readonly lang?: string
  readonly name?: string
  readonly seed?: string
  readonly save?: string
  readonly new?: true
}

export function addPlay(program: Command): void {
  const command = program.command('play')
  command
    .description('play a game against bots in the terminal; it is saved after every answer')
    .option('--game <game>', `which game: ${[...games.keys()].join(', ')}`, 'bang')
    .option('--players <number>', 'how many sit at the table, you among them (default: 5, in The Duel 2)')
    .option('--sets <sets>', `sets to play with, separated by commas, or "all" (default: base, which is implied); or ${SETS_FROM_OUTSIDE}`)
    .addOption(
      new Option(
        '--option <name=value>',
        `set a variant: ${VARIANTS.join(', ')}, combinedEventCount, in The Duel charactersPerSide, law; may be repeated`,
      )
        .argParser(gather)
        .default([], 'none'),
    )
    .option(
      '--bots <names>',
      `a bot for all other seats, or one a seat separated by commas: ${botsListed}; normal:mixed is some of each`,
      'normal',
    )
    .option('--lang <language>', LANGUAGE_FLAG)
    .option('--name <name>', 'how you are called')
    .option('--seed <text>', 'the same text deals the same cards')
    .option('--save <file>', 'where the game is kept (default: solo.json in the data folder of sundown)')
    .option('--new', 'start a new game even if one is saved')
    .action((flags: Flags) =>
      play(
        flags,
        SETTINGS.some((name) => command.getOptionValueSource(name) === 'cli'),
      ),
    )
}

/** Flags that have no effect on a saved game. */
const SETTINGS = ['game', 'players', 'sets', 'option', 'bots', 'name', 'seed']
const MAX_NAME = 30
/** What shells expect after Ctrl-C. */
const INTERRUPTED = 130

interface Started {
  readonly session: Session
  readonly bots: readonly string[]
  readonly sets: readonly string[]
  readonly notes: readonly string[]
}

async function play(given: Flags, settings: boolean): Promise<void> {
  const { names: wanted } = await takeSets(given.sets)
  const flags: Flags = { ...given, ...(wanted !== undefined && { sets: wanted }) }
  const language = languageOf(flags.lang)
  const save = flags.save ?? defaultSave()
  mustBeFile('--save', save)
  const file = resolve(save)
  const { session, bots, sets, notes } = resumed(flags, file, language, settings) ?? fresh(flags, file, language)
  const game = session.match.rules.name
  const seen = (number: number) => termsOf(game).seen(session.match.game, HUMAN, number)
  const voice = await Voice.load(game, language, sets, session.names, { seen, me: HUMAN, ink: inkFor(process.stdout, process.env) })
  const terminal = new Terminal()
  for (const note of notes) terminal.say(voice.typeset(note))
  const saved = voice.typeset(voice.words.leave.saved(file, againWith(flags.save)))
  process.once('SIGINT', () => {
    terminal.say(`\n${saved}`)
    process.exit(INTERRUPTED)
  })
  const finished = await new Solo(session, terminal, voice, () => writeSave(file, session.save(bots))).run()
  const lines = finished ? endLines(session, voice, file) : [saved]
  for (const line of lines) terminal.say(voice.typeset(line))
  terminal.close()
}

const againWith = (save: string | undefined): string => `sundown play${save === undefined ? '' : ` --save ${quoted(save)}`}`

function fresh(flags: Flags, file: string, language: Language): Started {
  const words = wordsOf[language]
  const kind = gameNamed(flags.game)
  const { json, read } = tableOptions(kind, flags)
  const bots = botsFor(flags.bots, read.players - 1)
  const names = namesWith(
    nameOf(flags.name ?? words.stranger),
    bots.map(({ name }) => name),
  )
  const aside = setAside(file)
  const session = Session.start(kind.rules, json, newSeed(flags.seed), names, bots)
  const notes = [
    words.start.fresh(read.players, firstOf(names), words.and(names.slice(1))),
    words.start.sealed(sealOf(session.match.seed)),
    words.start.hint,
  ]
  return {
    session,
    bots: bots.map((bot) => bot.name),
    sets: read.sets,
    notes: aside === undefined ? notes : [words.start.aside(aside), ...notes],
  }
}

const newSeed = (text: string | undefined): Seed => (text === undefined ? randomBytes(32).toString('hex') : seedFrom(text))

function nameOf(text: string): string {
  const name = seenName(text)
  if (name.length === 0 || name.length > MAX_NAME) throw new BadUse(`--name takes a name of 1 to ${MAX_NAME} characters`)
  return name
}

/** The saved game, if there is one to continue. */
function resumed(flags: Flags, file: string, language: Language, settings: boolean): Started | undefined {
  if (flags.new) return undefined
  const save = readable(file)
  if (!save || save.over) return undefined
  const words = wordsOf[language]
  const session = useful(file, () => Session.resume(save, save.bots.map(savedBot)))
  const notes = [words.start.resumed(session.match.game.turns, file), ...(settings ? [words.start.ownSettings] : []), words.start.hint]
  return { session, bots: save.bots, sets: gameNamed(save.game).read(save.options).sets, notes }
}

const readable = (file: string) => useful(file, () => readSave(file))

/** A saved game that cannot be used stays where it is. */
function useful<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it is damaged'
    throw new BadUse(`${why}; start with --new: ${file} is then kept under another name`)
  }
}

function savedBot(name: string): AnyBot {
  const bot = botNamed(name)
  if (!bot) throw new BadUse(`the saved game has a bot ${JSON.stringify(name)} that is not there any more`)
  return bot
}
