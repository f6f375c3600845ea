import type { Guest } from './guest.ts'
import type { GameServer } from './server.ts'

/** Called in every state that a tour reaches. */
export type Look = (state: string) => Promise<void>

/** A walk through screens and states. */
export type Tour = (guest: Guest, server: GameServer, look: Look) => Promise<void>
