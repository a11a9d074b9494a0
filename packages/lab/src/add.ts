import { nth } from '@sundown/engine'

/** Adds to the number at a place, and tells what it comes to. */
export function add(numbers: number[] | Uint8Array, place: number, amount: number): number {
  const sum = nth(numbers, place) + amount
  numbers[place] = sum
  return sum
}
