/** Increase this when old pages can no longer talk to a new server, which then asks them to reload. */
export const PROTOCOL = 1

/** Maximum body of a function call over HTTP, in bytes. */
export const MAX_BODY_BYTES = 64 * 1024

/** Maximum message on the live socket, in bytes. */
export const MAX_LIVE_MESSAGE_BYTES = 16 * 1024

/** A client gives up on a function call after this (specification, point 9), ms. */
export const CALL_TIMEOUT = 70_000

/** Both ends send at least this often, ms; a peer that is silent for twice as long counts as gone. */
export const HEARTBEAT = 10_000

/** Lifetime of a bearer token, ms; the page requests the next one before. */
export const TOKEN_LIFE = 15 * 60_000

/** The maximum number of single-player games begun or continued in a day, by a player and from an address. */
export const GAMES_A_DAY = { player: 1_000, address: 10_000 } as const
