import type { Judge, Rule } from './judge.ts'
import { BLUE, GREEN, ORANGE, RANGES } from './printed.ts'

/** What lies before a player: one card of a name, one weapon, no Jail for the Sheriff, nothing new under The Judge; green cards wait a turn. */
export const fronts: Rule = {
  name: 'fronts',
  judge(books, object): Judge {
    return {
      before(event) {
        if (event.type === 'used' && GREEN.has(event.card.id)) {
          const lying = books.front(event.seat).cards.find(({ face }) => face.id === event.card.id)
          if (lying === undefined) object('Only what lies before a player is used.', `no ${event.card.id}`, `seat ${event.seat} used it`)
          else if (books.laidIn.get(lying.handle) === books.turn && books.phase !== 'between')
            object('A green card waits for the next turn.', 'not yet', `seat ${event.seat} used ${event.card.id}`)
        }
        if (event.type === 'played') {
          const { as, seat, target } = event
          if (as === 'jail' && target !== undefined && books.at(target).role === 'sheriff')
            object('Jail is not for the Sheriff.', 'another player', `seat ${seat} jailed seat ${target}`)
          const isLaid = BLUE.has(as) || GREEN.has(as) || ORANGE.has(as)
          const owner = target ?? seat
          if (isLaid && books.front(owner).has(as))
            object('Never two cards of one name before one player.', `no second ${as}`, `seat ${seat} laid it before seat ${owner}`)
          if (isLaid && books.event === 'the-judge') object('Under The Judge no card is laid down.', 'none', `seat ${seat} laid ${as}`)
          if ((as === 'beer' || as === 'sell-beer') && books.event === 'the-reverend')
            object('Under The Reverend no Beer is played.', 'none', `seat ${seat} played one`)
        }
      },
      look() {
        for (const seat of books.ring) {
          const names = books.front(seat).cards.map(({ face }) => face.id)
          const twin = names.find((name, i) => names.indexOf(name) !== i)
          if (twin !== undefined) object('Never two cards of one name before one player.', `one ${twin}`, `seat ${seat} has two`)
          const weapons = names.filter((name) => name in RANGES)
          if (weapons.length > 1) object('A player has one weapon.', 'one', `seat ${seat} has ${weapons.join(' and ')}`)
        }
      },
    }
  },
}
