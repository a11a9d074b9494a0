import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

export const COOKIE = 'sundown'
/** As long as browsers keep any. */
const DAYS = 400

const attributes = (config: Config, request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  // Without https a browser would drop a cookie marked `Secure`. A proxy's word counts only if the proxy is trusted.
  secure: config.publicUrl?.startsWith('https:') === true || request.protocol === 'https',
})

export const setCookie = (config: Config, request: FastifyRequest, reply: FastifyReply, secret: string): FastifyReply =>
  reply.setCookie(COOKIE, secret, { ...attributes(config, request), maxAge: DAYS * 24 * 60 * 60 })

export const clearCookie = (config: Config, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(COOKIE, attributes(config, request))
