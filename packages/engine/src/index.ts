export { bang } from './bang/index.ts'
export * from './kernel/index.ts'
