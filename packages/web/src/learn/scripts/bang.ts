import { ME, type Script } from '../script.ts'

/** Clockwise: on my left, across, on my right. */
const NILS = 1
const INES = 2
const DUSTY = 3

/** An Outlaw among four, on the evening on which the Sheriff falls. */
export const script: Script<'bang'> = {
  game: 'bang',
  options: { players: 4 },
  others: ['Nils', 'Ines', 'Dusty'],
  position: {
    game: 'bang',
    seats: [
      { role: 'outlaw', character: 'bart-cassidy', hand: ['bang', 'missed', 'barrel', 'beer'] },
      { role: 'outlaw', character: 'willy-the-kid', life: 1, hand: ['bang'] },
      { role: 'sheriff', character: 'rose-doolan', life: 3, hand: ['bang', 'missed'] },
      { role: 'renegade', character: 'calamity-janet', hand: ['bang', 'mustang'] },
    ],
    turn: ME,
    deck: [
      // I, Nils and Ines draw two each; Ines draws three for an Outlaw.
      ...['schofield', 'bang', 'rev-carabine', 'jail', 'winchester', 'volcanic', 'bang', 'stagecoach', 'schofield'],
      // Dusty, and the Barrel against him: a black card.
      ...['bang', 'scope', 'volcanic'],
      // I, and what Wells Fargo brings.
      ...['wells-fargo', 'cat-balou', 'panic', 'bang', 'remington'],
      // Ines, and the Barrel against her: a Heart. Dusty, and what Bart Cassidy draws.
      ...['duel', 'stagecoach', 'beer', 'gatling', 'indians', 'saloon'],
      ...['cat-balou', 'schofield'],
    ],
  },
  chapters: [
    {
      title: 'role',
      steps: [
        { tell: 'role', at: 'seat-0' },
        { tell: 'star', at: 'seat-2' },
      ],
    },
    {
      title: 'life',
      steps: [
        { tell: 'life', at: 'seat-0' },
        { tell: 'character', at: 'seat-0' },
        { tell: 'drawn', at: 'hand' },
      ],
    },
    {
      title: 'distance',
      steps: [
        { tell: 'near', at: 'seat-1' },
        { tell: 'far', at: 'seat-2' },
      ],
    },
    { title: 'weapons', steps: [{ by: ME, id: 'play', card: 'schofield', say: ['weapon', 'arm'] }] },
    {
      title: 'shooting',
      steps: [
        { by: ME, id: 'play', card: 'bang', seat: INES, say: ['bang', 'aim'] },
        { by: INES, id: 'take-it' },
        { tell: 'hit', at: 'seat-2' },
      ],
    },
    {
      title: 'stays',
      steps: [
        { by: ME, id: 'play', card: 'barrel', say: ['barrel', 'lay'] },
        { by: ME, id: 'end', say: ['end'] },
        { by: NILS, id: 'play', card: 'rev-carabine' },
        { by: NILS, id: 'play', card: 'bang', seat: INES },
        { by: INES, id: 'missed', card: 'missed' },
        { by: NILS, id: 'end' },
        { by: INES, id: 'play', card: 'bang', seat: NILS },
        { by: NILS, id: 'take-it' },
        { by: NILS, id: 'give-up' },
        { by: INES, id: 'play', card: 'winchester' },
        { by: INES, id: 'end' },
        { by: INES, id: 'discard', card: 'volcanic' },
        { by: INES, id: 'discard', card: 'stagecoach' },
        { by: DUSTY, id: 'play', card: 'bang', seat: ME },
      ],
    },
    {
      title: 'shot',
      steps: [
        { tell: 'shot', at: 'seat-3' },
        { by: ME, id: 'barrel', say: ['draw'] },
        { by: ME, id: 'missed', card: 'missed', say: ['missed'] },
        { by: DUSTY, id: 'end' },
      ],
    },
    {
      title: 'roles',
      steps: [
        { tell: 'deed', at: 'seat-1' },
        { tell: 'fallen', at: 'seat-1' },
        { tell: 'closer', at: 'seat-2' },
        { by: ME, id: 'play', card: 'bang', seat: INES, say: ['second', 'aim'] },
        { by: INES, id: 'take-it' },
        { by: ME, id: 'play', card: 'wells-fargo', say: ['wells-fargo', 'fetch'] },
        { tell: 'once', at: 'hand' },
        { by: ME, id: 'end', say: ['limit'] },
        { by: ME, id: 'discard', card: 'remington', say: ['discard'] },
        { by: INES, id: 'play', card: 'bang', seat: ME },
        { by: ME, id: 'barrel', say: ['again'] },
        { by: INES, id: 'end' },
        { by: INES, id: 'discard', card: 'schofield' },
        { by: INES, id: 'discard', card: 'duel' },
        { by: DUSTY, id: 'play', card: 'bang', seat: ME },
      ],
    },
    {
      title: 'drink',
      steps: [
        { by: ME, id: 'take-it', say: ['take'] },
        { by: DUSTY, id: 'end' },
        { tell: 'bart', at: 'seat-0' },
        { by: ME, id: 'play', card: 'beer', say: ['beer', 'drink'] },
        { by: ME, id: 'play', card: 'bang', seat: INES, say: ['last', 'aim'] },
        { by: INES, id: 'take-it' },
        { by: INES, id: 'give-up' },
      ],
    },
  ],
}
