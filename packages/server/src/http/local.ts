import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/

/** Only this machine has the address it is asked at. A proxy on it makes the whole world look local, but says for whom it asks. */
export const isLocal = ({ headers, socket: { remoteAddress, localAddress } }: FastifyRequest): boolean =>
  remoteAddress !== undefined &&
  (LOOPBACK.test(remoteAddress) || remoteAddress === localAddress) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined
