import { Username } from '@trivium/wire/account-fields'

/** Screens with a username in their address. */
const OF_PLAYERS = /^\/(profile|stats|achievements)\/([^/]+)\/?$/

export type FindPlayer = (username: string) => Promise<{ readonly username: string } | null>

/**
 * The target of a player's address: the player, a redirect (`go`) to the current spelling, or nobody. Null
 * for an address of another kind. `go` is always a path of this site.
 */
export const playerPage = async (
  url: string,
  find: FindPlayer,
): Promise<'theirs' | 'nobodys' | { readonly go: string } | null> => {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  const [, screen, written] = OF_PLAYERS.exec(path) ?? []
  if (screen === undefined || written === undefined) return null
  const asked = Username.safeParse(decoded(written))
  const player = asked.success ? await find(asked.data) : null
  if (player === null) return 'nobodys'
  const name = encodeURIComponent(player.username)
  if (name === written) return 'theirs'
  return { go: `/${screen}/${name}${at < 0 ? '' : url.slice(at)}` }
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    // Invalid percent-encoding.
    return null
  }
}
