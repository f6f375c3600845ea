import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { MatchId } from '../ids.ts'

const Nothing = z.strictObject({})
const often = { calls: 30, per: 60_000 } as const

export const matchmaking = {
  /**
   * Starts the search for a ranked opponent; calling again changes nothing. Refusals: active-match, queue-paused.
   */
  joinQueue: defineFunction({
    access: 'player',
    seeksOpponent: true,
    limit: often,
    input: Nothing,
    output: Nothing,
  }),
  /** Ends the search; if there is none, nothing happens. */
  leaveQueue: defineFunction({ access: 'player', limit: often, input: Nothing, output: Nothing }),
  /** Opens a casual match against a bot at once. Refusal: active-match. */
  practise: defineFunction({
    access: 'player',
    limit: often,
    beginsGame: true,
    input: z.strictObject({ strength: z.enum(['novice', 'regular', 'expert']) }),
    output: z.strictObject({ matchId: MatchId }),
  }),
}
