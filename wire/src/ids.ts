import { z } from 'zod'

/** A match id: 12 characters of base 58 (70 bits), unguessable. */
export const MatchId = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{12}$/, 'a match id has 12 letters and digits')

/** A friend match's key as typed or linked: six letters and digits, either case; spaces and dashes are ignored. */
export const FriendKey = z.string().min(6).max(12)
