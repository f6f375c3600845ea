/** The parts of an address inside the app: '/daily', '?day=2026-11-21', '#top'. */
export interface Path {
  readonly pathname: string
  /** With '?', or ''. */
  readonly search: string
  /** With '#', or ''. */
  readonly hash: string
}

/** An address that the page has or had. */
export interface Location extends Path {
  /** What the page kept with the address; null if nothing. */
  readonly state: unknown
  /** Different for each visit. */
  readonly key: string
}

/** Where to go: an address, or its parts. Without a path the page keeps its own. */
export type To = string | Partial<Path>

/** How the player came to an address. `POP`: by loading the page, or with the browser's back or forward button. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE'

export const createPath = ({ pathname = '', search = '', hash = '' }: Partial<Path>): string =>
  pathname + search + hash

/** The parts of an address relative to a page's path. */
export const resolvePath = (to: To, pathname: string): Path => {
  const parts = typeof to === 'string' ? parsePath(to) : to
  return { pathname: parts.pathname || pathname, search: parts.search ?? '', hash: parts.hash ?? '' }
}

const parsePath = (address: string): Path => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { pathname, search, hash }
}
