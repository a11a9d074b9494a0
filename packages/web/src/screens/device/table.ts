import { namesAt } from '@sundown/bots/names'
import type { Json } from '@sundown/engine'
import { seenName } from '@sundown/protocol/names'
import { KeptGame } from '../../app/kept-game.ts'
import { settings } from '../../app/settings.ts'
import { shelf } from '../../app/shelf.ts'
import { newSeed } from '../../session/chance.ts'
import { DeviceSession } from '../../session/device.ts'
import type { DeviceSetup } from '../../session/device-messages.ts'
import { devicePort } from '../../session/device-port.ts'
import { hired, type TemperWish } from '../../session/hired.ts'
import type { Refusal } from '../../session/session.ts'

/** What is chosen before the cards are dealt. */
export interface DeviceWishes {
  readonly game: string
  /** Of people, in the order of their seats; empty: one is proposed. */
  readonly people: readonly string[]
  readonly bots: number
  readonly bot: string
  readonly temper: TemperWish
  readonly options: { readonly [name: string]: Json }
}

export const setupOf = ({ game, people, bots: count, bot, temper, options }: DeviceWishes): DeviceSetup => {
  const seats = [...people.map((name) => seenName(name) || undefined), ...Array.from({ length: count }, () => undefined)]
  const bots = [...people.map(() => null), ...hired(bot, temper, count)]
  return {
    game,
    options: { ...options, players: seats.length },
    seed: newSeed(),
    names: namesAt(seats, bots),
    bots,
  }
}

/** The game of several people in this page. Refused with `not-started`: nobody has begun. */
class DeviceTable extends KeptGame<DeviceSession> {
  private opening = false

  constructor() {
    super('sundown.device', (session) => session.leave())
    settings.subscribe(() => this.getSnapshot().session?.setPace(settings.getSnapshot().pace))
  }

  async start(wishes: DeviceWishes): Promise<void> {
    this.getSnapshot().session?.leave()
    await this.open((parts) => DeviceSession.start(setupOf(wishes), parts))
  }

  /** After a reload it goes on where it was. */
  async restore(): Promise<void> {
    if (!this.opening && !this.getSnapshot().session) await this.open((parts) => DeviceSession.restore(parts))
  }

  private async open(how: (parts: Parameters<typeof DeviceSession.restore>[0]) => Promise<DeviceSession | Refusal>): Promise<void> {
    this.opening = true
    this.set({ session: undefined, refusal: undefined })
    const got = await how({ port: devicePort(), shelf })
    this.opening = false
    if (got instanceof DeviceSession) {
      got.setPace(settings.getSnapshot().pace)
      this.opened(got)
    } else this.set({ session: undefined, refusal: got })
  }
}

export const deviceTable = new DeviceTable()
