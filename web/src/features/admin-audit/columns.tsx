import type { AuditEntry } from '@trivium/wire/documents/audit'
import { ACTION_LABELS, SUBJECT_LABELS, subjectPath } from '../../admin/action-labels.ts'
import { BeforeAfter } from '../../admin/before-after.tsx'
import type { Column } from '../../admin/data-table.tsx'
import { formatTime } from '../../admin/format-times.ts'
import { Button } from '../../design/button.tsx'
import { VisuallyHidden } from '../../design/visually-hidden.tsx'
import { Link } from '../../routing/link.tsx'
import styles from './audit-log.module.css'

const Act = ({ entry: { id, act, undoes, undoneBy } }: { entry: AuditEntry }) => (
  <span className={styles.stack}>
    <span>{undoes === null ? ACTION_LABELS[act] : `Undone: ${ACTION_LABELS[act]}`}</span>
    <span className={styles.small}>
      No. {id}
      {undoes !== null && `, undoes no.\u00a0${undoes}`}
      {undoneBy !== null && `, undone by no.\u00a0${undoneBy}`}
    </span>
  </span>
)

const Subject = ({ subject }: { subject: AuditEntry['subject'] }) => {
  const path = subjectPath(subject)
  const history = new URLSearchParams({ kind: subject.kind, id: subject.id })
  return (
    <span className={styles.stack}>
      {path === null ? <span>{subject.name}</span> : <Link to={path}>{subject.name}</Link>}
      <Link to={`/admin/audit-log?${history}`} className={styles.small}>
        {SUBJECT_LABELS[subject.kind]}: all actions<VisuallyHidden> on {subject.name}</VisuallyHidden>
      </Link>
    </span>
  )
}

export const columnsOf = (undo: (entry: AuditEntry) => void): readonly Column<AuditEntry>[] => [
  { head: 'What', cell: (entry) => <Act entry={entry} /> },
  { head: 'Done to', cell: ({ subject }) => <Subject subject={subject} /> },
  { head: 'Before and after', cell: (entry) => <BeforeAfter before={entry.before} after={entry.after} /> },
  { head: 'Why', cell: ({ reason }) => reason ?? <span className={styles.quiet}>no reason given</span> },
  { head: 'By whom', cell: ({ actor }) => actor },
  {
    head: 'When',
    kind: 'time',
    cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>,
  },
  {
    head: 'Undo',
    kind: 'acts',
    cell: (entry) =>
      entry.undoable && (
        <Button onClick={() => undo(entry)}>
          Undo<VisuallyHidden> no. {entry.id}</VisuallyHidden>
        </Button>
      ),
  },
]
