import type { Clock } from '../../clock.ts'
import type { VerifiedSessions } from './verified-sessions.ts'

/** Delay before open pages are notified, so that the one that ended the session has its new cookie by then, ms. */
const CLOSE_DELAY = 1_000

export type EndedSessions = ReturnType<typeof endedSessions>

/** Rejects the tokens of ended sessions and closes their connections: `tell` is called with the id of each session. */
export const endedSessions = (
  clock: Clock,
  verified: Pick<VerifiedSessions, 'forget'>,
  tell: (sid: string) => void,
) => ({
  end(sids: readonly string[]): void {
    verified.forget(sids)
    for (const sid of sids) clock.after(CLOSE_DELAY, () => tell(sid))
  },
})
