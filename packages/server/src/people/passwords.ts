import { hash, verify } from '@node-rs/argon2'
import { Refused } from '../refused.ts'

/** argon2id; 19 MiB and two passes, as OWASP advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Each takes a thread and 19 MiB, so only so many run and wait. */
const AT_ONCE = 2
const WAITING = 64

export interface Passwords {
  hash(password: string): Promise<string>
  /** With no hash, because there is no such account, it takes as long and is never right. */
  isRight(password: string, hash: string | null | undefined): Promise<boolean>
}

export function createPasswords(): Passwords {
  let running = 0
  const waiting: (() => void)[] = []
  let stranger: Promise<string> | undefined

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING) throw new Refused('too-fast')
      await new Promise<void>((go) => waiting.push(go))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFKC'), COST)),
    isRight: (password, known) =>
      inTurn(async () => {
        stranger ??= hash('nobody has this password', COST)
        const right = await verify(known ?? (await stranger), password.normalize('NFKC'))
        return right && known !== null && known !== undefined
      }),
  }
}
