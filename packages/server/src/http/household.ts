import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** One household: an IPv4 address, or the part of an IPv6 address that a household gets. In memory only, never stored or logged. */
export function householdOf(address: string): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  // What '::' leaves out are zeros; only the first four groups count.
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ? tail.split(':') : [])].slice(0, 4).join(':')
}

/** Whom a request is counted to: the address itself, or the one that a trusted proxy names. */
export const addressOf = (request: FastifyRequest): string => householdOf(request.ip)
