import type { CattleDriveWords } from './words.ts'

export const en: CattleDriveWords = {
  title: 'Cattle Drive',
  adds: 'Seven cards and two characters from the long way north.',
  cards: {
    'camp-coffee': {
      text: 'Regain one life point and draw one card.',
      rulings: ['With all your life points you still draw the card.'],
    },
    rustling: {
      text: 'Take a card at random from the hand of a player at a distance of 2 or less.',
      rulings: ['Your weapon does not matter, only the distance.'],
    },
    stampede: {
      text: 'Every other player discards the card that came in front of him last.',
      rulings: ['A player with nothing in front of him loses nothing.'],
    },
    saddlebags: { text: 'You may keep up to seven cards at the end of your turn.', rulings: [] },
  },
  characters: {
    'ramona-cruz': { text: 'If your turn ends and you have no cards in hand, draw one.', rulings: [] },
    'old-man-tucker': { text: 'All other players see you at a distance increased by 1.', rulings: ['A Mustang adds to this.'] },
  },
  roles: {},
  events: {},
  nouns: { 'camp-coffee': 'common', rustling: 'common', stampede: 'common', saddlebags: 'proper' },
  tales: {
    played: {
      'camp-coffee': ({ seat }, say) => `${say.seat(seat)} {pours|pour} a cup of camp coffee.`,
      stampede: ({ seat }, say) => `${say.seat(seat)} {starts|start} a stampede!`,
    },
    checked: {},
    shown: {},
  },
  questions: {},
  fields: {},
}
