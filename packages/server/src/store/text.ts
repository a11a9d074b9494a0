/** Bytes that are no text make the database's own reading end the process: where nobody has looked yet, bytes are read. */
const decoder = new TextDecoder('utf-8', { fatal: true })

/** Nothing: they are none. */
export function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}
