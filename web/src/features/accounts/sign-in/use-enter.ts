import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useNotices } from '../../../design/notices.tsx'
import { useClient } from '../../../live/client-context.ts'
import { useReturnPath } from './return-path.ts'

interface Enter {
  /** Goes on as whoever the session's cookie now says, back to where the player came from. */
  readonly enter: (welcome: string) => Promise<void>
  /** True from the first call on: the screen is about to be left. */
  readonly isEntering: boolean
}

/** What follows on the server's yes to a registration or a log-in. */
export const useEnter = (): Enter => {
  const { anew } = useClient()
  const { tell } = useNotices()
  const navigate = useNavigate()
  const path = useReturnPath()
  const [isEntering, setEntering] = useState(false)
  const enter = async (welcome: string) => {
    setEntering(true)
    // Away first: for the player one becomes, this screen would say that they are in already.
    await navigate(path, { replace: true })
    await anew()
    tell(welcome)
  }
  return { enter, isEntering }
}
