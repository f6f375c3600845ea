import type { IncomingHttpHeaders } from 'node:http'

export interface OriginHints {
  /** What the operator says people type. */
  readonly publicUrl: string | null
  /** The operator's own proxy stands in front and passes on the host that was asked for. */
  readonly trustProxy: boolean
}

const OF_THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/
/** Whether a host that a request names is the machine that it reaches. */
export const hostOfThisMachine = (host: string): boolean => OF_THIS_MACHINE.test(host)
const HOST = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i

/**
 * The address under which people find the server: what the operator set, else the host that the request names, where
 * it is this machine or a proxy of ours vouches for it. Null otherwise: whoever asks could name any host.
 */
export const originOf = (
  request: { readonly headers: IncomingHttpHeaders; readonly protocol: string },
  { publicUrl, trustProxy }: OriginHints,
): string | null => {
  if (publicUrl !== null) return new URL(publicUrl).origin
  const host = request.headers.host ?? ''
  const isTrusted = hostOfThisMachine(host) || (trustProxy && HOST.test(host))
  // Behind a proxy the protocol is what a header says, which is anything: it goes into pages.
  const scheme = request.protocol === 'https' ? 'https' : 'http'
  return isTrusted ? `${scheme}://${host.toLowerCase()}` : null
}
