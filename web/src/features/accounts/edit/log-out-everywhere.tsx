import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Dialog } from '../../../design/dialog.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Cluster } from '../../../design/layout.tsx'
import { useNotices } from '../../../design/notices.tsx'
import { useClient, useTopic } from '../../../live/client-context.ts'
import { useAction } from '../../../live/use-action.ts'
import { useGoTo } from '../../../routing/use-go-to.ts'
import { leavingMatch } from '../leaving-match.ts'
import { failureText } from './failure-text.ts'

interface LogOutEverywhereProps {
  readonly devices: number
  readonly onClose: () => void
}

/** Asks once, then logs out every device including this one. */
export const LogOutEverywhere = ({ devices, onClose }: LogOutEverywhereProps) => {
  const { refreshIdentity } = useClient()
  const match = useTopic('match').doc?.match
  const goTo = useGoTo()
  const { tell } = useNotices()
  const action = useAction('logOutEverywhere')
  const [isLeaving, setLeaving] = useState(false)
  const isBusy = action.isRunning || isLeaving
  const logOut = async () => {
    const { error } = await action.run({})
    if (error) {
      console.error('Logging out everywhere failed:', error)
      return
    }
    setLeaving(true)
    // Go home first: a guest cannot use this screen.
    await goTo('/')
    await refreshIdentity()
    tell('You are logged out everywhere.')
  }
  return (
    <Dialog title="Log out everywhere?" onClose={isBusy ? () => {} : onClose}>
      <p>
        {devices > 1
          ? `All ${devices} devices will be logged out, this one too.`
          : 'This is your only device. It will be logged out.'}
      </p>
      {match?.matchActive && <p>{leavingMatch(match)}</p>}
      <Cluster gap={12}>
        <Button look="danger" disabled={isBusy} onClick={logOut}>
          Log out everywhere
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          Stay logged in
        </Button>
      </Cluster>
      <ErrorLine>{failureText(action.error)}</ErrorLine>
    </Dialog>
  )
}
