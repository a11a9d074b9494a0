import { setsNeeded } from '@sundown/engine'
import type { Refusal } from '../session/session.ts'
import { type SoloParts, SoloSession, type SoloWishes, soloSetup } from '../session/solo.ts'
import { pagePort, type SoloPort } from '../session/solo-port.ts'
import { readSave } from '../session/solo-save.ts'
import { Store } from '../session/store.ts'
import { settings } from './settings.ts'
import { shelf } from './shelf.ts'

export interface SoloState {
  readonly session: SoloSession | undefined
  readonly refusal: Refusal | undefined
}

let spare: SoloPort | undefined

/** Has the worker ready for such a game: then it begins at once, also when the network is gone by then. */
export function prepare(wishes: SoloWishes): void {
  spare ??= pagePort()
  void spare.ask({ do: 'prepare', setup: soloSetup(wishes) })
}

function parts(): SoloParts {
  const port = spare ?? pagePort()
  spare = undefined
  return { port, shelf }
}

/** The game against bots in this page: there is at most one. */
class Solo extends Store<SoloState> {
  private dealing = false

  constructor() {
    super({ session: undefined, refusal: undefined })
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
    this.take(await SoloSession.start(soloSetup(wishes), { ...parts(), opening }))
  }

  /** False: there is nothing to go on with. */
  async restore(): Promise<boolean> {
    if (this.dealing || this.getSnapshot().session) return true
    this.dealing = true
    this.sets = setsNeeded(readSave(shelf)?.record.options)
    const found = await SoloSession.restore(parts())
    this.dealing = false
    if (found) this.take(found)
    return found !== undefined
  }

  private take(got: SoloSession | Refusal): void {
    this.dealing = false
    if (got instanceof SoloSession) {
      got.setPace(settings.getSnapshot().pace)
      this.set({ session: got, refusal: undefined })
    } else this.set({ session: undefined, refusal: got })
  }
}

export const solo = new Solo()
