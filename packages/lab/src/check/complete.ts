import { type Answer, type Match, nth, type Option, type Random, type Seat } from '@sundown/engine'

/** An option with its fields filled in at random; nothing if a field offers too little. */
export function completed(option: Option, random: Random): Answer | undefined {
  const { id, card, seat, fields } = option
  if (fields === undefined || fields.length === 0) return { id, card, seat }
  const picks: number[][] = []
  for (const field of fields) {
    const left = [...field.from(picks)]
    const most = Math.min(field.max, left.length)
    if (most < field.min) return undefined
    const picked: number[] = []
    for (let count = field.min + random.below(most - field.min + 1); count > 0; count--) {
      picked.push(...left.splice(random.below(left.length), 1))
    }
    picks.push(picked)
  }
  return { id, card, seat, picks }
}

/** Plays random legal answers; stops early at the end of the game or when nothing can be answered. */
export function playOn(match: Match, random: Random, decisions: number): void {
  for (let left = decisions; left > 0; left--) {
    const waiting: readonly Seat[] = match.waiting()
    if (waiting.length === 0) return
    const seat = nth(waiting, random.below(waiting.length))
    const menu = match.menu(seat)
    const answer = menu.length === 0 ? undefined : completed(nth(menu, random.below(menu.length)), random)
    if (answer === undefined) return
    match.apply({ seat, answer })
  }
}
