import { type GameKind, type Json, seatOf, type Viewer } from '@sundown/engine'
import type { TableSettings } from '@sundown/protocol'
import type { Moment } from '../clock.ts'
import { type ClockState, clockViews } from './clocks.ts'
import { isOut, ownSight } from './kind.ts'
import type { Draft, Position } from './position.ts'
import { Channel, DelayLine, type Follower, type Frame, frameOf, type Glimpse } from './viewers.ts'

type Event = { readonly type: string }

/** What the people at a table are shown of a game: the only way anything of a game leaves the server. */
export class Show {
  private readonly names: { readonly table: string; readonly game: string }
  private readonly openToTheDead: boolean
  private readonly channels = new Map<Viewer, Channel>()
  /** The delayed view for spectators. It is kept up even while nobody watches, because it needs the past. */
  private readonly late: DelayLine | undefined

  constructor(names: { table: string; game: string }, settings: TableSettings, kind: GameKind, options: Json) {
    this.names = names
    this.openToTheDead = settings.eliminatedSeeAll && !kind.mayReturn(options)
    this.late = settings.spectators && settings.spectatorDelay > 0 ? new DelayLine(settings.spectatorDelay) : undefined
  }

  /** A step of a replay: only the delayed view needs it. */
  replayed(position: Position, events: readonly Event[]): void {
    if (!this.late) return
    const frame = frameOf(position, 'spectator', [])
    if (!this.channels.has('spectator')) this.channels.set('spectator', new Channel('spectator', frame, this.names))
    else this.late.put(frame, events, position.match)
    this.showLate(position)
  }

  /** From now on this follower is sent what the viewer may see, from a whole state on. */
  follow(follower: Follower, viewer: Viewer, position: Position, clocks: ClockState, now: Moment, { after, re, answered }: Since): void {
    const channel = this.channelOf(viewer, position, clocks, now)
    const events = position.since(after, channel.frame.seq)
    for (const other of this.channels.values()) if (other !== channel) this.leave(follower, other)
    channel.followers.add(follower)
    follower.send(channel.state(events, re, answered))
  }

  unfollow(follower: Follower): void {
    for (const channel of this.channels.values()) this.leave(follower, channel)
  }

  private leave(follower: Follower, channel: Channel): void {
    channel.followers.delete(follower)
    if (channel.followers.size === 0 && !this.isLate(channel.viewer)) this.channels.delete(channel.viewer)
  }

  get watched(): boolean {
    return [...this.channels.values()].some(({ followers }) => followers.size > 0)
  }

  /** Durable answers become visible: to everybody, or, if nobody else may notice them, to the seats that gave them. */
  publish(position: Position, drafts: readonly Draft[], clocks: ClockState, now: Moment): void {
    const noticed = drafts.filter(({ silent }) => !silent)
    const events = noticed.flatMap((draft) => draft.events)
    const silent = noticed.length === 0
    let seen: Glimpse | undefined
    for (const channel of [...this.channels.values()]) {
      const { viewer } = channel
      if (this.isLate(viewer) || (silent && !drafts.some(({ input }) => input.seat === viewer))) continue
      seen = channel.show(this.frame(viewer, position, clocks, now), events, seen)
    }
    if (silent || !this.late) return
    this.late.put(frameOf(position, 'spectator', []), events, position.match)
    this.showLate(position)
  }

  /** Clocks were stopped, started or given to somebody else. This is not a step of the game, so it has the number of the last one. */
  refresh(position: Position, clocks: ClockState, now: Moment): void {
    for (const channel of this.channels.values()) {
      if (!this.isLate(channel.viewer)) channel.show(this.frame(channel.viewer, position, clocks, now), [])
    }
  }

  /** The game was built again, and may be further than anybody was shown. */
  catchUp(position: Position, clocks: ClockState, now: Moment): void {
    for (const channel of this.channels.values()) {
      const { viewer, frame } = channel
      if (this.isLate(viewer) || frame.seq === position.seq) continue
      channel.show(this.frame(viewer, position, clocks, now), position.since(frame.seq, position.seq))
    }
  }

  private isLate(viewer: Viewer): boolean {
    return viewer === 'spectator' && this.late !== undefined
  }

  private showLate(position: Position): void {
    const channel = this.channels.get('spectator')
    for (const { frame, events } of this.late?.due(position.match) ?? []) channel?.show(frame, events)
  }

  private channelOf(viewer: Viewer, position: Position, clocks: ClockState, now: Moment): Channel {
    const known = this.channels.get(viewer)
    if (known && this.isLate(viewer)) return known
    const frame = this.frame(viewer, position, clocks, now)
    const channel = known ?? new Channel(viewer, frame, this.names)
    channel.frame = frame
    this.channels.set(viewer, channel)
    return channel
  }

  private frame(viewer: Viewer, position: Position, clocks: ClockState, now: Moment): Frame {
    return frameOf(position, viewer, clockViews(clocks, viewer, now), this.openFor(viewer, position))
  }

  /** What each seat alone sees: for somebody who is out, can never come back, and plays where the table allows it. */
  private openFor(viewer: Viewer, { match }: Position): Json[] | undefined {
    if (!this.openToTheDead || viewer === 'spectator' || !isOut(match, viewer)) return undefined
    return Array.from({ length: match.game.seats }, (_, seat) => ownSight(match, seatOf(seat)))
  }
}

export interface Since {
  readonly after?: number | undefined
  readonly re?: number | undefined
  /** His answer waits in a window: he is not asked again. */
  readonly answered?: boolean | undefined
}
