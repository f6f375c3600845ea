import type { QuestionRow } from '@trivium/wire/documents/question'
import { useState } from 'react'
import { ActionDialog } from '../../../admin/action-dialog.tsx'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { LoadState } from '../../../design/load-state.tsx'
import { VisuallyHidden } from '../../../design/visually-hidden.tsx'
import { useCall } from '../../../live/client-context.ts'
import { useServerQuery } from '../../../live/server-query.tsx'
import { Link } from '../../../routing/link.tsx'
import { percent } from '../labels.ts'
import list from '../questions.module.css'
import styles from './history.module.css'

interface SimilarQuestionsProps {
  readonly row: QuestionRow
  readonly onDone: (words: string) => void
}

/** Questions that ask almost the same; this one can be merged into one of them. */
export const SimilarQuestions = ({ row, onDone }: SimilarQuestionsProps) => {
  const { data, error, refetch } = useServerQuery('findDuplicates', { id: row.id })
  const [into, setInto] = useState<{ readonly id: string; readonly prompt: string } | null>(null)
  return (
    <Card aria-labelledby="alike">
      <h2 id="alike">Similar questions</h2>
      {data === undefined ? (
        <LoadState failure={error} lines={2} label="Looking for duplicates" onRetry={() => void refetch()} />
      ) : data.questions.length === 0 ? (
        <p>None found.</p>
      ) : (
        <ul className={styles.rows}>
          {data.questions.map((other) => (
            <li key={other.id}>
              <span className={list.stack}>
                <Link to={`/admin/questions/${encodeURIComponent(other.id)}`}>{other.prompt}</Link>
                <span className={list.small}>
                  {other.answer}; {percent(other.likeness)} alike
                  {other.sameAnswer && ', same answer'}
                  {other.retiredAt !== null && ', retired'}
                </span>
              </span>
              {other.retiredAt === null && row.retiredAt === null && (
                <Button onClick={() => setInto(other)}>
                  Merge into it …<VisuallyHidden> {other.prompt}</VisuallyHidden>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {into !== null && (
        <MergeDialog
          duplicate={row}
          into={into}
          onClose={() => setInto(null)}
          onDone={() => {
            setInto(null)
            onDone('The questions are merged.')
          }}
        />
      )}
    </Card>
  )
}

interface MergeDialogProps {
  readonly duplicate: QuestionRow
  readonly into: { readonly id: string; readonly prompt: string }
  readonly onClose: () => void
  readonly onDone: () => void
}

const MergeDialog = ({ duplicate, into, onClose, onDone }: MergeDialogProps) => {
  const call = useCall()
  return (
    <ActionDialog
      title="Merge two questions"
      act="Merge them"
      reason="required"
      isDestructive
      run={({ reason }) =>
        call('mergeQuestions', { duplicate: duplicate.id, into: into.id, reason: reason ?? '' })
      }
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        “{duplicate.prompt}” is retired and points to “{into.prompt}”, which takes over its statistics and who
        has seen it.
      </p>
    </ActionDialog>
  )
}
