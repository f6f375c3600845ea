import { MINUTE } from '@trivium/rules/time'
import { z } from 'zod'
import { defineFunction } from '../define-function.ts'
import { SharedResult, ShareId } from '../documents/share.ts'
import { MatchId } from '../ids.ts'

const sometimes = { calls: 30, per: MINUTE } as const

/** Results that players share by a link. The page behind a link has its greeting from the server. */
export const shares = {
  /**
   * The key of the link to a finished game, and what others see there. Refusals: unknown-match, not-your-match,
   * match-not-over.
   */
  shareGame: defineFunction({
    access: 'player',
    limit: sometimes,
    input: z.strictObject({ gameId: MatchId }),
    output: z.strictObject({ id: ShareId, result: SharedResult }),
  }),
}
