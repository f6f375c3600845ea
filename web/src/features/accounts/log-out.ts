import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useNotices } from '../../design/notices.tsx'
import { useClient } from '../../live/client-context.ts'

/** Logs out and goes home, where the player continues as a guest. A failure is shown and logged. */
export const useLogOut = () => {
  const { call, refreshIdentity } = useClient()
  const navigate = useNavigate()
  const { tell } = useNotices()
  const [isRunning, setRunning] = useState(false)

  const logOut = async (): Promise<void> => {
    setRunning(true)
    const { error } = await call('logOut', {})
    if (error) {
      console.error('Logging out failed:', error)
      tell(error.message)
    } else {
      // Go home first: a guest may not be able to use the current screen.
      await navigate('/')
      await refreshIdentity()
      tell('You are logged out.')
    }
    setRunning(false)
  }

  return { logOut: () => void logOut(), isRunning }
}
