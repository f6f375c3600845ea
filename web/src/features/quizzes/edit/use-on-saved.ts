import { useCallback, useRef, useState } from 'react'
import type { Failure } from '../../../live/reply.ts'
import { checkDraft, unfinishedWords } from './check-draft.ts'
import type { Editor } from './editor.ts'

interface OnSaved {
  /** Why it failed; null: it succeeded, or is in progress. */
  readonly trouble: string | null
  readonly isRunning: boolean
  readonly run: () => Promise<void>
}

const whyNot = ({ store }: Editor): string => {
  const { draft, saving } = store.getState()
  if (saving.kind === 'failed') return saving.message
  if (saving.kind === 'changed') return 'The quiz was changed elsewhere. Choose first which one stays.'
  const checked = checkDraft(draft)
  return 'problems' in checked
    ? `The quiz has to be saved first, but ${unfinishedWords(draft, checked.problems)}.`
    : 'The quiz could not be saved. Try again.'
}

/** Saves the quiz if needed, then runs an action. One action at a time. */
export const useOnSaved = (editor: Editor, act: () => Promise<Failure | null>): OnSaved => {
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const busy = useRef(false)
  const run = useCallback(async () => {
    if (busy.current) return
    busy.current = true
    setRunning(true)
    setTrouble(null)
    const isSaved = await editor.save()
    const error = isSaved ? await act() : null
    setTrouble(isSaved ? (error?.message ?? null) : whyNot(editor))
    busy.current = false
    setRunning(false)
  }, [editor, act])
  return { trouble, isRunning, run }
}
