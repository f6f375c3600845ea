import { useRef, useState } from 'react'
import { LeaveDialog } from '../../../design/leave-dialog.tsx'
import { useNotices } from '../../../design/notices.tsx'
import type { Question } from '../question.ts'

/** An older version's text in the form, to be looked at and saved. `n` counts the times that one was taken. */
interface OlderText {
  readonly text: Question['text']
  readonly n: number
}

/** Puts older texts into the form; asks first if that would overwrite unsaved changes. */
export const useOlderText = () => {
  const { tell } = useNotices()
  const isUnsaved = useRef(false)
  const [taken, setTaken] = useState<OlderText | null>(null)
  /** Waits until the player has agreed to lose the changes. */
  const [wanted, setWanted] = useState<Question['text'] | null>(null)
  const take = (text: Question['text']) => {
    setWanted(null)
    setTaken({ text, n: (taken?.n ?? 0) + 1 })
    tell('The older text is in the form. Save it to use it again.')
    scrollTo({ top: 0 })
  }
  return {
    isUnsaved,
    taken,
    wanted,
    take,
    request: (text: Question['text']) => (isUnsaved.current ? setWanted(text) : take(text)),
    decline: () => setWanted(null),
    reset: () => setTaken(null),
  }
}

/** Asks before an older text replaces unsaved changes. */
export const OverwriteDialog = ({ older }: { readonly older: ReturnType<typeof useOlderText> }) => {
  const { wanted, decline, take } = older
  if (wanted === null) return null
  return (
    <LeaveDialog
      title="Discard your changes?"
      leave="Take the older text"
      onStay={decline}
      onLeave={() => take(wanted)}
    >
      What you changed in this question is not saved.
    </LeaveDialog>
  )
}
