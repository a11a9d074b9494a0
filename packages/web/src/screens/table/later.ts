import { later } from '../../app/later.ts'

/** It may come after the table: nothing is drawn between people before somebody aims or asks. */
export const Lines = later(() => import('./lines.tsx'))

/** What is neither a card nor a seat is seldom asked for. */
export const Values = later(async () => ({ default: (await import('./values.tsx')).Values }))
