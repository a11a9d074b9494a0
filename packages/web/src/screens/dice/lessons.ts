import type { DieFace } from '@sundown/engine'
import type { Lessons } from '../shell/hints.ts'
import { type AtDice, isRolling } from './at.ts'

const lies = ({ view }: AtDice, wanted: DieFace): boolean => view.table.dice.some(({ face }) => face === wanted)
const asks = ({ snap }: AtDice, kind: string): boolean => snap.question?.kind === kind

/** What a beginner at the dice game is told, and when. */
export const lessons: Lessons<'dice', AtDice> = {
  aim: (at) => asks(at, 'aim'),
  beer: (at) => asks(at, 'beer'),
  roll: isRolling,
  dynamite: (at) => isRolling(at) && lies(at, 'dynamite'),
  arrows: (at) => isRolling(at) && lies(at, 'arrow'),
  gatling: (at) => isRolling(at) && lies(at, 'gatling'),
  role: () => true,
}
