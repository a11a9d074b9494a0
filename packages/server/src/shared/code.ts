import { createHmac } from 'node:crypto'
import { sameSecret } from '../secrets.ts'

/** What the code of a link says. */
export interface SharedCode {
  readonly game: string
  /** Whoever made it wanted the names told. */
  readonly named: boolean
}

/** 96 bits: nobody adds the names to a link that was made without. */
const LENGTH = 16

/**
 * The codes of links to finished games. Nothing is stored: a game is known by its id, which nobody guesses, and that names may be told is signed by the house.
 */
export class SharedCodes {
  readonly #key: Uint8Array

  /** `secret`: of this house, and lasting. */
  constructor(secret: string) {
    this.#key = createHmac('sha256', secret).update('links to games').digest()
  }

  #sign(game: string): string {
    return createHmac('sha256', this.#key).update(game).digest('base64url').slice(0, LENGTH)
  }

  write({ game, named }: SharedCode): string {
    return named ? `${game}.${this.#sign(game)}` : game
  }

  /** Undefined if it is not a code. A code signed by another server, or by this one before it lost its key, still leads to the game, without names. */
  read(code: string): SharedCode | undefined {
    const [, game = '', signed] = /^([a-z0-9]{16})(?:\.([\w-]{16}))?$/.exec(code) ?? []
    return game === '' ? undefined : { game, named: signed !== undefined && sameSecret(signed, this.#sign(game)) }
  }
}
