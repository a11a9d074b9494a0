export { type Chronicle, chronicle, type Deeds, type Fall, type LifeLine, type StoryEvent } from './chronicle.ts'
export { interval } from './interval.ts'
export { type BestShot, type Strength, type Turning, turningPoints } from './turning.ts'
