import { later } from '../../app/later.ts'

/** It may come after the table: nothing is drawn between people before somebody aims or asks. */
export const Lines = later(() => import('./lines.tsx'))
