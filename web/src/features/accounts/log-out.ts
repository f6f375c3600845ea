import { useState } from 'react'
import { useNotices } from '../../design/notices.tsx'
import { useClient } from '../../live/client-context.ts'
import { useGoTo } from '../../routing/use-go-to.ts'

/** Logs out and goes home, where the player continues as a guest. A failure is shown and logged. */
export const useLogOut = () => {
  const { call, refreshIdentity } = useClient()
  const goTo = useGoTo()
  const { tell } = useNotices()
  const [isRunning, setRunning] = useState(false)

  const logOut = async (): Promise<void> => {
    setRunning(true)
    const { error } = await call('logOut', {})
    if (error) {
      console.error('Logging out failed:', error)
      tell(error.message, 'problem')
    } else {
      // Go home first: a guest may not be able to use the current screen.
      await goTo('/')
      await refreshIdentity()
      tell('You are logged out.')
    }
    setRunning(false)
  }

  return { logOut: () => void logOut(), isRunning }
}
