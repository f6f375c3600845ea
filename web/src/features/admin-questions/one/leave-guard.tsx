import { type RefObject, useEffect } from 'react'
import { LeaveDialog } from '../../../design/leave-dialog.tsx'
import { useLeaveGuard } from '../../../routing/use-leave-guard.ts'

/** Asks for confirmation before unsaved changes are lost, on navigation or when the page is closed. */
export const LeaveGuard = ({ isUnsaved }: { readonly isUnsaved: RefObject<boolean> }) => {
  const blocked = useLeaveGuard((from, to) => isUnsaved.current && from.pathname !== to.pathname)
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', leaving)
    return () => window.removeEventListener('beforeunload', leaving)
  }, [isUnsaved])
  if (blocked === null) return null
  return (
    <LeaveDialog onStay={blocked.cancel} onLeave={blocked.proceed}>
      What you changed in this question is not saved.
    </LeaveDialog>
  )
}
