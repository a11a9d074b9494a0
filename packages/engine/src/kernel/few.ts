import { absent } from './list.ts'
/** Whole numbers by place, of which nearly all are zero: only the others are kept, and looked through. */
export class Few {
  private readonly places: number[]
  private readonly numbers: number[]

  constructor(model?: Few) {
    this.places = model?.places.slice() ?? []
    this.numbers = model?.numbers.slice() ?? []
  }

  get isEmpty(): boolean {
    return this.places.length === 0
  }

  at(place: number): number {
    const { places } = this
    for (let i = 0; i < places.length; i++) if (places[i] === place) return this.numbers[i] ?? absent()
    return 0
  }

  put(place: number, number: number): void {
    const { places, numbers } = this
    const found = places.indexOf(place)
    if (found >= 0 && number !== 0) numbers[found] = number
    else if (found >= 0) this.drop(found)
    else if (number !== 0) {
      places.push(place)
      numbers.push(number)
    }
  }

  /** The last one takes its place. */
  private drop(found: number): void {
    const { places, numbers } = this
    places[found] = places.at(-1) ?? absent()
    numbers[found] = numbers.at(-1) ?? absent()
    places.pop()
    numbers.pop()
  }
}
