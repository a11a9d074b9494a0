import { type Answer, DIE_FACES, type DiceView, type DieFace } from '@sundown/engine'
import { nth } from '../list.ts'
import type { Temper } from '../temper.ts'

/** What a table looks like to somebody who rolls. */
export interface Roller {
  readonly view: DiceView
  /** By seat. */
  readonly enmity: readonly number[]
  readonly temper: Temper
}

const FULL_ENMITY = 100
/** So much more somebody with nerve hopes of a new face. */
const HASTE = 0.15
/** With so little life a player looks after himself first. */
const LOW = 3

/** What is worth keeping is kept, the rest is rolled again as long as a new face promises more. */
export function rollOrStop(roller: Roller, rollable: readonly number[]): Answer {
  const { dice } = roller.view.table
  const hoped = DIE_FACES.reduce((sum, face) => sum + promise(roller, face), 0) / DIE_FACES.length + HASTE * roller.temper.nerve
  const again = rollable.filter((die) => worth(roller, nth(dice, die).face) < hoped)
  return again.length === 0 ? { id: 'stop' } : { id: 'roll', picks: [again] }
}

/** What a die that shows this is worth as it lies. */
function worth(roller: Roller, face: DieFace): number {
  const { view, enmity } = roller
  const me = own(view)
  switch (face) {
    case 'beer':
      return me && me.life < me.maxLife ? (me.life <= LOW ? 1.5 : 0.8) : 0.1
    case 'bullseye-1':
    case 'bullseye-2':
      return best(roller, face === 'bullseye-1' ? 1 : 2) / FULL_ENMITY
    case 'gatling': {
      const shown = view.table.dice.filter((die) => die.face === 'gatling').length
      const everybody = enmity.reduce((sum, one) => sum + one, 0) / FULL_ENMITY + (me?.arrows ?? 0) / 2
      const missing = (me?.character === 'willy-the-kid' ? 2 : 3) - shown
      return missing <= 0 ? everybody : missing === 1 ? everybody / 3 : everybody / 10
    }
    default:
      return 0
  }
}

/** What rolling this would bring: as it lies, and what it costs to get it. */
function promise(roller: Roller, face: DieFace): number {
  const { table } = roller.view
  const me = own(roller.view)
  if (face === 'arrow') return -0.2 - (me ? (me.arrows + 1) / (me.life + 1) / table.arrows : 0)
  if (face !== 'dynamite') return worth(roller, face)
  // Black Jack rolls those he has again.
  const shown = me?.character === 'black-jack' ? 0 : table.dice.filter((die) => die.face === 'dynamite').length
  return shown < 2 ? -0.2 : me && me.life <= LOW ? -4 : -1.5
}

/** Whom a shot would hit best, by how much he is wanted hurt. */
function best({ view, enmity }: Roller, value: number): number {
  const distances = reach(own(view)?.character, playersLeft(view) > 3 ? value : 1)
  const reached = view.seats.filter(({ seat }) => distances.includes(view.own?.distances[seat] ?? 0)).map(({ seat }) => nth(enmity, seat))
  return reached.length === 0 ? 0 : Math.max(...reached)
}

export function reach(character: string | undefined, value: number): readonly number[] {
  if (character === 'calamity-janet') return [1, 2]
  return character === 'rose-doolan' ? [value, value + 1] : [value]
}

export const playersLeft = ({ seats }: DiceView): number => seats.filter(({ state }) => state !== 'out').length

export const own = ({ own: mine, seats }: DiceView) => (mine ? seats[mine.seat] : undefined)
