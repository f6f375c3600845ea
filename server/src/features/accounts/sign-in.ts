import type { Browser } from '../../functions/handlers.ts'
import { newId, type Random } from '../../random.ts'
import type { Sessions } from './sessions.ts'

export interface SignInDependencies {
  readonly sessions: Sessions
  readonly random: Random
  /** Remembers this browser as one that the player uses. */
  readonly know: (uid: string, device: string) => Promise<void>
}

export type SignIn = ReturnType<typeof createSignIn>

/**
 * Signs a player in at a browser with a new session and a new cookie, so that a cookie that somebody planted
 * or stole before is worthless. The old session ends.
 */
export const createSignIn = ({ sessions, random, know }: SignInDependencies) => ({
  /**
   * `stillMay` is called after the session is created. If something ends all sessions of the player before
   * that call, `stillMay` notices and the result is false; if later, this session ends too.
   */
  async enter(uid: string, browser: Browser, stillMay = async () => true): Promise<boolean> {
    const device = browser.device ?? newId(random, 32)
    const { cookie, sid } = await sessions.start(uid, browser.userAgent)
    if (!(await stillMay())) {
      await sessions.endOne(uid, sid)
      return false
    }
    await know(uid, device)
    if (browser.session !== null) await sessions.endByCookie(browser.session)
    browser.setSession(cookie)
    browser.setDevice(device)
    return true
  },
})
