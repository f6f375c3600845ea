import { hostOfThisMachine } from './origin.ts'

export interface LinkAddresses {
  /** The address that people type, as set by the operator. */
  readonly publicUrl: string | null
  /** Other addresses of this server, as set by the operator. */
  readonly linkUrls: readonly string[]
  /** The port if the server listens on the loopback interface only, without a proxy; otherwise null. */
  readonly localPort: () => number | null
}

/** The address that links in mails begin with, without a trailing slash; null if none can be trusted. */
export type LinkBase = (host: string | null) => string | null

const withoutSlash = (url: string): string => url.replace(/\/+$/, '')

/**
 * Chooses what links in mails begin with. A request for a mail to somebody else could name any host, so its host is
 * used only if it is on the operator's list.
 */
export const linkBase =
  ({ publicUrl, linkUrls, localPort }: LinkAddresses): LinkBase =>
  (host) => {
    if (publicUrl !== null) return withoutSlash(publicUrl)
    const listed = linkUrls.find((url) => new URL(url).host === host?.toLowerCase())
    if (listed !== undefined) return withoutSlash(listed)
    const port = localPort()
    return port !== null && host !== null && hostOfThisMachine(host) ? `http://localhost:${port}` : null
  }
