import { type Answer, type Asked, type Field, firstOf, handleOf, nth, type Option, type Picks } from '@sundown/engine'
import type { Voice } from '../voice.ts'
import type { Dialog, Leave } from './dialog.ts'
import type { Sight } from './sight.ts'

/** One numbered line: an answer, or a card that may be aimed at several players. */
export interface Entry {
  readonly label: string
  readonly options: readonly Option[]
}

export interface Table {
  readonly view: Sight
  readonly asked: Asked
  readonly voice: Voice
  /** Whose a character or card in play is, where that does not go without saying. */
  readonly whose?: ((card: number) => string | undefined) | undefined
}

/** Options with the same card and different targets make one line. */
export function entriesOf(options: readonly Option[], table: Table): Entry[] {
  const groups = new Map<string, Option[]>()
  for (const option of options) {
    const key = `${option.id} ${option.card} ${option.card === undefined ? option.seat : ''}`
    const group = groups.get(key)
    if (group) group.push(option)
    else groups.set(key, [option])
  }
  // Your own seat comes last: you hardly ever want it.
  const last = (option: Option) => (option.seat === table.view.own?.seat ? 1 : 0)
  return [...groups.values()].map((group) => {
    const sorted = group.toSorted((a, b) => last(a) - last(b))
    return { label: labelOf(sorted, table), options: sorted }
  })
}

function labelOf(group: readonly Option[], table: Table): string {
  const { voice, asked } = table
  const first = firstOf(group)
  if (group.length === 1) return withOwner(voice.teller.option(asked, first), first.card, table)
  const { or, ask } = voice.words
  const targets = or(group.map((option) => targetName(option, table)))
  const card = voice.handle(first.card)
  if (first.id === 'as-bang') return ask.asBangOn(card, targets)
  return isBang(first, table) ? ask.fireAt(card, targets) : ask.playOn(card, targets)
}

function withOwner(label: string, card: number | undefined, { whose }: Table): string {
  const owner = card === undefined ? undefined : whose?.(card)
  return owner === undefined ? label : `${label} (${owner})`
}

const isBang = ({ card }: Option, { view }: Table): boolean => view.own?.hand?.find((inHand) => inHand.card === card)?.id === 'bang'

const targetName = ({ seat }: Option, { view, voice }: Table): string =>
  seat === undefined ? '' : seat === view.own?.seat ? voice.words.ask.self : voice.seat(seat)

/** A player, with what you want to know before you aim at him. */
function targetLine(option: Option, table: Table): string {
  const { view, voice } = table
  const { words } = voice
  const { seat } = option
  if (seat === undefined || seat === view.own?.seat) return targetName(option, table)
  const { life, maxLife, hand, arrows, role } = nth(view.seats, seat)
  const distance = view.own?.distances[seat] ?? 0
  const facts = [
    ...(role ? [voice.name(role)] : []),
    words.table.life(life, maxLife),
    ...(hand === undefined ? [] : [words.table.hand(hand)]),
    ...(arrows === undefined ? [] : [words.table.arrows(arrows)]),
    ...(distance > 0 ? [words.table.distance(distance)] : []),
  ]
  return `${targetName(option, table)} (${facts.join(', ')})`
}

type Command = (line: string, options: readonly Option[]) => boolean

/** Asks until an answer is complete. `head` stands above the first question. */
export async function decide(
  entries: readonly Entry[],
  head: readonly string[],
  table: Table,
  dialog: Dialog,
  command: Command,
): Promise<Answer | 'quit' | 'undo'> {
  dialog.forget()
  for (;;) {
    const chosen = await dialog.choose({
      head,
      answers: entries.map((entry) => entry.label),
      canGoBack: false,
      command: (line) =>
        command(
          line,
          entries.map((entry) => firstOf(entry.options)),
        ),
    })
    if (chosen === 'quit' || chosen === 'undo') return chosen
    if (chosen === 'back') continue
    const answer = await finish(nth(entries, chosen), table, dialog, command)
    if (answer !== 'back') return answer
  }
}

async function finish(entry: Entry, table: Table, dialog: Dialog, command: Command): Promise<Answer | Leave> {
  const { options } = entry
  for (;;) {
    const option = options.length === 1 ? firstOf(options) : await aim(entry, table, dialog, command)
    if (typeof option === 'string') return option
    const picks = await pickAll(option, table, dialog, command)
    if (picks === 'back' && options.length > 1) continue
    if (typeof picks === 'string') return picks
    const { id, card, seat } = option
    return {
      id,
      ...(card !== undefined && { card }),
      ...(seat !== undefined && { seat }),
      ...(picks.length > 0 && { picks }),
    }
  }
}

async function aim({ options }: Entry, table: Table, dialog: Dialog, command: Command): Promise<Option | Leave> {
  const chosen = await dialog.choose({
    head: [table.voice.typeset(table.voice.words.ask.whom)],
    answers: options.map((option) => targetLine(option, table)),
    canGoBack: true,
    command: (line) => command(line, options),
  })
  return typeof chosen === 'string' ? chosen : nth(options, chosen)
}

async function pickAll(option: Option, table: Table, dialog: Dialog, command: Command): Promise<Picks | Leave> {
  const picks: (readonly number[])[] = []
  for (const field of option.fields ?? []) {
    const picked = await pick(field, field.from(picks), table, dialog, (line, things) => command(line, aboutThings(option, field, things)))
    if (typeof picked === 'string') return picked
    picks.push(picked)
  }
  return picks
}

/** What a help command explains for each number: a card itself, or else the option it belongs to. */
const aboutThings = (option: Option, field: Field, things: readonly (number | undefined)[]): Option[] =>
  things.map((thing) => (thing !== undefined && field.pick === 'cards' ? { id: option.id, card: handleOf(thing) } : option))

/** One after the other, until there are enough. */
async function pick(
  field: Field,
  offered: readonly number[],
  table: Table,
  dialog: Dialog,
  command: (line: string, things: readonly (number | undefined)[]) => boolean,
): Promise<readonly number[] | Leave> {
  const { min, max } = field
  // No choice at all.
  if (offered.length === 0 || offered.length === min) return offered.slice(0, min)
  const { words, teller } = table.voice
  const { ask, none } = teller.field(field.name, field)
  const picked: number[] = []
  while (picked.length < max) {
    const left = offered.filter((thing) => !picked.includes(thing))
    const enough = picked.length >= min ? [picked.length === 0 ? (none ?? words.ask.nothing) : words.ask.enough] : []
    const chosen = await dialog.choose({
      head: [max > 1 ? words.ask.pick(ask, picked.length + 1, max) : ask],
      answers: [...enough, ...left.map((thing) => withOwner(teller.pick(field, thing), field.pick === 'cards' ? thing : undefined, table))],
      canGoBack: true,
      command: (line) => command(line, [...enough.map(() => undefined), ...left]),
    })
    if (chosen === 'back' && picked.length > 0) picked.pop()
    else if (typeof chosen === 'string') return chosen
    else if (chosen < enough.length) break
    else picked.push(nth(left, chosen - enough.length))
  }
  return picked
}
