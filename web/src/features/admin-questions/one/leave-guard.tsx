import { type RefObject, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { LeaveDialog } from '../../../design/leave-dialog.tsx'

/** Asks for confirmation before unsaved changes are lost, on navigation or when the page is closed. */
export const LeaveGuard = ({ isUnsaved }: { readonly isUnsaved: RefObject<boolean> }) => {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', leaving)
    return () => window.removeEventListener('beforeunload', leaving)
  }, [isUnsaved])
  if (state !== 'blocked') return null
  return (
    <LeaveDialog onStay={() => reset?.()} onLeave={() => proceed?.()}>
      What you changed in this question is not saved.
    </LeaveDialog>
  )
}
