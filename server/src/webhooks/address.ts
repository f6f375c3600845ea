import { lookup as lookUp } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that no public chat is in: this machine, local networks, and other notations of them. */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4')
/** Of IPv6 only the global unicast range is public, without the parts that carry an IPv4 address. */
const PUBLIC_V6 = new BlockList()
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6')

/** Whether an IP address is outside the public internet. */
export const isPrivateAddress = (address: string): boolean => {
  if (isIP(address) === 4) return PRIVATE.check(address, 'ipv4')
  return !PUBLIC_V6.check(address, 'ipv6') || PRIVATE.check(address, 'ipv6')
}

export type AddressProblem = 'webhook-address' | 'webhook-not-https' | 'webhook-private'

const isLocalName = (host: string): boolean =>
  host === 'localhost' || /\.(localhost|local|internal)$/.test(host)

/**
 * What is wrong with a webhook's address as written. A name that resolves to a private network is found only at lookup,
 * by `publicLookup`.
 */
export const addressProblem = (written: string, allowsPrivate: boolean): AddressProblem | null => {
  if (!URL.canParse(written)) return 'webhook-address'
  const { protocol, hostname, username, password } = new URL(written)
  if ((protocol !== 'https:' && protocol !== 'http:') || username !== '' || password !== '')
    return 'webhook-address'
  if (allowsPrivate) return null
  if (protocol !== 'https:') return 'webhook-not-https'
  const bare = hostname.replace(/^\[|\]$|\.$/g, '')
  const isForbidden = isIP(bare) === 0 ? isLocalName(bare) : isPrivateAddress(bare)
  return isForbidden ? 'webhook-private' : null
}

/** A name resolved to an address in a private network. */
export class PrivateAddressError extends Error {}

/**
 * Resolves a name for the connection being made and fails on private addresses. A check when the address was entered would
 * not be enough, because a name can resolve to something else later.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error !== null || first === undefined) return callback(error ?? new Error('no address'), '', 0)
    if (found.some(({ address }) => isPrivateAddress(address)))
      return callback(new PrivateAddressError(hostname), '', 0)
    if (options.all === true) return callback(null, found)
    return callback(null, first.address, first.family)
  })
}

/** Enough of an address to recognise the webhook, and too little to post to it. */
export const maskedUrl = (url: string): string => `${new URL(url).origin}/…${url.slice(-4)}`
