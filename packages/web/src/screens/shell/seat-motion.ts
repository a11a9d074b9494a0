import { addCartridge, dropCartridge, joltPlate, moveSun, shotStreak, strikeOut } from '../../kit/effects.ts'
import { boxOf } from '../../kit/fly.ts'
import type { Cue } from '../../stage/sound/cues.ts'
import type { Find } from './use-motion.ts'

/** Where things happen, and what is heard of them. */
export interface Stage {
  readonly find: Find
  readonly sound: (sound: Cue) => void
}

export const seatAt = (seat: number, { find }: Stage): Element | null => find(`seat-${seat}`)
const plateOf = (seat: number, stage: Stage) => seatAt(seat, stage)?.querySelector('.plate') ?? seatAt(seat, stage)

/** The cartridge of this life point, or the one that stands for all of them where there is little room. */
function bulletOf(seat: Element, life: number): Element | undefined {
  const bullets = [...seat.querySelectorAll('.bullet')]
  return [bullets[Math.max(0, life)], ...bullets].find((bullet) => bullet?.checkVisibility())
}

/** What happens to a seat in any game. */
type SeatEvent =
  | { readonly type: 'wounded' | 'healed'; readonly seat: number; readonly life: number }
  | { readonly type: 'eliminated' | 'turn'; readonly seat: number }

/** A cartridge less or more, the end of somebody, the sun over the next one. */
export function seatEffect(event: SeatEvent, stage: Stage): Promise<void> | undefined {
  const seat = seatAt(event.seat, stage)
  switch (event.type) {
    case 'wounded': {
      stage.sound('wound')
      const plate = plateOf(event.seat, stage)
      const lost = seat && bulletOf(seat, event.life)
      return Promise.all([plate && joltPlate(plate), lost && dropCartridge(lost)]).then(() => undefined)
    }
    case 'healed': {
      stage.sound('glass')
      const back = seat && bulletOf(seat, event.life - 1)
      return back ? addCartridge(back) : undefined
    }
    case 'eliminated': {
      stage.sound('toll')
      const bust = seat?.querySelector('.bust')
      return bust ? strikeOut(bust) : undefined
    }
    case 'turn': {
      const sun = seat?.querySelector('.turn-sun')
      return sun ? moveSun(sun, true) : undefined
    }
  }
}

/** A shot from one seat at another. */
export function shotEffect(by: number, at: number, stage: Stage): Promise<void> | undefined {
  const [from, to] = [plateOf(by, stage), plateOf(at, stage)]
  stage.sound('shot')
  return from && to ? shotStreak(boxOf(from), boxOf(to)) : undefined
}
