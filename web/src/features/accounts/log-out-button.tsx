import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../design/button.tsx'
import { useTopic } from '../../live/client-context.ts'
import { useLate } from '../../live/use-late.ts'
import { useLogOut } from './log-out.ts'

const loadDialog = async () => (await import('./leave-match-dialog.tsx')).LeaveMatchDialog

/** Logs out at once; in a match it asks first. The question is fetched as soon as there is a match. */
export const LogOutButton = ({ onFollow }: { onFollow: (() => void) | undefined }) => {
  const { logOut, isRunning } = useLogOut()
  const match = useTopic('match').doc?.match
  const isPlaying = match?.matchActive === true
  const [isAsking, setAsking] = useState(false)
  const LeaveMatchDialog = useLate(loadDialog, isPlaying, isAsking)
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
      {isAsking && isPlaying && LeaveMatchDialog && (
        <LeaveMatchDialog match={match} onStay={() => setAsking(false)} onLeave={leave} />
      )}
    </>
  )
}
