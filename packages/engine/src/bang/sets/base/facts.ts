import { cardFacts, characterFacts, roleFacts } from '../../facts.ts'

/** What is printed on the cards of the base game. `copies`: rank and suit of every physical card. */
export const cards = cardFacts({
  barrel: { name: { en: 'Barrel', fr: 'Planque', it: 'Barile' }, border: 'blue', type: 'equipment', copies: 'QS KS', check: { suits: ['hearts'] } },
  dynamite: { name: { en: 'Dynamite', fr: 'Dynamite', it: 'Dinamite' }, border: 'blue', type: 'equipment', copies: '2H', bookSymbol: true, check: { suits: ['spades'], ranks: ['2', '3', '4', '5', '6', '7', '8', '9'] } },
  scope: { name: { en: 'Scope', fr: 'Lunette', it: 'Mirino' }, border: 'blue', type: 'equipment', copies: 'AS', distanceYouSee: -1 },
  mustang: { name: { en: 'Mustang', fr: 'Mustang', it: 'Mustang' }, border: 'blue', type: 'equipment', copies: '8H 9H', distanceOthersSee: 1 },
  jail: { name: { en: 'Jail', fr: 'Prison', it: 'Prigione' }, border: 'blue', type: 'equipment', copies: 'JS 4H 10S', bookSymbol: true, check: { suits: ['hearts'] } },
  volcanic: { name: { en: 'Volcanic', fr: 'Volcanic', it: 'Volcanic' }, border: 'blue', type: 'weapon', copies: '10S 10C', range: 1 },
  schofield: { name: { en: 'Schofield', fr: 'Schofield', it: 'Schofield' }, border: 'blue', type: 'weapon', copies: 'JC QC KS', range: 2 },
  remington: { name: { en: 'Remington', fr: 'Remington', it: 'Remington' }, border: 'blue', type: 'weapon', copies: 'KC', range: 3 },
  'rev-carabine': { name: { en: 'Rev. Carabine', fr: 'Carabine', it: 'Rev. Carabine' }, border: 'blue', type: 'weapon', copies: 'AC', range: 4 },
  winchester: { name: { en: 'Winchester', fr: 'Winchester', it: 'Winchester' }, border: 'blue', type: 'weapon', copies: '8S', range: 5 },
  bang: { name: { en: 'BANG!', fr: 'BANG !', it: 'Bang!' }, border: 'brown', type: 'action', copies: 'AS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2C 3C 4C 5C 6C 7C 8C 9C QH KH AH', target: 'one-other-reachable', symbols: ['bang'], isBangCard: true },
  missed: { name: { en: 'Missed!', fr: 'Raté !', it: 'Mancato!' }, border: 'brown', type: 'response', copies: '2S 3S 4S 5S 6S 7S 8S 10C JC QC KC AC', target: 'self', symbols: ['missed'], isMissedCard: true },
  beer: { name: { en: 'Beer', fr: 'Bière', it: 'Birra' }, border: 'brown', type: 'action', copies: '6H 7H 8H 9H 10H JH', target: 'self', symbols: ['heal'], isBeerCard: true },
  saloon: { name: { en: 'Saloon', fr: 'Saloon', it: 'Saloon' }, border: 'brown', type: 'action', copies: '5H', target: 'all', symbols: ['heal'] },
  stagecoach: { name: { en: 'Stagecoach', fr: 'Convoi', it: 'Diligenza' }, border: 'brown', type: 'action', copies: '9S 9S', target: 'self', symbols: ['draw', 'draw'] },
  'wells-fargo': { name: { en: 'Wells Fargo', fr: 'Diligence', it: 'Wells Fargo' }, border: 'brown', type: 'action', copies: '3H', target: 'self', symbols: ['draw', 'draw', 'draw'] },
  'general-store': { name: { en: 'General Store', fr: 'Magasin', it: 'Emporio' }, border: 'brown', type: 'action', copies: '9C QS', target: 'all', bookSymbol: true },
  panic: { name: { en: 'Panic!', fr: 'Braquage !', it: 'Panico!' }, border: 'brown', type: 'action', copies: 'JH QH AH 8D', target: 'one-distance-1', symbols: ['take-card'] },
  'cat-balou': { name: { en: 'Cat Balou', fr: 'Coup de foudre', it: 'Cat Balou' }, border: 'brown', type: 'action', copies: 'KH 9D 10D JD', target: 'one-any', symbols: ['discard-card'] },
  gatling: { name: { en: 'Gatling', fr: 'Gatling', it: 'Gatling' }, border: 'brown', type: 'action', copies: '10H', target: 'all-others', symbols: ['bang'] },
  indians: { name: { en: 'Indians!', fr: 'Indiens !', it: 'Indiani!' }, border: 'brown', type: 'action', copies: 'KD AD', target: 'all-others', bookSymbol: true },
  duel: { name: { en: 'Duel', fr: 'Duel', it: 'Duello' }, border: 'brown', type: 'action', copies: 'QD JS 8C', target: 'one-other-any', bookSymbol: true },
})

export const characters = characterFacts({
  'bart-cassidy': { name: { en: 'Bart Cassidy', fr: 'Bart Cassidy', it: 'Bart Cassidy' }, life: 4 },
  'black-jack': { name: { en: 'Black Jack', fr: 'Black Jack', it: 'Black Jack' }, life: 4 },
  'calamity-janet': { name: { en: 'Calamity Janet', fr: 'Calamity Janet', it: 'Calamity Janet' }, life: 4 },
  'el-gringo': { name: { en: 'El Gringo', fr: 'El Gringo', it: 'El Gringo' }, life: 3 },
  'jesse-jones': { name: { en: 'Jesse Jones', fr: 'Jesse Jones', it: 'Jesse Jones' }, life: 4 },
  jourdonnais: { name: { en: 'Jourdonnais', fr: 'Jourdonnais', it: 'Jourdonnais' }, life: 4 },
  'kit-carlson': { name: { en: 'Kit Carlson', fr: 'Kit Carlson', it: 'Kit Carlson' }, life: 4 },
  'lucky-duke': { name: { en: 'Lucky Duke', fr: 'Lucky Duke', it: 'Lucky Duke' }, life: 4 },
  'paul-regret': { name: { en: 'Paul Regret', fr: 'Paul Regret', it: 'Paul Regret' }, life: 3 },
  'pedro-ramirez': { name: { en: 'Pedro Ramirez', fr: 'Pedro Ramirez', it: 'Pedro Ramirez' }, life: 4 },
  'rose-doolan': { name: { en: 'Rose Doolan', fr: 'Rose Doolan', it: 'Rose Doolan' }, life: 4 },
  'sid-ketchum': { name: { en: 'Sid Ketchum', fr: 'Sid Ketchum', it: 'Sid Ketchum' }, life: 4 },
  'slab-the-killer': { name: { en: 'Slab the Killer', fr: 'Slab le flingueur', it: 'Slab the Killer' }, life: 4 },
  'suzy-lafayette': { name: { en: 'Suzy Lafayette', fr: 'Suzy Lafayette', it: 'Suzy Lafayette' }, life: 4 },
  'vulture-sam': { name: { en: 'Vulture Sam', fr: 'Sam le vautour', it: 'Vulture Sam' }, life: 4 },
  'willy-the-kid': { name: { en: 'Willy the Kid', fr: 'Willy le Kid', it: 'Willy the Kid' }, life: 4 },
})

export const roles = roleFacts({
  sheriff: { name: { en: 'Sheriff', fr: 'Shérif', it: 'Sceriffo' }, count: 1, public: true, lifeBonus: 1 },
  deputy: { name: { en: 'Deputy', fr: 'Adjoint', it: 'Vice' }, count: 2, public: false },
  outlaw: { name: { en: 'Outlaw', fr: 'Hors-la-loi', it: 'Fuorilegge' }, count: 3, public: false, reward: 3 },
  renegade: { name: { en: 'Renegade', fr: 'Renégat', it: 'Rinnegato' }, count: 1, public: false },
})
