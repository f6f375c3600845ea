import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { LeaveDialog } from '../../../design/leave-dialog.tsx'
import type { Editor } from './editor.ts'

/** Saves before the player leaves the page; asks if that is not possible. */
export const LeaveGuard = ({ editor }: { editor: Editor }) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && editor.isDirty(),
  )
  const [asks, setAsks] = useState(false)
  const { proceed, reset, state } = blocker
  useEffect(() => {
    if (state !== 'blocked') return
    let isThere = true
    void editor.save().then((isSaved) => {
      if (!isThere) return
      if (isSaved) proceed?.()
      else setAsks(true)
    })
    return () => {
      isThere = false
      setAsks(false)
    }
  }, [state, proceed, editor])
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => {
      if (!editor.isDirty()) return
      void editor.save()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', leaving)
    return () => window.removeEventListener('beforeunload', leaving)
  }, [editor])
  if (state !== 'blocked' || !asks) return null
  return (
    <LeaveDialog onStay={() => reset?.()} onLeave={() => proceed?.()}>
      What you changed last is not saved yet. The line at the top of the page says why.
    </LeaveDialog>
  )
}
