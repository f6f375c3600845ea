import type { Clock } from '../../clock.ts'
import type { VerifiedSessions } from './verified-sessions.ts'

/** Delay before open pages are notified, so that the one that ended the session has its new cookie by then, ms. */
const CLOSE_DELAY = 1_000

export type EndedSessions = ReturnType<typeof endedSessions>

export interface EndedSessionsDependencies {
  readonly clock: Clock
  readonly verified: Pick<VerifiedSessions, 'forget'>
  /** Closes the connections of a session. */
  readonly tell: (sid: string) => void
  /** Passes the sessions on to the other processes. */
  readonly announce: (sids: readonly string[]) => void
}

/** Rejects the tokens of ended sessions and closes their connections. */
export const endedSessions = ({ clock, verified, tell, announce }: EndedSessionsDependencies) => {
  const endHere = (sids: readonly string[]): void => {
    verified.forget(sids)
    for (const sid of sids) clock.after(CLOSE_DELAY, () => tell(sid))
  }
  return {
    /** Another process has ended these sessions. */
    endHere,
    end(sids: readonly string[]): void {
      endHere(sids)
      if (sids.length > 0) announce(sids)
    },
  }
}
