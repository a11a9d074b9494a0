import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { nth } from '@sundown/engine'

/** Connections that go through the test, so that it can cut them. Each new one goes to the next target that answers. */
export class Wire {
  readonly port: number
  private readonly server: Server
  private readonly sockets = new Set<Socket>()
  private readonly targets: readonly number[]
  private next = 0
  private whole = true
  /** Targets that said they are not ready, or nothing. */
  private readonly down = new Set<number>()
  private watching: NodeJS.Timeout | undefined

  private constructor(server: Server, port: number, targets: readonly number[]) {
    this.server = server
    this.port = port
    this.targets = targets
    server.on('connection', (socket: Socket) => this.join(socket))
  }

  static async to(...targets: number[]): Promise<Wire> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    // It listens on a port: its address is never a name.
    return new Wire(server, (server.address() as AddressInfo).port, targets)
  }

  /** As a load balancer does: a target that is not ready gets no connection, and loses those it has. */
  watch(isReady: (target: number) => Promise<boolean>): void {
    const look = async (target: number) => {
      if (await isReady(target)) this.down.delete(target)
      else {
        this.down.add(target)
        for (const socket of this.sockets) if (socket.remotePort === target) socket.destroy()
      }
    }
    this.watching = setInterval(() => this.targets.map(look), 500)
  }

  private join(here: Socket, tried = 0): void {
    this.keep(here)
    if (!this.whole || tried >= this.targets.length) {
      here.destroy()
      return
    }
    const target = nth(this.targets, this.next++ % this.targets.length)
    if (this.down.has(target)) {
      this.join(here, tried + 1)
      return
    }
    const there = connect(target, '127.0.0.1')
    this.keep(there)
    there.once('error', () => (there.connecting || !there.readable ? this.join(here, tried + 1) : undefined))
    there.once('connect', () => {
      here.pipe(there)
      there.pipe(here)
      there.once('close', () => here.destroy())
      here.once('close', () => there.destroy())
    })
  }

  private keep(socket: Socket): void {
    if (this.sockets.has(socket)) return
    this.sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => this.sockets.delete(socket))
  }

  cut(): void {
    this.whole = false
    for (const socket of this.sockets) socket.destroy()
  }

  mend(): void {
    this.whole = true
  }

  close(): void {
    clearInterval(this.watching)
    this.cut()
    this.server.close()
  }
}
