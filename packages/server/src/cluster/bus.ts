import { Redis } from 'ioredis'
import { type Clock, every, type Timer } from '../clock.ts'
import { ConfigError } from '../config.ts'

/** What nodes say to each other. */
export type BusMessage = { readonly k: string; readonly [field: string]: unknown }

interface Envelope {
  readonly from: string
  /** Counts what one node has said to one other; nothing: said to all, and only a hint. */
  readonly n?: number
  readonly message: BusMessage
}

/** Milliseconds between two signs of life to a node one speaks with. */
const TICK = 1000
/** This many of its own signs later a node that has heard nothing of another, or of itself, believes that the way is broken. Counted, not timed: a moment in which a busy machine did nothing is no silence. */
const QUIET = 4
const DEAF = 3

/** The way to one other node. */
interface Peer {
  sent: number
  heard: number
  /** Ticks since something was heard. */
  quiet: number
}

/**
 * Messages between nodes, through Redis. It keeps nothing: what is lost is noticed by its number, at the latest with the next sign of life, and then everything
 * that went between the two nodes counts as broken. Those concerned come back and ask for what they have missed.
 */
export class Bus {
  readonly #node: () => string
  readonly #name: string
  readonly #out: Redis
  readonly #in: Redis
  readonly #peers = new Map<string, Peer>()
  readonly #left = new Set<string>()
  #ticking: Timer | undefined
  /** What this node said to itself, and has not heard. */
  #unheard = 0
  /** What went wrong with the first connection. */
  #said = ''
  /** To this node, or to all. */
  heard: (message: BusMessage, from: string) => void = () => undefined
  /** Something between this node and that one was lost, or may have been. */
  broken: (node: string) => void = () => undefined
  /** As far as is known. A node that is not, and silent, is not spoken to any more. */
  isThere: (node: string) => boolean = () => true
  readonly figures = { sent: 0, received: 0, breaks: 0 }

  private constructor(url: string, name: string, node: () => string) {
    this.#name = name
    this.#node = node
    // A line that breaks is noticed by what is missing; only the first is waited for.
    const failed = (error: Error) => {
      this.#said += `${error.message}\n`
    }
    this.#out = client(url).on('error', failed)
    this.#in = client(url).on('error', failed)
  }

  static async open(url: string, name: string, node: () => string, clock: Clock): Promise<Bus> {
    const bus = new Bus(url, name, node)
    try {
      await Promise.all([bus.#out.connect(), bus.#in.connect()])
      await bus.#out.publish(bus.#channel('all'), '')
      bus.#in.on('message', (_, text: string) => bus.#receive(text))
      await bus.#listen()
    } catch (error) {
      await bus.close()
      throw refusalOf(`${bus.#said}${error instanceof Error ? error.message : ''}`, url)
    }
    bus.#out.removeAllListeners('error').on('error', () => undefined)
    bus.#in.removeAllListeners('error').on('error', () => undefined)
    bus.#in.on('ready', () => void bus.#listen().catch(() => undefined))
    bus.#ticking = every(clock, TICK, async () => bus.#tick())
    return bus
  }

  /** Throws if this Redis cannot be used. */
  static async check(url: string): Promise<void> {
    const clock = { wall: () => 0, monotonic: () => 0, after: () => ({ cancel: () => undefined }) }
    await (await Bus.open(url, 'check', () => 'nobody', clock)).close()
  }

  async #listen(): Promise<void> {
    await this.#in.subscribe(this.#channel('all'), this.#channel(this.#node()))
  }

  /** The node has got a new name. If Redis is away, it listens to it as soon as that is back. */
  async rename(): Promise<void> {
    this.#peers.clear()
    await this.#in.unsubscribe().catch(() => undefined)
    await this.#listen().catch(() => undefined)
  }

  /** What is said here gets through, and what is said to this node arrives. */
  get hears(): boolean {
    return this.#unheard < DEAF
  }

  #channel(node: string): string {
    return `sundown:${this.#name}:${node}`
  }

  /** From now on nothing between the two may be lost unnoticed. */
  send(to: string, message: BusMessage): void {
    if (this.#left.has(to)) return
    const peer = this.#peerOf(to)
    this.#publish(to, { from: this.#node(), n: ++peer.sent, message })
  }

  /** To everybody else. A hint: it may be lost. */
  tellAll(message: BusMessage): void {
    this.#publish('all', { from: this.#node(), message })
  }

  #publish(to: string, envelope: Envelope): void {
    this.figures.sent++
    // What does not get through is missed at the other end, by its number.
    this.#out.publish(this.#channel(to), JSON.stringify(envelope)).catch(() => undefined)
  }

  #receive(text: string): void {
    if (text === '') return
    const { from, n, message }: Envelope = JSON.parse(text)
    if (from === this.#node()) {
      if (message.k === 'echo') this.#unheard = 0
      return
    }
    if (this.#left.has(from)) return
    this.figures.received++
    if (n === undefined) this.heard(message, from)
    else this.#receiveNext(from, n, message)
  }

  #receiveNext(from: string, n: number, message: BusMessage): void {
    const peer = this.#peerOf(from)
    peer.quiet = 0
    if (message.k === 'tick') {
      if (n !== peer.heard) this.#break(from, n)
      return
    }
    // The first message opens the way from that side.
    if (n !== peer.heard + 1 && n !== 1) this.#break(from, n)
    peer.heard = n
    if (message.k === 'broken') this.broken(from)
    else this.heard(message, from)
  }

  #peerOf(node: string): Peer {
    let peer = this.#peers.get(node)
    if (!peer) {
      peer = { sent: 0, heard: 0, quiet: 0 }
      this.#peers.set(node, peer)
    }
    return peer
  }

  /** The count goes on from there; what went between the two does not. */
  #break(node: string, heard: number): void {
    this.figures.breaks++
    this.#peerOf(node).heard = heard
    this.#giveUp(node)
  }

  /** The other side may have missed nothing: it has to know, or would wait for what nobody says any more. */
  #giveUp(node: string): void {
    this.send(node, { k: 'broken' })
    this.broken(node)
  }

  /** Nothing more is said to it. */
  forget(node: string): void {
    this.#peers.delete(node)
  }

  /** It has said good-bye: nothing more is said to it, and what it still says is for nobody. */
  ignore(node: string): void {
    this.#left.add(node)
  }

  #tick(): void {
    this.#publish(this.#node(), { from: this.#node(), message: { k: 'echo' } })
    if (++this.#unheard % DEAF === 0) this.#dialAnew()
    for (const [node, peer] of this.#peers) {
      this.#publish(node, { from: this.#node(), n: peer.sent, message: { k: 'tick' } })
      if (++peer.quiet < QUIET) continue
      peer.quiet = 0
      this.figures.breaks++
      this.#giveUp(node)
      // Only then: one that speaks on, though it was given up, would break with every word if it were forgotten with the first.
      if (!this.isThere(node)) this.forget(node)
    }
  }

  /** A line may be dead though nobody hung up. One that is down already comes back by itself. */
  #dialAnew(): void {
    for (const line of [this.#in, this.#out]) if (line.status === 'ready') line.disconnect(true)
  }

  async close(): Promise<void> {
    this.#ticking?.cancel()
    this.#out.disconnect()
    this.#in.disconnect()
  }
}

/** It comes back by itself, as often as it must; what is said meanwhile is lost. */
function client(url: string): Redis {
  return new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResubscribe: false,
    connectTimeout: 3000,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(100 * times, 1000),
  })
}

function refusalOf(said: string, url: string): ConfigError {
  const { hostname, port } = new URL(url)
  const name = `${hostname}:${port || 6379}`
  if (/WRONGPASS|NOAUTH|invalid username-password/i.test(said))
    return new ConfigError(`Redis at ${name} refuses the user or the password in REDIS_URL`)
  if (/NOPERM/.test(said)) {
    return new ConfigError(`the user in REDIS_URL may not publish and subscribe at ${name}: grant it the channels sundown:*`)
  }
  return new ConfigError(`Redis at ${name} cannot be reached: is it running, and is REDIS_URL right?`)
}
