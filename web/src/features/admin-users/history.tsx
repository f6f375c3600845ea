import type { AuditEntry } from '@trivium/wire/documents/audit'
import { useId } from 'react'
import { ACTION_LABELS } from '../../admin/action-labels.ts'
import { BeforeAfter } from '../../admin/before-after.tsx'
import { type Column, DataTable } from '../../admin/data-table.tsx'
import { formatTime } from '../../admin/format-times.ts'
import { usePagedList } from '../../admin/use-paged-list.ts'
import { Stack } from '../../design/layout.tsx'
import { Link } from '../../routing/link.tsx'
import styles from './users.module.css'

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    head: 'Action',
    cell: ({ act, undoes }) => (undoes === null ? ACTION_LABELS[act] : `Undone: ${ACTION_LABELS[act]}`),
  },
  { head: 'Before and after', cell: ({ before, after }) => <BeforeAfter before={before} after={after} /> },
  { head: 'Why', cell: ({ reason }) => reason ?? 'no reason given' },
  { head: 'By whom', cell: ({ actor }) => actor },
  { head: 'When', kind: 'time', cell: ({ at }) => formatTime(at) },
]

/** Admin actions on a player; they are undone in the audit log. */
export const History = ({ uid, username }: { readonly uid: string; readonly username: string }) => {
  const id = useId()
  const pages = usePagedList({
    name: 'readAuditLog',
    input: (before: number | null) => ({
      before,
      act: null,
      actor: null,
      subject: { kind: 'player' as const, id: uid },
    }),
    page: ({ entries, more }) => ({ rows: entries, next: more ? (entries.at(-1)?.id ?? null) : null }),
  })
  return (
    <section aria-labelledby={id}>
      <Stack gap={16}>
        <div className={styles.spread}>
          <h2 id={id}>Admin actions</h2>
          {pages.rows !== null && pages.rows.length > 0 && (
            <Link to={`/admin/audit-log?kind=player&id=${uid}`}>Undo in the audit log</Link>
          )}
        </div>
        <DataTable
          caption={`Actions on ${username}, newest first`}
          columns={COLUMNS}
          pages={pages}
          rowKey={(entry) => entry.id}
          empty="Nothing so far."
        />
      </Stack>
    </section>
  )
}
