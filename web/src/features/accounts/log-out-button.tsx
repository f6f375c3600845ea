import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../design/button.tsx'
import { useTopic } from '../../live/client-context.ts'
import { LeaveMatchDialog } from './leave-match-dialog.tsx'
import { useLogOut } from './log-out.ts'

/** Logs out at once, or after a confirmation during a match. */
export const LogOutButton = ({ onFollow }: { onFollow: (() => void) | undefined }) => {
  const { logOut, isRunning } = useLogOut()
  const match = useTopic('match').doc?.match
  const isPlaying = match?.matchActive === true
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    onFollow?.()
    logOut()
  }
  return (
    <>
      <Button disabled={isRunning} onClick={isPlaying ? () => setAsking(true) : leave}>
        <LogOut size={20} aria-hidden="true" />
        Log Out
      </Button>
      {isAsking && isPlaying && (
        <LeaveMatchDialog match={match} onStay={() => setAsking(false)} onLeave={leave} />
      )}
    </>
  )
}
