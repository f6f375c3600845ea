import type { QuestionText } from '@trivium/wire/documents/question'
import { AdminsOnly } from '../../../admin/admins-only.tsx'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { VisuallyHidden } from '../../../design/visually-hidden.tsx'
import { Link } from '../../../routing/link.tsx'
import { timeLabel } from '../labels.ts'
import type { Question } from '../question.ts'
import styles from './history.module.css'
import { WordDiff } from './word-diff.tsx'

interface HistoryProps {
  readonly id: string
  readonly versions: Question['versions']
  /** Puts an older text into the form. */
  readonly onTake: (text: QuestionText) => void
}

/** Every version of the question with its changes. */
export const History = ({ id, versions, onTake }: HistoryProps) => (
  <Card aria-labelledby="history">
    <h2 id="history">History</h2>
    <ol className={styles.list}>
      {versions.map(({ version, at, by, reason, text }, i) => {
        const before = versions[i + 1]
        return (
          <li key={version} className={styles.version}>
            <p className={styles.head}>
              <b>Version {version}</b>
              <span>
                {timeLabel(at)},{' '}
                {by === null ? (before ? 'by the bank that ships' : 'as it came') : `by ${by}`}
              </span>
            </p>
            {reason !== null && <p>“{reason}”</p>}
            {before !== undefined && <WordDiff before={before.text} after={text} />}
            {i > 0 && (
              <Button look="quiet" onClick={() => onTake(text)}>
                Take this text<VisuallyHidden> of version {version}</VisuallyHidden>
              </Button>
            )}
          </li>
        )
      })}
    </ol>
    <AdminsOnly>
      <p>
        <Link to={`/admin/audit-log?${new URLSearchParams({ kind: 'question', id })}`}>
          All changes to this question
        </Link>
      </p>
    </AdminsOnly>
  </Card>
)
