/** The fixed phrases of the terminal; what happens in the game is told by the engine's words. */
export interface CliWords {
  readonly list: { readonly and: string; readonly or: string }
  /** The name of a player who has not given one. */
  readonly stranger: string
  readonly heading: {
    turn(number: number, name: string): string
    readonly table: string
    readonly log: string
    readonly end: string
  }
  readonly start: {
    fresh(players: number, name: string): string
    seats(names: string): string
    readonly yourCharacter: (character: string, text: string) => string
    readonly yourRole: (role: string, goal: string) => string
    resumed(turn: number): string
    readonly hint: string
  }
  readonly table: {
    readonly you: string
    piles(deck: number, discard: number, top: string | undefined): string
    row(cards: string): string
    stick(name: string): string
    life(life: number, max: number): string
    hand(cards: number): string
    weapon(name: string, reach: number): string
    front(cards: string): string
    distance(steps: number): string
    readonly out: string
    readonly doomed: string
    readonly turn: string
    readonly roleUnknown: string
    readonly yourHand: string
    readonly emptyHand: string
    status(life: string, hand: string): string
  }
  readonly ask: {
    readonly prompt: string
    readonly back: string
    readonly backTo: string
    onWhom(card: string, targets: string): string
    asBangOnWhom(card: string, targets: string): string
    readonly whom: string
    target(name: string, distance: number, life: string, hand: string): string
    readonly self: string
    chosen(cards: string): string
    count(done: number, of: number): string
    readonly done: string
    outOfRange(max: number): string
    notUnderstood(text: string): string
    readonly nowhereBack: string
  }
  readonly why: {
    readonly header: string
    readonly nothing: string
    readonly possible: string
    canPlay(card: string): string
    canTarget(card: string, name: string): string
    noSuchCard(text: string): string
    noSuchPlayer(text: string): string
    readonly usage: string
  }
  readonly help: {
    readonly commands: readonly (readonly [key: string, text: string])[]
    readonly entries: string
    nothing(text: string): string
    several(names: string): string
    kinds: { readonly [kind in EntryKind]: string }
    copies(copies: string): string
    range(range: number): string
    life(life: number): string
    readonly rulings: string
  }
  readonly undo: {
    readonly done: string
    readonly nothing: string
  }
  readonly leave: {
    saved(file: string): string
    readonly again: string
  }
  readonly end: {
    youWon: string
    youLost: string
    readonly roles: string
    seat(name: string, character: string, role: string, alive: boolean, won: boolean): string
    seed(seed: string): string
    seal(seal: string): string
    record(file: string, command: string): string
  }
  readonly replay: {
    title(game: string, players: number): string
    seats(names: string): string
    view(name: string): string
    readonly full: string
    readonly unfinished: string
    verified(seal: string, answers: number, turns: number): string
    otherRules(recorded: string, current: string): string
    readonly noEvents: string
    fault: {
      game(name: string): string
      options(why: string): string
      seal(published: string, real: string): string
      answer(input: number, seat: number, answer: string, reason: string): string
      digest(turn: number, input: number): string
      sample(input: number): string
      event(index: number): string
      crash(input: number): string
    }
  }
  readonly content: {
    total(entries: number): string
  }
}

export type EntryKind = 'card' | 'character' | 'role'
