import { useState } from 'react'
import { useNotices } from '../../../design/notices.tsx'
import { useClient } from '../../../live/client-context.ts'
import { useGoTo } from '../../../routing/use-go-to.ts'
import { useReturnPath } from './return-path.ts'

interface Enter {
  /** Refreshes the identity from the session cookie, and returns to the page the player came from. */
  readonly enter: (welcome: string) => Promise<void>
  /** True from the first call on: the page is about to change. */
  readonly isEntering: boolean
}

/** What happens after the server accepts a registration or a log-in. */
export const useSignIn = (): Enter => {
  const { refreshIdentity } = useClient()
  const { tell } = useNotices()
  const goTo = useGoTo()
  const path = useReturnPath()
  const [isEntering, setEntering] = useState(false)
  const enter = async (welcome: string) => {
    setEntering(true)
    // Navigate first: with the new identity this screen would say that the player is already logged in.
    await goTo(path, { replace: true })
    await refreshIdentity()
    tell(welcome)
  }
  return { enter, isEntering }
}
