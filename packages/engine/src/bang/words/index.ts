export { loadFirstWords, loadRulings, loadWords } from './load.ts'
export { goalOf, type Teller, teller, type Words } from './teller.ts'
export { type Entry, type FieldWords, LANGUAGES, type Language, type SetWords, type TableWords } from './types.ts'
