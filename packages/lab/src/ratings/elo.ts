import { nth } from '@sundown/engine'
import { add } from '../add.ts'

/** What most sites do: one number for each person, and everybody who won has beaten everybody who lost. */
const START = 1500
const K = 32

export class Elo {
  private readonly ratings: number[]

  constructor(people: number) {
    this.ratings = Array.from({ length: people }, () => START)
  }

  of(person: number): number {
    return nth(this.ratings, person)
  }

  /** Of each person at a table: how likely he wins. Elo knows no roles. */
  chances(people: readonly number[]): readonly number[] {
    return people.map((person) => mean(people.filter((other) => other !== person).map((other) => this.expected(person, other))))
  }

  played(people: readonly number[], won: readonly boolean[]): void {
    const changes = people.map((person, i) => {
      const others = people.filter((_, j) => won[j] !== won[i])
      return others.length === 0 ? 0 : K * mean(others.map((other) => (won[i] ? 1 : 0) - this.expected(person, other)))
    })
    for (const [i, person] of people.entries()) add(this.ratings, person, nth(changes, i))
  }

  private expected(person: number, other: number): number {
    return 1 / (1 + 10 ** ((nth(this.ratings, other) - nth(this.ratings, person)) / 400))
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)
