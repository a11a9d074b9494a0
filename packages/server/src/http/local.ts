import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

/** A local request comes from the same address it goes to. A proxy on this machine makes everybody look local, but it adds a header that says for whom it asks. */
export const isLocal = ({ headers, socket: { remoteAddress, localAddress } }: FastifyRequest): boolean =>
  remoteAddress !== undefined &&
  (LOOPBACK.test(remoteAddress) || remoteAddress === localAddress) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined
