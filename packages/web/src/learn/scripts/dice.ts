import { ME, type Script } from '../script.ts'

/** Clockwise: on my left, across, on my right. */
const NILS = 1
const INES = 2
const DUSTY = 3

/** The Sheriff among four, with loaded dice. */
export const script: Script<'dice'> = {
  game: 'dice',
  options: { players: 4 },
  others: ['Nils', 'Ines', 'Dusty'],
  position: {
    game: 'dice',
    seats: [
      { role: 'sheriff', character: 'vulture-sam', life: 6, arrows: 1 },
      { role: 'outlaw', character: 'slab-the-killer', life: 1 },
      { role: 'renegade', character: 'rose-doolan', life: 5, arrows: 2 },
      { role: 'outlaw', character: 'lucky-duke', life: 5, arrows: 3 },
    ],
    turn: ME,
    rolls: [
      // Mine, and the two I roll again.
      ['bullseye-1', 'arrow', 'dynamite', 'beer', 'gatling', 'bullseye-2', 'dynamite'],
      // Ines; Dusty.
      ['bullseye-1', 'arrow', 'dynamite', 'gatling', 'gatling'],
      ['bullseye-1', 'bullseye-1', 'dynamite', 'gatling', 'dynamite'],
      // The last arrow, and the third Gatling.
      ['arrow', 'gatling', 'gatling', 'beer', 'dynamite', 'gatling'],
    ],
  },
  chapters: [
    {
      title: 'role',
      steps: [
        { tell: 'role', at: 'seat-0' },
        { tell: 'secret', at: 'seat-2' },
      ],
    },
    {
      title: 'life',
      steps: [
        { tell: 'life', at: 'seat-0' },
        { tell: 'character', at: 'seat-0' },
      ],
    },
    {
      title: 'dice',
      steps: [
        { tell: 'rolled', at: 'ring' },
        { tell: 'arrow', at: 'pile' },
        { tell: 'dynamite', at: 'die-2' },
      ],
    },
    { title: 'keep', steps: [{ by: ME, id: 'roll', picks: [[1, 4]], say: ['keep', 'keep-too', 'roll'] }] },
    {
      title: 'stop',
      steps: [{ by: ME, id: 'stop', say: ['stop'] }],
    },
    {
      title: 'aim',
      steps: [
        { by: ME, id: 'aim', picks: [[NILS], [INES]], say: ['one', 'beer', 'settle'] },
        { by: ME, id: 'pour', picks: [[ME]], say: ['settle'] },
        { by: INES, id: 'stop' },
        { by: INES, id: 'aim', picks: [[DUSTY]] },
        { by: DUSTY, id: 'stop' },
        { by: DUSTY, id: 'aim', picks: [[ME], [ME]] },
      ],
    },
    {
      title: 'roles',
      steps: [
        { tell: 'fallen', at: 'seat-1' },
        { tell: 'hit', at: 'seat-0' },
      ],
    },
    { title: 'arrows', steps: [{ tell: 'indians', at: 'pile' }] },
    {
      title: 'gatling',
      steps: [
        { by: ME, id: 'roll', picks: [[0]], say: ['keep-guns', 'keep-gun', 'keep-beer', 'roll-one'] },
        { tell: 'guns', at: 'ring' },
        { by: ME, id: 'stop', say: ['fire'] },
        { by: ME, id: 'pour', picks: [[ME]], say: ['last-beer', 'settle'] },
      ],
    },
  ],
}
