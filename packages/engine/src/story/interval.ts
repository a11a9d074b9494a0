const Z = 1.959964

/** The Wilson interval: where the true share lies in 95 of 100 cases. */
export function interval(wins: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 }
  const share = wins / games
  const z2 = (Z * Z) / games
  const middle = share + z2 / 2
  const spread = Z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))
  return { low: Math.max(0, (middle - spread) / (1 + z2)), high: Math.min(1, (middle + spread) / (1 + z2)) }
}
