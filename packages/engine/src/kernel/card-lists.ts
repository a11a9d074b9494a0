/**
 * What a table keeps by card. Typed lists are a quarter as large as plain ones; they lie side by side in one piece of memory, because a copy of six
 * pieces takes four times as long as a copy of one.
 */
export interface CardLists {
  /** The number of its last move. */
  readonly stay: Int32Array
  /** Which face it wears, and by face the card that wears it. */
  readonly face: Uint16Array
  readonly wearer: Uint16Array
  /** Who can know its face. */
  readonly known: Uint16Array
  /** By the last digits of a handle: the card that got it last. */
  readonly handles: Uint16Array
  /** Where it lies. */
  readonly zone: Uint8Array
}

/** A power of two, so that most handles that are asked for are found at once. */
export const HANDLES = 256

const WIDE = Int32Array.BYTES_PER_ELEMENT
const HALF = Uint16Array.BYTES_PER_ELEMENT

/** A piece of memory with room for the lists of this many cards. */
export const memoryFor = (cards: number): ArrayBuffer =>
  new ArrayBuffer(cards * (WIDE + 3 * HALF + Uint8Array.BYTES_PER_ELEMENT) + HANDLES * HALF)

export const listsIn = (memory: ArrayBuffer, cards: number): CardLists => {
  const stay = 0
  const face = stay + cards * WIDE
  const wearer = face + cards * HALF
  const known = wearer + cards * HALF
  const handles = known + cards * HALF
  const zone = handles + HANDLES * HALF
  return {
    stay: new Int32Array(memory, stay, cards),
    face: new Uint16Array(memory, face, cards),
    wearer: new Uint16Array(memory, wearer, cards),
    known: new Uint16Array(memory, known, cards),
    handles: new Uint16Array(memory, handles, HANDLES),
    zone: new Uint8Array(memory, zone, cards),
  }
}
