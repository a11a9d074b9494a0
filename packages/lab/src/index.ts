export { benchEngine, type Row } from './bench/engine.ts'
export { type Asked, interval, report, type SimulationReport } from './report.ts'
export { type Extras, type Played, playGame, runShare, type Share, type Spec } from './simulate.ts'
export { type Evidence, merge, type Tally, type Violation } from './tally.ts'
