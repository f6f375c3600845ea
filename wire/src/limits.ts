/** Raised when an old page can no longer talk to a new server: the server then tells it to reload. */
export const PROTOCOL = 1

/** A function's body over HTTP, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024

/** One message on the live socket, in bytes. */
export const MAX_LIVE_MESSAGE_BYTES = 16 * 1024

/** A client gives up on a function call after this (specification, point 9), ms. */
export const CALL_TIMEOUT = 70_000

/** Both ends speak at least this often, ms; a peer silent for twice as long is gone. */
export const HEARTBEAT = 10_000

/** A bearer token lives this long, ms; the page asks for the next one before. */
export const TOKEN_LIFE = 15 * 60_000

/** So many games alone may be begun in a day, with those gone on with: by a player, and from an address. */
export const GAMES_A_DAY = { player: 1_000, address: 10_000 } as const
