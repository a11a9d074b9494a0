/** Lessons for a first game, a sentence each, by game. The other languages have exactly these keys. */
export const hintsEn = {
  of: (n: number, all: number) => `${n} of ${all}`,
  skip: 'Skip this',
  skipAll: 'Skip the rest, just play',
  back: 'Hints come back under ?',
  lessons: {
    bang: {
      role: 'Your role says who must fall. Tap your portrait to read it.',
      life: 'Bullets are your life. You may keep as many cards as bullets.',
      shooting: 'You hold a BANG!: pick it up to see whom it reaches.',
      aim: 'Seats with a brass rim are in reach: tap the one to be hit.',
      weapons: 'A weapon replaces your Colt. The number in its circle is its reach.',
      stays: 'Blue cards stay before you and work until somebody takes them.',
      load: 'Tokens load orange cards and yourself, four each. They pay for more.',
      market: 'Every life you take earns a nugget; brass cards are yours to buy.',
      train: 'Once a turn you may take a car under a Station, for its price.',
      distance: 'Count chairs the shorter way round: that is how far somebody sits.',
      'shot-at': 'You are shot at. A Missed! stops it; otherwise you lose a life.',
      drink: 'A Beer gives a life back, even at the moment you would fall.',
      end: 'Nothing left to do? End your turn; cards beyond your life are dropped.',
    },
    dice: {
      role: 'Your role says who must fall. Tap your portrait to read it.',
      roll: 'Tap the dice you keep, then roll the others again.',
      dynamite: 'Dynamite is never rolled again. Three of it cost you a life.',
      arrows: 'Each arrow you roll is yours. The last one brings the Indians.',
      gatling: 'Three Gatlings hit everybody else and rid you of your arrows.',
      aim: 'A 1 hits the next chair, a 2 the one after that.',
      beer: 'A Beer gives a life back: to you, or to a friend.',
    },
    duel: {
      front: 'Only your front character acts and is shot at.',
      bang: 'One red BANG! card a turn, at whoever stands in front over there.',
      equipment: 'Blue cards go to your character behind, or to theirs in front.',
      swap: 'Once a turn your two may change places. Spare the one who bleeds.',
      dodge: 'A Missed! or a hat stops the shot. Otherwise a life is lost.',
      keep: 'At the end you keep one card for each life in front.',
    },
  },
}

export type HintWords = typeof hintsEn
