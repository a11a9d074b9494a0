import websocket from '@fastify/websocket'
import { MAX_MESSAGE_BYTES } from '@sundown/protocol'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../refused.ts'
import type { HttpDeps } from './deps.ts'
import { refuse } from './errors.ts'
import { addressOf } from './household.ts'
import { JoinedSocket } from './joined.ts'
import { isStillKnown, somebody, type Visit } from './who.ts'

const GOING_AWAY = 1001

/** The live connection. Its owner is authenticated here; the live part handles the messages. */
export async function socketRoute(app: FastifyInstance, deps: HttpDeps): Promise<void> {
  const visits = new WeakMap<object, Visit>()

  app.route({
    method: 'GET',
    url: '/ws',
    schema: { hide: true },
    preValidation: async (request) => {
      if (!request.ws) return
      // Before it is a socket: so a proxy can send it on to another node.
      if (deps.live.closing) throw new Refused('server-closing')
      // Counted before the first `await`, so that many connections at the same moment are counted one by one.
      if (!deps.sockets.enter(request.raw.socket, addressOf(request), deps.config.socketsPerAddress)) throw new Refused('too-fast')
      visits.set(request, await somebody(deps, request))
    },
    handler: async (_, reply) => refuse(reply, 'bad-message', {}, 426),
    wsHandler: async (socket, request) => {
      const visit = visits.get(request)
      if (!visit) return socket.close()
      try {
        // Nothing is read before it is certain that he was not logged out or banned while connecting. From here on, ending his access also closes this socket.
        socket.pause()
        deps.sockets.add(socket, visit.key)
        const joined = new JoinedSocket(socket, request.raw.socket)
        deps.live.connect(joined, { person: visit.person, program: visit.program, address: addressOf(request) })
        if (!(await isStillKnown(deps, request, visit))) deps.sockets.close(visit.key)
        socket.resume()
      } catch (error) {
        deps.faults.caught('connection', error, 'a socket could not be taken over')
        socket.terminate()
      }
    },
  })
}

export const registerSockets = (app: FastifyInstance): FastifyInstance =>
  app.register(websocket, {
    // Compression only slows small messages down.
    options: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false },
    // A message too long, or a line cut in the middle: nothing that has to be told.
    errorHandler: (_, socket) => socket.terminate(),
    preClose(done) {
      // Who does not answer the good-bye is cut with all other lines.
      for (const client of this.websocketServer.clients) client.close(GOING_AWAY)
      this.websocketServer.close()
      done()
    },
  })
