import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
/** A line gets at least these: whoever has one address among them has them all. */
const OF_ONE_LINE = 4

/** The groups of an IPv6 address that is written in its shortest form. */
const groupsOf = (address: string): string[] => {
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: GROUPS - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right]
}

/**
 * What limits count by: the address, and of an IPv6 address the first 64 bits, because every home has 2^64 of them.
 * An IPv4 address is the same however it is written. A connection that has gone meanwhile has none.
 */
export const rateLimitKey = (address: string | undefined): string => {
  if (address === undefined) return ''
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const bare = address.replace(/%.*$/, '')
  if (!isIPv6(bare)) return address
  const shortest = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  return `${groupsOf(shortest).slice(0, OF_ONE_LINE).join(':')}::/64`
}

/** The address that a request came from. A proxy's header is believed only where settings say so. */
export const addressOf = (request: IncomingMessage, trustProxy: boolean): string => {
  // The last entry is the proxy's own; the others are whatever the client said.
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return (trustProxy && forwarded) || (request.socket.remoteAddress ?? '')
}
