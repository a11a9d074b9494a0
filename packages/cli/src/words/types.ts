import type { RevealSymbol, Side } from '@sundown/engine'

/** The fixed phrases of the terminal; what happens in the game is told by the engine's words. */
export interface CliWords {
  /** The name of a player who has not given one. */
  readonly stranger: string
  /** "a, b and c" */
  and(things: readonly string[]): string
  /** "a, b or c" */
  or(things: readonly string[]): string
  readonly colon: string
  readonly semicolon: string
  turn(number: number, name: string): string
  readonly start: StartWords
  readonly table: TableLabels
  readonly ask: AskWords
  readonly why: WhyWords
  readonly help: HelpWords
  readonly leave: LeaveWords
  readonly end: EndWords
  readonly replay: ReplayWords
  readonly content: ContentWords
}

interface StartWords {
  fresh(players: number, name: string, others: string): string
  readonly hint: string
  sealed(seal: string): string
  resumed(turn: number, file: string): string
  /** Flags that have no effect on a resumed game. */
  readonly ownSettings: string
  aside(file: string): string
  role(role: string, goal: string): string
  character(name: string, text: string): string
}

interface TableLabels {
  title(turn: number): string
  readonly you: string
  /** One's own life and hand, above a question. */
  status(life: string, hand: string): string
  readonly turn: string
  readonly out: string
  readonly doomed: string
  readonly ghost: string
  /** A green card that was played this turn; a card that has no effect now. */
  readonly waits: string
  readonly off: string
  abilities(names: string): string
  skips(turns: number): string
  life(life: number, max: number): string
  hand(cards: number): string
  weapon(name: string, reach: number): string
  front(cards: string): string
  arrows(count: number): string
  /** Arrows nobody has. */
  middle(arrows: number): string
  dice(faces: string): string
  /** The Duel: cards in hand by back, characters and decks. */
  backs(law: number, outlaw: number): string
  reserve(count: number): string
  /** Of a character or a card in play. */
  readonly yours: string
  readonly atFront: string
  readonly atBack: string
  readonly asleep: string
  decks(own: number, theirs: number, common: number | undefined, discard: number, top: string | undefined): string
  /** What has been triggered and happens when the present card is finished. */
  waiting(what: string): string
  distance(steps: number): string
  piles(deck: number, discard: number, top: string | undefined): string
  row(cards: string): string
  /** What only some sets have: what lies on a character, a pile of theirs, what is left in their supplies. */
  onCharacter(what: string): string
  pile(name: string, cards: number): string
  supplies(what: string): string
  /** An empty row. */
  readonly nothing: string
  looking(cards: string): string
  stick(name: string): string
  /** The event or show card in force, the next one where it is known, and how many are to come. */
  event(now: string, next: string | undefined, left: number): string
  show(now: string, left: number): string
  readonly reversed: string
  /** What binds the player whose turn it is. */
  onlySuit(name: string, suit: string): string
  mustPlay(card: string): string
  readonly noneYet: string
  yourHand(cards: string): string
  readonly emptyHand: string
}

interface AskWords {
  /** Before each answer. */
  readonly prompt: string
  readonly back: string
  /** A card that may be aimed at several players. */
  playOn(card: string, targets: string): string
  fireAt(card: string, targets: string): string
  on(card: string, target: string): string
  asBangOn(card: string, targets: string): string
  readonly whom: string
  readonly self: string
  readonly nothing: string
  pick(what: string, number: number, of: number): string
  readonly enough: string
  number(most: number): string
  readonly unknown: string
  readonly nowhereBack: string
  readonly undone: string
  readonly nothingToUndo: string
  refused(reason: string): string
}

interface WhyWords {
  readonly title: string
  readonly allPossible: string
  readonly allDice: string
  readonly noDice: string
  possible(what: string): string
  possibleOn(card: string, name: string): string
  noCard(text: string): string
  noPlayer(text: string): string
}

type Commands = readonly (readonly [string, string])[]

interface HelpWords {
  /** Command and what it does: those of every game, those about cards or dice, and how to leave. */
  readonly commands: Commands
  readonly cardCommands: Commands
  readonly diceCommands: Commands
  readonly lastCommands: Commands
  readonly nothing: string
  noEntry(text: string): string
  several(names: string): string
  readonly kinds: { readonly [kind in 'character' | 'role' | 'die-face' | 'event' | 'show-card']: string }
  weapon(reach: number): string
  life(life: number): string
  copies(count: number, copies: string): string
}

interface LeaveWords {
  saved(file: string, command: string): string
}

interface EndWords {
  readonly title: string
  readonly won: string
  readonly lost: string
  seat(name: string, role: string, character: string): string
  readonly alive: string
  readonly dead: string
  readonly winner: string
  seed(seed: string): string
  seal(seal: string): string
  record(file: string, command: string): string
}

interface ReplayWords {
  title(game: string, players: number): string
  seat(name: string): string
  readonly full: string
  readonly unfinished: string
  verified(answers: number, turns: number): string
  sealed(seal: string): string
  /** The seed was made from the dealer's sealed secret and the shares of the players. */
  readonly fair: string
  otherRules(recorded: string, current: string): string
  readonly noEvents: string
  fault(sentence: string): string
  options(why: string): string
  seal(published: string, real: string): string
  readonly deal: string
  answer(input: number, turn: number, seat: number, name: string, answer: string, reason: string): string
  digest(turn: number, input: number): string
  digests(recorded: number, played: number): string
  sample(input: number): string
  event(number: number): string
  crash(input: number): string
}

interface ContentWords {
  readonly titles: { readonly [kind in 'card' | 'character' | 'role' | 'die-face' | 'event' | 'show-card']: string }
  readonly types: { readonly [type: string]: string }
  readonly borders: { readonly [border: string]: string }
  times(count: number): string
  /** The Duel: what is on a card besides its name. */
  readonly sides: { readonly [side in Side]: string }
  readonly signs: { readonly [sign in RevealSymbol]: string }
  copy(deck: string, symbol: string): string
}
