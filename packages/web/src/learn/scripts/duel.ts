import { ME, type Script } from '../script.ts'

const NILS = 1

/** The law against the last two outlaws. A Stagecoach shows a barrel: what the Barrel needs. */
export const script: Script<'duel'> = {
  game: 'duel',
  options: { charactersPerSide: 4, law: 0 },
  others: ['Nils'],
  position: {
    game: 'duel',
    seats: [
      {
        characters: [{ id: 'wild-bill', life: 1 }, { id: 'tex-killer' }],
        reserve: ['wyatt-ear', 'jango'],
        hand: ['barrel', 'missed', 'colt'],
        deck: ['general-store', 'schoolmarm', 'stagecoach', 'peacemaker', 'derringer'],
      },
      {
        characters: [
          { id: 'west-harding', life: 2 },
          { id: 'babe-leroy', life: 1 },
        ],
        reserve: [],
        hand: ['colt', 'colt', 'knife'],
        deck: ['general-store', 'indians', 'steal', 'steal'],
      },
    ],
    turn: ME,
  },
  chapters: [
    {
      title: 'sides',
      steps: [
        { tell: 'sides', at: 'character-west-harding' },
        { tell: 'front', at: 'character-wild-bill' },
        { tell: 'behind', at: 'character-tex-killer' },
      ],
    },
    {
      title: 'life',
      steps: [
        { tell: 'life', at: 'character-wild-bill' },
        { tell: 'drawn', at: 'hand' },
      ],
    },
    { title: 'equipment', steps: [{ by: ME, id: 'play', card: 'barrel', picks: [['tex-killer']], say: ['barrel', 'give'] }] },
    {
      title: 'swap',
      steps: [
        { by: ME, id: 'swap', say: ['swap'] },
        { tell: 'swapped', at: 'character-tex-killer' },
      ],
    },
    {
      title: 'bang',
      steps: [
        { by: ME, id: 'play', card: 'colt', picks: [['west-harding']], say: ['bang', 'aim'] },
        { by: NILS, id: 'take-it' },
      ],
    },
    {
      title: 'end',
      steps: [
        { tell: 'limit', at: 'hand' },
        { by: ME, id: 'end', say: ['end'] },
        { by: NILS, id: 'play', card: 'colt', picks: [['tex-killer']] },
      ],
    },
    {
      title: 'shot',
      steps: [
        { tell: 'shot', at: 'character-tex-killer' },
        { by: ME, id: 'barrel', say: ['reveal'] },
        { by: NILS, id: 'play', card: 'colt', picks: [['tex-killer']] },
        { by: ME, id: 'dodge', card: 'missed', say: ['missed'] },
        { by: NILS, id: 'end' },
        { by: NILS, id: 'discard', card: 'knife' },
      ],
    },
    {
      title: 'fall',
      steps: [
        { by: ME, id: 'play', card: 'peacemaker', picks: [['west-harding']], say: ['second', 'aim'] },
        { by: NILS, id: 'take-it' },
      ],
    },
    {
      title: 'last',
      steps: [
        { tell: 'alone', at: 'character-babe-leroy' },
        { by: ME, id: 'play', card: 'derringer', picks: [['babe-leroy']], say: ['derringer', 'aim'] },
        { by: NILS, id: 'take-it' },
      ],
    },
  ],
}
