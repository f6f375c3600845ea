import type { Limits } from '../functions/limits.ts'

/** Messages per heartbeat; a playing person sends at most a few per second. */
export const MAX_MESSAGES = 300
const MESSAGES_PER_PLAYER = { calls: 600, per: 10_000 } as const
const MESSAGES_PER_ADDRESS = { calls: 3_000, per: 10_000 } as const

/** Counts by player and by address or room: a player can have several sockets, and an address several players. */
export const isFlood = (limits: Limits, uid: string, address: string): boolean => {
  const no = limits.take('messages of', uid, MESSAGES_PER_PLAYER)
  if (no !== null) return true
  const room = limits.rooms.of(uid)?.messages
  const what = room?.what ?? 'messages from'
  return limits.take(what, address, room?.limit ?? MESSAGES_PER_ADDRESS) !== null
}
