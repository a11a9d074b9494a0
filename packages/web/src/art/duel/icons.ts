/** Icons only The Duel has. Their shapes are in public/icons-duel.svg, which its table loads; a test compares both, and the credits. */
export const DUEL_ICONS = [
  'bank',
  'bison',
  'bowie-knife',
  'brandy-bottle',
  'card-exchange',
  'horseshoe',
  'night-sleep',
  'pistol-gun',
  'pocket-watch',
  'rattlesnake',
  'return-arrow',
  'robber-hand',
  'sawed-off-shotgun',
  'spell-book',
  'water-flask',
] as const
