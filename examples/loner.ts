// A bot of your own: ./script/sundown simulate --bots ./examples/loner.ts
// It gets what its seat sees and what it is asked, and returns one of the options it was offered.
import type { Bot, Situation } from '@sundown/bots'
import type { Option } from '@sundown/engine'

/** Trusts nobody: arms itself, heals, and shoots whoever has the fewest life points left. */
function liking({ view, seat }: Situation, option: Option): number {
  if (option.seat !== undefined) return option.seat === seat ? -1 : 10 - (view.seats[option.seat]?.life ?? 0)
  if (option.card === undefined) return 0 // "no, thank you": end the turn, take the shot, give up
  const card = view.own?.hand.find(({ card: handle }) => handle === option.card)
  const me = view.seats[seat]
  if (card?.id === 'beer' && me?.life === me?.maxLife) return -1
  return 20
}

export default {
  name: 'loner',
  answer(situation, random) {
    // Anything it likes equally well is left to chance. `random` is the bot's own: the game's chance is not touched.
    const scores = situation.options.map((option) => liking(situation, option))
    const best = situation.options.filter((_, i) => scores[i] === Math.max(...scores))
    const option = best[random.below(best.length)]
    if (!option) throw new Error('a bot is always offered something')
    const { id, card, seat, fields } = option
    // Some options ask for more, for example which card to take: the first that are offered will do.
    const picks: (readonly number[])[] = []
    for (const field of fields ?? []) picks.push(field.from(picks).slice(0, field.min))
    return { id, card, seat, picks }
  },
} satisfies Bot
