import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { type Answer, readAnswer } from '@sundown/engine'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
/** All answers look alike from outside. */
const LENGTH = 1024

/** Where an answer belongs. It is of no use anywhere else. */
export interface Place {
  readonly game: string
  readonly question: number
  readonly seat: number
}

const nameOf = ({ game, question, seat }: Place): string => `${game} ${question} ${seat}`
const keyOf = (secret: string, place: Place): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, place.game, 'an answer in a window', 32))

/** An answer as it waits on the disk: whoever cannot know the deal cannot read it, and none is longer than another. */
export function sealAnswer(secret: string, place: Place, answer: Answer): string {
  const text = JSON.stringify(answer)
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret, place), iv).setAAD(Buffer.from(nameOf(place)))
  const padded = text.padEnd(Math.ceil(Buffer.byteLength(text) / LENGTH) * LENGTH)
  return Buffer.concat([iv, cipher.update(padded, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

/** Nothing: it was sealed for another place, with another secret, or is damaged. */
export function unsealAnswer(secret: string, place: Place, sealed: string): Answer | undefined {
  const bytes = Buffer.from(sealed, 'base64')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined
  const decipher = createDecipheriv(CIPHER, keyOf(secret, place), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(nameOf(place)))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    return readAnswer(JSON.parse(text))
  } catch {
    return undefined
  }
}
