import { firstOf } from '@sundown/engine/kernel'

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Nobody can guess these: the browser's own source. */
const randomHex = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)))
export const newSeed = (): string => randomHex(32)
export const newShare = (): string => randomHex(16)
export const randomBelow = (below: number): number => firstOf(crypto.getRandomValues(new Uint32Array(1))) % below
