import { card } from '../../def.ts'
import { shootOthers, shootTarget } from '../../rules/attack.ts'
import { hitOf, reaches } from '../../rules/ignore.ts'
import { discardFromTarget, takeFromTarget } from '../../rules/lose-card.ts'
import { Aim, another, anotherInReach, anotherWithin, cardOfAnyone, cardToTake } from '../../rules/target.ts'
import { brawlSpec } from './brawl.ts'
import { cards as facts } from './facts.ts'
import { answersFromPlay } from './green-answers.ts'

const neighbour = anotherWithin(1)
const anyone = new Aim({ at: 'anybody' })

export const binocular = card(facts.binocular)
export const hideout = card(facts.hideout)

export const brawl = card(facts.brawl, brawlSpec)

export const dodge = card(facts.dodge, {
  answered: (game, seat) => {
    game.draw(seat, 1, facts.dodge.id)
  },
})

export const punch = card(facts.punch, { aim: neighbour, play: shootTarget })
export const ragTime = card(facts['rag-time'], { aim: cardToTake, play: takeFromTarget })
export const springfield = card(facts.springfield, { aim: another, play: shootTarget })

export const tequila = card(facts.tequila, {
  aim: anyone,
  *play(game, play) {
    const { by, target, as } = play
    if (target === undefined) return
    if (target === by || (yield* reaches(game, hitOf(game, play, target)))) game.heal(target, 1, as.id)
  },
})

export const whisky = card(facts.whisky, {
  play: (game, { by, as }) => {
    game.heal(by, 2, as.id)
  },
})

export const bible = card(facts.bible, answersFromPlay({ draws: 1 }))
export const ironPlate = card(facts['iron-plate'], answersFromPlay({ draws: 0 }))
export const sombrero = card(facts.sombrero, answersFromPlay({ draws: 0 }))
export const tenGallonHat = card(facts['ten-gallon-hat'], answersFromPlay({ draws: 0 }))

export const buffaloRifle = card(facts['buffalo-rifle'], { aim: another, play: shootTarget })
export const canCan = card(facts['can-can'], { aim: cardOfAnyone, play: discardFromTarget })

export const canteen = card(facts.canteen, {
  play: (game, { by, as }) => {
    game.heal(by, 1, as.id)
  },
})

export const conestoga = card(facts.conestoga, { aim: cardToTake, play: takeFromTarget })

export const derringer = card(facts.derringer, {
  aim: neighbour,
  play(game, play) {
    // Both lines of the card happen at once: the card is drawn before the target answers.
    game.draw(play.by, 1, play.as.id)
    return shootTarget(game, play)
  },
})

export const howitzer = card(facts.howitzer, { everybody: 'others', play: shootOthers })
export const knife = card(facts.knife, { aim: neighbour, play: shootTarget })
export const pepperbox = card(facts.pepperbox, { aim: anotherInReach, play: shootTarget })

export const ponyExpress = card(facts['pony-express'], {
  play: (game, { by, as }) => {
    game.draw(by, 3, as.id)
  },
})
