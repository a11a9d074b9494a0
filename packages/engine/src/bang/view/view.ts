import type { Viewer } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import { dutyView, ownWithDuty } from './own.ts'
import type { Parts } from './parts.ts'
import { seatViews } from './seats.ts'
import type { BangView } from './shown.ts'
import { tablePart } from './table.ts'

/** Built by copying in what the viewer may know. Parts that have not changed are the same objects as before, for all viewers. */
export const viewOf = (game: Bang, parts: Parts, viewer: Viewer): BangView => ({
  game: 'bang',
  viewer,
  seats: seatViews(game, parts),
  table: tablePart(game, parts),
  duty: dutyView(game),
  own: viewer === 'spectator' ? undefined : ownWithDuty(game, parts, viewer),
  over: game.over,
})
