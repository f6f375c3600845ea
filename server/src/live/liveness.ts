/**
 * `heard`: the client sent something since the last heartbeat. `silent`: nothing since then. `pinged`: nothing since the
 * heartbeat before either, although it was pinged. `lost`: it did not even answer that ping.
 */
export type Liveness = 'heard' | 'silent' | 'pinged' | 'lost'

const NEXT = { heard: 'silent', silent: 'pinged', pinged: 'lost', lost: 'lost' } as const

/** The state after a heartbeat; anything heard between two heartbeats makes it `heard` again. */
export const onBeat = (liveness: Liveness): Liveness => NEXT[liveness]
