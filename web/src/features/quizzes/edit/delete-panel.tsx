import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../design/button.tsx'
import { Dialog } from '../../../design/dialog.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Cluster } from '../../../design/layout.tsx'
import { useNotices } from '../../../design/notices.tsx'
import { useAction } from '../../../live/use-action.ts'
import { useNavigate } from '../../../routing/page-router.tsx'
import type { Editor } from './editor.ts'

interface DeletePanelProps {
  readonly editor: Editor
  readonly quizId: string
}

/** Deletes a quiz after asking once. */
export const DeletePanel = ({ editor, quizId }: DeletePanelProps) => {
  const [asks, setAsks] = useState(false)
  return (
    <div>
      <Button look="quiet" onClick={() => setAsks(true)}>
        Delete this quiz …
      </Button>
      {asks && <DeleteDialog editor={editor} quizId={quizId} onClose={() => setAsks(false)} />}
    </div>
  )
}

const DeleteDialog = ({ editor, quizId, onClose }: DeletePanelProps & { onClose: () => void }) => {
  const title = useStore(editor.store, ({ saved }) => saved.title)
  const action = useAction('deleteQuiz')
  const navigate = useNavigate()
  const { tell } = useNotices()
  const deleteIt = async () => {
    const { error } = await action.run({ quizId })
    if (error && error.reason !== 'unknown-quiz') return
    editor.release()
    tell(`“${title}” is deleted.`)
    navigate('/custom/mine', { replace: true })
  }
  return (
    <Dialog title="Delete this quiz?" onClose={onClose}>
      <p>“{title}” and its link will be gone. This can’t be undone.</p>
      <ErrorLine>{action.error?.message}</ErrorLine>
      <Cluster gap={12}>
        <Button look="danger" aria-disabled={action.isRunning} onClick={deleteIt}>
          {action.isRunning ? 'Deleting …' : 'Delete it'}
        </Button>
        <Button onClick={onClose}>Keep it</Button>
      </Cluster>
    </Dialog>
  )
}
