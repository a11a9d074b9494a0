/** This many looks in a row, a second apart, before a node believes that it is cut off: less may be a restart, or a moment of a busy machine. */
const SURE = 3
/** What another has said of itself counts for this many looks: fewer than that, so that nobody who fell silent makes others believe it. */
const FRESH = 2

/** What a node knows of itself and of the others at one look. */
export interface Look {
  /** The database answers this node. */
  readonly reachesStore: boolean
  /** What this node says comes back to it through Redis. */
  readonly hearsItself: boolean
  /** Another has noted in the database that Redis serves it. */
  readonly othersHear: boolean
}

/**
 * Whether a node is cut off. What nobody reaches is down, and everybody waits for it; what only this node does not reach is this node's own trouble. Each of the two
 * ways, the database and Redis, tells what others have of the other one.
 */
export class Reach {
  #alone = 0
  /** Nodes that say, through Redis, that the database answers them; for how many looks that counts. */
  readonly #others = new Map<string, number>()

  get isCutOff(): boolean {
    return this.#alone >= SURE
  }

  /** Another says whether the database answers it. */
  heard(node: string, reachesStore: boolean): void {
    if (reachesStore) this.#others.set(node, FRESH)
    else this.#others.delete(node)
  }

  look({ reachesStore, hearsItself, othersHear }: Look): void {
    const alone = reachesStore ? !hearsItself && othersHear : !hearsItself || this.#others.size > 0
    this.#alone = alone ? this.#alone + 1 : 0
    for (const [node, left] of [...this.#others]) {
      if (left > 1) this.#others.set(node, left - 1)
      else this.#others.delete(node)
    }
  }
}
