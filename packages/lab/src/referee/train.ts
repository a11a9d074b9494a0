import type { Face, Plain, Seat } from '@sundown/engine'
import type { Books } from './books.ts'
import { isQuiet, type Judge, type Rule } from './judge.ts'
import { hasAbility } from './powers.ts'
import { BLUE, ORANGE, RAILCARS, STATIONS, type StationCost } from './printed.ts'

const CARS = 3
/** Cards that move the train. */
const CARDS = new Set(['next-stop', 'full-steam', 'money-bag'])

const textIn = (about: Plain, field: string): string => String(about[field] ?? '')

/** One card that pays, as the Station wants it. Blessing and Curse change suits; Railcars have none, and count as blue. */
function pays(books: Books, face: Face, { names, suit, ranks, isBlue }: StationCost): boolean {
  if (names !== undefined) return names.includes(face.id)
  if (suit !== undefined) return books.suitOf(face) === suit
  if (ranks !== undefined) return face.rank !== undefined && ranks.includes(face.rank)
  return isBlue === undefined || BLUE.has(face.id) || ORANGE.has(face.id) || RAILCARS.has(face.id)
}

/** The train: where it stands, which car is under which Station, what a Station costs, who may take what and when the Locomotive acts. */
export const train: Rule = {
  name: 'train',
  judge(books, object): Judge {
    if (!books.table.sets.has('great-train-robbery')) return {}
    const stations = books.table.players
    let position = 0
    let takes = 0
    let advances = 0
    let own = 0
    /** The turn of whoever moves the train has begun. */
    let mustMove = false
    let played: string | undefined
    /** What Money Bag copies: the uppermost card of the discard pile. */
    let copied: string | undefined
    /** A car is being taken: what it costs, and what was given so far. */
    let taking:
      | { readonly seat: Seat; readonly station: string; readonly isFree: boolean; readonly given: Face[]; life: number }
      | undefined

    const moved = (seat: Seat | undefined, about: Plain) => {
      const because = textIn(about, 'because')
      const to = because === 'full-steam' || (because === 'money-bag' && copied === 'full-steam') ? stations : position + 1
      if (about.position !== to)
        object('The train moves on by one Station, with Full Steam to the end.', `to ${to}`, `to ${about.position}`)
      if (because === '' && !mustMove) object('The train moves by itself only when the Sheriff’s turn begins.', 'it stands', 'it moved')
      if (because === '') mustMove = false
      if (because === 'free-advance' && ++advances > 1) object('One free advance a turn.', 'one', `seat ${seat} made ${advances}`)
      if (because === 'zippy-roy' && ++own > 1) object('Zippy Roy moves the train once a turn.', 'once', `${own} times`)
      if ((because === 'free-advance' || because === 'zippy-roy') && seat !== books.active)
        object('The train is moved on in one’s own turn.', `seat ${books.active}`, `seat ${seat}`)
      if (because === 'zippy-roy' && !hasAbility(books, books.active, 'zippy-roy'))
        object('Only Zippy Roy moves the train by himself.', 'nobody', `seat ${seat}`)
      if (CARDS.has(because) && played !== because) object('A card moves the train when it is played.', because, `${played} was played`)
      position = to
    }

    const robbed = (seat: Seat, about: Plain) => {
      const car = books.pile('train').cards.findIndex(({ face }) => face.id === about.car)
      const under = books.pile('stations').cards.at(position - car - 1)?.face.id
      const isPaired = car >= 0 && position - car - 1 >= 0 && position - car - 1 < stations
      const station = textIn(about, 'station')
      if (!isPaired || under !== station)
        object(
          'Only a car under a Station is taken.',
          `${about.car} under ${isPaired ? under : 'none'}`,
          `seat ${seat} took it at ${station}`,
        )
      const free = textIn(about, 'free')
      const isByCard = free === 'water-tower' || (free === 'money-bag' && copied === 'water-tower')
      if (!isByCard) takes++
      if (!isByCard && takes > 1 && !hasAbility(books, seat, 'benny-brawler'))
        object('One Railcar a turn.', 'one', `seat ${seat} took ${takes}`)
      if (free === 'sancho' && !hasAbility(books, seat, 'sancho'))
        object('Only Sancho takes a car without paying.', 'a price', `seat ${seat}`)
      if (seat !== books.inTurn) object('A Railcar is taken in one’s own turn.', `seat ${books.inTurn}`, `seat ${seat}`)
      const holder = books.ring.find((one) => one === about.holder)
      if (about.car === 'ghost-car' && holder !== undefined && books.at(holder).role === 'sheriff')
        object('Ghost Car is not for the Sheriff.', 'another player', `seat ${holder}`)
      taking = { seat, station, isFree: free !== '', given: [], life: 0 }
    }

    const paid = () => {
      if (taking === undefined) return
      const { seat, station, isFree, given, life } = taking
      taking = undefined
      const cost = STATIONS[station] ?? {}
      const cards = isFree ? 0 : (cost.cards ?? 1)
      const points = isFree ? 0 : (cost.life ?? 0)
      const isRight = given.length === cards && life === points && given.every((face) => pays(books, face, cost))
      if (!isRight)
        object(
          `A car under ${station} costs what the Station says.`,
          isFree ? 'nothing' : JSON.stringify(cost),
          `seat ${seat} gave ${given.map(({ id, suit, rank }) => `${rank} ${suit} ${id}`).join(', ') || 'no card'} and ${life} life points`,
        )
    }

    return {
      before(event) {
        if (mustMove && !(event.type === 'own' && ['moved', 'sided'].includes(event.name))) {
          object('The train moves on when the Sheriff’s turn begins.', `to ${position + 1}`, `${event.type} came first`)
          mustMove = false
        }
        if (event.type === 'played') {
          played = event.as
          copied = books.pile('discard').top?.face.id
        }
        if (event.type === 'wounded' && event.cause === 'tombrock' && taking) {
          taking.life += event.amount
          if (books.at(event.seat).life < 2) object('Tombrock does not take the last life point.', 'refused', `seat ${event.seat} paid`)
        }
        if (event.type === 'own' && event.name === 'moved') moved(event.seat, event.about)
        if (event.type === 'own' && event.name === 'robbed' && event.seat !== undefined) robbed(event.seat, event.about)
        if (event.type === 'own' && event.name === 'arrived' && position !== stations)
          object('The Locomotive acts at the End of the Line.', `at ${stations}`, `at ${position}`)
        if (event.type === 'own' && event.name === 'rebuilt') {
          if (position !== stations) object('A new train is built at the End of the Line.', `at ${stations}`, `at ${position}`)
          position = 0
        }
        if (event.type !== 'moved') return
        if (RAILCARS.has(event.face.id) && (event.to.zone === 'hand' || event.to.zone === 'discard'))
          object('A Railcar is never in a hand nor in the discard pile.', 'elsewhere', `${event.face.id} went to ${event.to.zone}`)
        if (event.from.zone === 'train' && event.to.zone === 'front') paid()
        else if (taking && event.from.seat === taking.seat && ['hand', 'front'].includes(event.from.zone)) taking.given.push(event.face)
      },
      after(event) {
        if (event.type !== 'turn') return
        takes = 0
        advances = 0
        own = 0
        played = undefined
        mustMove = event.seat === books.keeper()
      },
      look(sight) {
        if (!books.hasStarted || sight.table.over) return
        const { parts } = sight.table.table
        if (isQuiet(sight) && position >= stations)
          object('The train never rests at the End of the Line.', 'a new line', `it stands at ${position}`)
        const shown = parts?.states.journey?.position
        if (shown !== position) object('Everybody sees where the train stands.', `at ${position}`, `at ${shown}`)
        for (const row of ['train', 'stations']) {
          const lies = books.pile(row).cards.map(({ face }) => face.id)
          const seen = (parts?.rows[row] ?? []).map(({ id }) => id)
          if (lies.join() !== seen.join()) object('Everybody sees cars and Stations in their order.', lies.join(), seen.join())
          const full = row === 'train' ? CARS : stations
          const could = row === 'train' ? lies.length + books.pile('railcar-pile').size : full
          if (lies.length !== Math.min(full, could) && isQuiet(sight))
            object('There are three cars and a Station for each player.', `${Math.min(full, could)} in the row ${row}`, `${lies.length}`)
        }
      },
    }
  },
}
