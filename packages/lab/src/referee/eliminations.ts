import type { Seat, TableEvent } from '@sundown/engine'
import { isQuiet, type Judge, type Rule } from './judge.ts'
import { diesWith } from './powers.ts'

const REWARD = 3

type Eliminated = Extract<TableEvent, { type: 'eliminated' }>

/** A new deck, or with the Stick of Dynamite a Dynamite that goes to its holder, interrupts no draw. */
const isBetweenDraws = (event: TableEvent): boolean =>
  event.type === 'rewarded' || event.type === 'shuffled' || (event.type === 'moved' && event.from.zone === 'deck')

/** What is told while somebody loses all his cards; a card that comes off the deck is none of it. */
const isLoss = (event: TableEvent): boolean =>
  event.type === 'moved' ? event.from.zone !== 'deck' : event.type === 'counted' || event.type === 'shuffled'

/** Who eliminated whom, what he gets for it and what it costs him; who is out has nothing left. */
export const eliminations: Rule = {
  name: 'eliminations',
  judge(books, object): Judge {
    let rewards: { readonly to: Seat; readonly victim: Seat }[] = []
    let penalties: { readonly to: Seat; readonly victim: Seat }[] = []
    /** Who owes a Wanted to whom. */
    let wanted: { readonly to: Seat; readonly victim: Seat }[] = []
    /** Who is losing all his cards. */
    let penalised: Seat | undefined
    /** Cards from the deck to each hand since something else was told. */
    let drawn = 0
    let last: Seat | undefined

    const eliminated = ({ seat, role, by }: Eliminated) => {
      const book = books.at(seat)
      const isTown = book.presence === 'town'
      const cause = book.lastLoss?.by
      const killer = isTown || cause === seat ? undefined : cause
      if (by !== killer)
        object('Who took the last life point has eliminated the player.', `seat ${killer ?? 'nobody'}`, `seat ${by ?? 'nobody'}`)
      if (role !== book.role) object('An eliminated player shows his role.', `${book.role}`, role)
      if (!isTown && book.life > 0)
        object('Only who has no life left is eliminated.', `${book.life} life points left`, `seat ${seat} is out`)
      if (killer === undefined) return
      if (diesWith(books, seat, 'wanted')) wanted.push({ to: killer, victim: seat })
      if (role === 'outlaw' || books.table.players === 3) rewards.push({ to: killer, victim: seat })
      if (role === 'deputy' && books.at(killer).role === 'sheriff' && books.table.players > 3) penalties.push({ to: killer, victim: seat })
    }

    /** All of it is done before anybody goes on. */
    const settled = () => {
      for (const { to, victim } of rewards)
        if (books.inPlay(to)) object('An eliminated Outlaw is worth three cards.', `three for seat ${to}`, `none for seat ${victim}`)
      for (const { to, victim } of penalties)
        if (books.inPlay(to))
          object('A Sheriff who eliminates a Deputy loses all his cards.', `seat ${to} loses them`, `not for seat ${victim}`)
      for (const { to, victim } of wanted)
        if (books.inPlay(to)) object('Wanted pays whoever eliminates its owner.', `seat ${to} for seat ${victim}`, 'nothing came')
      rewards = []
      penalties = []
      wanted = []
    }

    const emptied = () => {
      if (penalised === undefined) return
      const left = books.hand(penalised).size + books.front(penalised).size + books.equipment(penalised).size
      if (left > 0) object('A Sheriff who eliminates a Deputy loses all his cards.', 'none left', `seat ${penalised} keeps ${left}`)
      penalised = undefined
    }

    return {
      before(event) {
        if (event.type === 'turn') settled()
        if (!isLoss(event)) emptied()
        if (event.type === 'ability' && event.source === 'wanted') wanted = wanted.filter(({ victim }) => victim !== event.target)
        if (event.type === 'over') {
          rewards = []
          penalties = []
          wanted = []
        }
        if (event.type === 'eliminated') eliminated(event)
        if (event.type === 'moved' && event.from.zone === 'deck' && event.to.zone === 'hand') {
          drawn = event.to.seat === last ? drawn + 1 : 1
          last = books.ring.find((seat) => seat === event.to.seat)
        } else if (!isBetweenDraws(event)) drawn = 0
        if (event.type === 'rewarded') {
          const at = rewards.findIndex(({ to, victim }) => to === event.seat && victim === event.victim)
          if (at < 0)
            object(
              'Only an eliminated Outlaw is worth three cards.',
              'nothing',
              `seat ${event.seat} got ${event.cards} for seat ${event.victim}`,
            )
          else rewards.splice(at, 1)
          const could = books.pile('deck').size + books.pile('discard').size
          if (drawn < REWARD && could > 0) object('An eliminated Outlaw is worth three cards.', `${REWARD}`, `${drawn} came`)
        }
        if (event.type === 'penalised') {
          const at = penalties.findIndex(({ to, victim }) => to === event.seat && victim === event.victim)
          if (at < 0)
            object('Only a Sheriff who eliminates a Deputy is penalised.', 'nothing', `seat ${event.seat} for seat ${event.victim}`)
          else penalties = penalties.filter(({ to }) => to !== event.seat)
          penalised = event.seat
        }
      },
      look(sight) {
        if (!isQuiet(sight)) return
        settled()
        emptied()
        for (const seat of books.ring) {
          if (books.inPlay(seat)) continue
          const left = books.hand(seat).size + books.front(seat).size + books.equipment(seat).size
          if (left > 0) object('Who is out has no cards.', 'none', `seat ${seat} has ${left}`)
        }
      },
    }
  },
}
