import { entryOf, type Seat, type TableEvent } from '@sundown/engine'
import type { Judge, Rule } from './judge.ts'

/** How many cards each of these draws. Rewards are drawn without an event that says so, so what may come right before one is left out. */
const DRAWS: { readonly [because: string]: number } = {
  stagecoach: 2,
  'wells-fargo': 3,
  'pony-express': 3,
  'union-pacific': 4,
  'jose-delgado': 2,
  'chuck-wengam': 2,
  tornado: 2,
  derringer: 1,
  dodge: 1,
  bible: 1,
  bounty: 1,
  'madam-yto': 1,
  'gold-pan': 1,
  'raddie-snake': 1,
  'ace-up-the-sleeve': 1,
  'al-preacher': 1,
  'bloody-mary': 1,
  'next-stop': 1,
  'coal-hopper': 1,
  'mail-car': 3,
}

/** A new deck, and with the Stick a Dynamite that goes to its holder, do not end a draw. */
const goesOn = (event: TableEvent): boolean => event.type === 'shuffled' || (event.type === 'moved' && event.from.zone === 'deck')

/** Cards drawn for a reason are as many as the reason says. */
export const draws: Rule = {
  name: 'draws',
  judge(books, object): Judge {
    let open: { readonly seat: Seat; readonly because: string; came: number } | undefined
    const settle = () => {
      if (open === undefined) return
      const { seat, because, came } = open
      open = undefined
      const couldMore = books.pile('deck').size + books.pile('discard').size > 0
      const wanted = entryOf(DRAWS, because)
      if (came > wanted || (came < wanted && couldMore))
        object('A card or an ability draws as many cards as it says.', `${wanted} for ${because}`, `seat ${seat} drew ${came}`)
    }
    return {
      before(event) {
        if (open !== undefined && goesOn(event)) {
          if (event.type === 'moved' && event.to.zone === 'hand' && event.to.seat === open.seat) open.came++
          return
        }
        settle()
        // Before phase 2 the cards of phase 1 could follow without a word.
        if (event.type === 'drawing' && event.because in DRAWS && books.phase === 'play')
          open = { seat: event.seat, because: event.because, came: 0 }
      },
      look: settle,
    }
  },
}
