/** Trying the model on made-up people, and measuring what it begins with. Apart from the rest: a game needs none of it. */
export { judge } from './judge.ts'
export { playedBy } from './people.ts'
export { calibrationPlot } from './plot.ts'
export { measureStart } from './start.ts'
export { judgementTables } from './tables.ts'
