import type { QuestionRow } from '@trivium/wire/documents/question'
import { useState } from 'react'
import { ActionDialog } from '../../../admin/action-dialog.tsx'
import { Button } from '../../../design/button.tsx'
import { useCall } from '../../../live/client-context.ts'

interface ActsProps {
  readonly row: QuestionRow
  readonly onDone: (words: string) => void
}

/** Retires a question, or puts it back into use. */
export const Actions = ({ row: { id, retiredAt, mergedInto }, onDone }: ActsProps) => {
  const call = useCall()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const done = (words: string) => {
    close()
    onDone(words)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{retiredAt === null ? 'Retire …' : 'Restore …'}</Button>
      {isOpen &&
        (retiredAt === null ? (
          <ActionDialog
            title="Retire this question"
            act="Retire it"
            reason="required"
            isDestructive
            run={({ reason }) => call('retireQuestion', { id, reason: reason ?? '' })}
            onClose={close}
            onDone={() => done('The question is retired.')}
          >
            <p>
              No game that begins asks it any more. Today’s daily quiz and shared quizzes keep it: edit it if
              it is wrong. Nothing is erased: it can be restored.
            </p>
          </ActionDialog>
        ) : (
          <ActionDialog
            title="Restore this question"
            act="Restore it"
            reason="optional"
            run={({ reason }) => call('restoreQuestion', { id, ...(reason !== null && { reason }) })}
            onClose={close}
            onDone={() => done('The question is in use again.')}
          >
            <p>Games that begin may ask it again.</p>
            {mergedInto !== null && (
              <p>
                It was replaced by {mergedInto}. The merge is undone: what was counted for this question until
                then is taken out of the other one’s figures again.
              </p>
            )}
          </ActionDialog>
        ))}
    </>
  )
}
