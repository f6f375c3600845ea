import { useEffect, useState } from 'react'
import { LeaveDialog } from '../../../design/leave-dialog.tsx'
import { useLeaveGuard } from '../../../routing/use-leave-guard.ts'
import type { Editor } from './editor.ts'

/** Saves before the player leaves the page; asks if that is not possible. */
export const LeaveGuard = ({ editor }: { editor: Editor }) => {
  const blocked = useLeaveGuard((from, to) => from.pathname !== to.pathname && editor.isDirty())
  const [asks, setAsks] = useState(false)
  const proceed = blocked?.proceed
  useEffect(() => {
    if (proceed === undefined) return
    let isThere = true
    void editor.save().then((isSaved) => {
      if (!isThere) return
      if (isSaved) proceed()
      else setAsks(true)
    })
    return () => {
      isThere = false
      setAsks(false)
    }
  }, [proceed, editor])
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => {
      if (!editor.isDirty()) return
      void editor.save()
      event.preventDefault()
    }
    window.addEventListener('beforeunload', leaving)
    return () => window.removeEventListener('beforeunload', leaving)
  }, [editor])
  if (blocked === null || !asks) return null
  return (
    <LeaveDialog onStay={blocked.cancel} onLeave={blocked.proceed}>
      Your latest changes aren’t saved yet. The line at the top says why.
    </LeaveDialog>
  )
}
