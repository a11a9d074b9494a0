export { type Chronicle, chronicle, type Deeds, type Fall, type LifeLine, type StoryEvent } from './chronicle.ts'
