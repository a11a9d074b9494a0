/** What the bare loop knows of the 80 cards and the roles: whole numbers. */
export const BANG = 0
export const MISSED = 1
export const BEER = 2
export const SALOON = 3
export const STAGECOACH = 4
export const WELLS_FARGO = 5
export const STORE = 6
export const PANIC = 7
export const CAT_BALOU = 8
export const GATLING = 9
export const INDIANS = 10
export const DUEL = 11
export const BARREL = 12
export const SCOPE = 13
export const MUSTANG = 14
export const JAIL = 15
export const DYNAMITE = 16
/** Weapons by reach: Volcanic, Schofield, Remington, Rev. Carabine, Winchester. */
export const VOLCANIC = 17
const LAST_WEAPON = 21

const COPIES: readonly (readonly [number, string])[] = [
  [BANG, 'AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH'],
  [MISSED, '10C JC QC KC AC 2S 3S 4S 5S 6S 7S 8S'],
  [BEER, '6H 7H 8H 9H 10H JH'],
  [SALOON, '5H'],
  [STAGECOACH, '9S 9S'],
  [WELLS_FARGO, '3H'],
  [STORE, '9C QS'],
  [PANIC, 'JH QH AH 8D'],
  [CAT_BALOU, 'KH 9D 10D JD'],
  [GATLING, '10H'],
  [INDIANS, 'KD AD'],
  [DUEL, 'QD JS 8C'],
  [BARREL, 'QS KS'],
  [SCOPE, 'AS'],
  [MUSTANG, '8H 9H'],
  [JAIL, '10S JS 4H'],
  [DYNAMITE, '2H'],
  [VOLCANIC, '10S 10C'],
  [VOLCANIC + 1, 'JC QC KS'],
  [VOLCANIC + 2, 'KC'],
  [VOLCANIC + 3, 'AC'],
  [LAST_WEAPON, '8S'],
]

export const CARDS = 80
export const HEARTS = 0
export const SPADES = 3
export const kind = new Uint8Array(CARDS)
export const suit = new Uint8Array(CARDS)
export const rank = new Uint8Array(CARDS)
{
  const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
  let card = 0
  for (const [name, copies] of COPIES) {
    for (const copy of copies.split(' ')) {
      kind[card] = name
      suit[card] = 'HDCS'.indexOf(copy.slice(-1))
      rank[card] = ranks.indexOf(copy.slice(0, -1)) + 2
      card++
    }
  }
}

export const SHERIFF = 0
export const OUTLAW = 1
export const RENEGADE = 2
export const DEPUTY = 3
export const ROLES: { readonly [players: number]: readonly number[] } = {
  4: [SHERIFF, OUTLAW, OUTLAW, RENEGADE],
  5: [SHERIFF, DEPUTY, OUTLAW, OUTLAW, RENEGADE],
  6: [SHERIFF, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE],
  7: [SHERIFF, DEPUTY, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE],
}
