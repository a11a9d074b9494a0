const NARROW = /[ijlrtf!.,' ’]/g
const WIDE = /[mwMWGOQH]/g
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** The size at which a text in wood type is no wider than `max`. */
export const fit = (text: string, big: number, max: number) =>
  Math.min(big, max / ((text.length - count(text, NARROW) * 0.38 + count(text, WIDE) * 0.34) * 0.565))
