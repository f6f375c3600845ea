import { hostOfThisMachine } from './origin.ts'

export interface LinkAddresses {
  /** What the operator says people type. */
  readonly publicUrl: string | null
  /** Other addresses of this server, by the operator's word. */
  readonly linkUrls: readonly string[]
  /** The port, where the server listens for this machine alone and no proxy stands in front; else null. */
  readonly localPort: () => number | null
}

/** The address that a link in a mail begins with, without a slash at the end; null where none is known to be right. */
export type LinkBase = (host: string | null) => string | null

const withoutSlash = (url: string): string => url.replace(/\/+$/, '')

/**
 * What links in mails begin with. Whoever asks for a mail to somebody else could name any host: theirs counts only where
 * it is on the operator's list.
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
