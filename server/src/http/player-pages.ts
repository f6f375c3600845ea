import { Username } from '@trivium/wire/account-fields'

/** Screens whose address carries a username. */
const OF_PLAYERS = /^\/(profile|stats|achievements)\/([^/]+)\/?$/

export type FindPlayer = (username: string) => Promise<{ readonly username: string } | null>

/**
 * What an address of a player is: theirs, another's spelling of it (`go` says where it is now), of nobody, or null
 * for an address of another kind. `go` is always a path of ours.
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
    // Not an encoding of anything.
    return null
  }
}
