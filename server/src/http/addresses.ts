import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
/**
 * An internet connection gets at least a whole /64, so all addresses with these 64 bits belong to one
 * subscriber.
 */
const OF_ONE_LINE = 4

/** The groups of an IPv6 address in its shortest form. */
const groupsOf = (address: string): string[] => {
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: GROUPS - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right]
}

/**
 * The key that limits count by: the address, or the first 64 bits of an IPv6 address, because every home has
 * 2^64 IPv6 addresses. An IPv4 address is the same however it is written. A closed connection has no address.
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

/** The address that a request came from. A proxy's header is trusted only if the settings say so. */
export const addressOf = (request: IncomingMessage, trustProxy: boolean): string => {
  // The last entry is the proxy's; the client may have sent the others.
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  return (trustProxy && forwarded) || (request.socket.remoteAddress ?? '')
}
