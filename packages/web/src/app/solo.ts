import { setsNeeded } from '@sundown/engine'
import type { Refusal } from '../session/session.ts'
import { type SoloParts, SoloSession, type SoloWishes, soloSetup } from '../session/solo.ts'
import { pagePort, type SoloPort } from '../session/solo-port.ts'
import { readSave } from '../session/solo-save.ts'
import { KeptGame } from './kept-game.ts'
import { settings } from './settings.ts'
import { shelf } from './shelf.ts'

let spare: SoloPort | undefined

/** Has the worker ready for such a game: then it begins at once, also when the network is gone by then. */
export function prepare(wishes: SoloWishes): void {
  spare ??= pagePort()
  void spare.ask({ do: 'prepare', setup: soloSetup(wishes) })
}

function freshPort(): SoloPort {
  const port = spare ?? pagePort()
  spare = undefined
  return port
}

/** The game against bots in this page. */
class Solo extends KeptGame<SoloSession> {
  private dealing = false

  constructor() {
    super('sundown.solo', (session) => session.giveUp())
    settings.subscribe(() => this.getSnapshot().session?.setPace(settings.getSnapshot().pace))
  }

  /** A game that could go on, and the turn it was left in. */
  get saved(): { readonly game: string; readonly turn: number | undefined } | undefined {
    const view = this.getSnapshot().session?.getSnapshot().view
    if (view) return view.over ? undefined : { game: view.game, turn: view.table.turn }
    const save = readSave(shelf)
    return save && !save.over ? { game: save.record.game, turn: save.turn } : undefined
  }

  /** What the game in this page is played with. */
  sets: readonly string[] = []

  async start(wishes: SoloWishes): Promise<void> {
    this.getSnapshot().session?.leave()
    this.set({ session: undefined, refusal: undefined })
    this.dealing = true
    this.sets = setsNeeded(wishes.options)
    const opening = settings.getSnapshot().motion && document.visibilityState === 'visible'
    this.take(await SoloSession.start(soloSetup(wishes), { ...this.parts(), opening }))
  }

  /** False: there is nothing to go on with. */
  async restore(): Promise<boolean> {
    if (this.dealing || this.getSnapshot().session) return true
    this.dealing = true
    this.sets = setsNeeded(readSave(shelf)?.record.options)
    const found = await SoloSession.restore(this.parts())
    this.dealing = false
    if (found) this.take(found)
    return found !== undefined
  }

  private parts(): SoloParts {
    return { port: freshPort(), shelf, onNoRoom: () => this.set({ ...this.getSnapshot(), noRoom: true }) }
  }

  private take(got: SoloSession | Refusal): void {
    this.dealing = false
    if (got instanceof SoloSession) {
      got.setPace(settings.getSnapshot().pace)
      this.opened(got)
    } else this.set({ session: undefined, refusal: got })
  }
}

export const solo = new Solo()
