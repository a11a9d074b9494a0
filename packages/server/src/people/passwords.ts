import { hash, verify } from '@node-rs/argon2'
import { Refused } from '../refused.ts'

/** argon2id; 19 MiB and two passes, as OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each takes a thread and 19 MiB, so only this many run and wait. */
const AT_ONCE = 2
const WAITING = 64

export interface Passwords {
  hash(password: string): Promise<string>
  /** Without a hash, because there is no such account, it takes just as long and is never right. Strangers wait behind everybody else. */
  isRight(password: string, hash: string | null | undefined, stranger?: boolean): Promise<boolean>
}

interface Waiting {
  readonly stranger: boolean
  readonly go: () => void
  readonly refuse: () => void
}

export function createPasswords(): Passwords {
  let running = 0
  let waiting: Waiting[] = []
  let nobodys: Promise<string> | undefined

  async function inTurn<T>(stranger: boolean, work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING) makeRoom(stranger)
      await new Promise<void>((go, refused) => {
        const mine = { stranger, go, refuse: () => refused(new Refused('too-fast')) }
        // Strangers behind the others.
        waiting = stranger
          ? [...waiting, mine]
          : [...waiting.filter((one) => !one.stranger), mine, ...waiting.filter((one) => one.stranger)]
      })
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next.go()
      else running -= 1
    }
  }

  /** The last stranger in line makes room for somebody who is not one. */
  function makeRoom(stranger: boolean): void {
    const last = waiting.at(-1)
    if (stranger || !last?.stranger) throw new Refused('too-fast')
    waiting.pop()
    last.refuse()
  }

  return {
    hash: (password) => inTurn(false, () => hash(password.normalize('NFKC'), COST)),
    isRight: (password, known, stranger = false) =>
      inTurn(stranger, async () => {
        nobodys ??= hash('nobody has this password', COST)
        const right = await verify(known ?? (await nobodys), password.normalize('NFKC'))
        return right && known !== null && known !== undefined
      }),
  }
}
