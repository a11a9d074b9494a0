import type { BangView } from '@sundown/engine'
import type { ToldEvent } from '../session/played.ts'

export type Told = ToldEvent<'bang'>
export type CardView = NonNullable<BangView['table']['top']>

export const card = (handle: number, id: string, suit: CardView['suit'] = 'hearts', rank: CardView['rank'] = '6'): CardView => ({
  card: handle,
  id,
  suit,
  rank,
})
