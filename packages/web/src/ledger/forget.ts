import { keptGames } from './kept-games.ts'
import { ledger } from './ledger.ts'

/** Everything this device knows of games that were played on it is gone. */
export function forgetGames(): void {
  ledger.forget()
  void keptGames.forget()
}
