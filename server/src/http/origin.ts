import type { IncomingHttpHeaders } from 'node:http'

export interface OriginHints {
  /** The address that people type, as set by the operator. */
  readonly publicUrl: string | null
  /** Whether a proxy of the operator is in front and passes on the requested host. */
  readonly trustProxy: boolean
}

const OF_THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/
/** Whether the host named in a request is this machine. */
export const hostOfThisMachine = (host: string): boolean => OF_THIS_MACHINE.test(host)
const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i

/**
 * The address under which people find the server: the operator's setting, else the requested host if it is this
 * machine or confirmed by a trusted proxy. Otherwise null, because a request can name any host.
 */
export const originOf = (
  request: { readonly headers: IncomingHttpHeaders; readonly protocol: string },
  { publicUrl, trustProxy }: OriginHints,
): string | null => {
  if (publicUrl !== null) return new URL(publicUrl).origin
  const host = request.headers.host ?? ''
  const isTrusted = hostOfThisMachine(host) || (trustProxy && HOST.test(host))
  // Behind a proxy the protocol comes from a header, which could contain anything, and it is inserted into pages.
  const scheme = request.protocol === 'https' ? 'https' : 'http'
  return isTrusted ? `${scheme}://${host.toLowerCase()}` : null
}
