import type { AuditActionKind, AuditEntry, SubjectKind } from '@trivium/wire/documents/audit'
import { useState } from 'react'
import { ACTION_LABELS, SUBJECT_LABELS } from '../../admin/action-labels.ts'
import { DataTable } from '../../admin/data-table.tsx'
import { type Filter, FilterBar } from '../../admin/filter-bar.tsx'
import { type Filters, useFilters } from '../../admin/use-filters.ts'
import { type Pages, usePagedList } from '../../admin/use-paged-list.ts'
import { Screen } from '../../design/layout.tsx'
import { columnsOf } from './columns.tsx'
import { UndoDialog } from './undo-dialog.tsx'

type Field = 'act' | 'actor' | 'kind' | 'id'
const FIELDS = ['act', 'actor', 'kind', 'id'] as const

const byWords = ([, one]: readonly [string, string], [, other]: readonly [string, string]) =>
  one.localeCompare(other)

const FILTERS: readonly Filter<Field>[] = [
  {
    name: 'act',
    label: 'What',
    options: [['', 'All actions'], ...Object.entries(ACTION_LABELS).toSorted(byWords)],
  },
  { name: 'actor', label: 'By whom', placeholder: 'Username' },
  { name: 'kind', label: 'Done to', options: [['', 'Anything'], ...Object.entries(SUBJECT_LABELS)] },
  { name: 'id', label: 'Which one', placeholder: 'Username or id' },
]

const knownIn = <Known extends string>(
  words: Readonly<Record<Known, string>>,
  value: string,
): Known | null => (Object.hasOwn(words, value) ? (value as Known) : null)

const useLog = (filters: Filters<Field>): Pages<AuditEntry> => {
  const kind = knownIn<SubjectKind>(SUBJECT_LABELS, filters.kind)
  const id = filters.id.slice(0, 100) || null
  return usePagedList({
    name: 'readAuditLog',
    input: (before: number | null) => ({
      before,
      act: knownIn<AuditActionKind>(ACTION_LABELS, filters.act),
      actor: filters.actor.slice(0, 40) || null,
      subject: kind === null && id === null ? null : { kind, id },
    }),
    page: ({ entries, more }) => ({ rows: entries, next: more ? (entries.at(-1)?.id ?? null) : null }),
  })
}

/** What admins did: who, what, to whom, before, after and why. Actions that can be undone are undone here. */
export const Component = () => {
  const [filters, change] = useFilters(FIELDS)
  const log = useLog(filters)
  const [undoing, setUndoing] = useState<AuditEntry | null>(null)
  return (
    <Screen title="Audit log" dense>
      <FilterBar of="the audit log" filters={FILTERS} values={filters} onChange={change} />
      <DataTable
        caption="Actions, newest first"
        columns={columnsOf(setUndoing)}
        pages={log}
        rowKey={({ id }) => id}
        empty={
          FIELDS.some((field) => filters[field] !== '')
            ? 'Nothing matches. Show all, or change the filters.'
            : 'Nothing yet. Everything that admins do appears here.'
        }
      />
      {undoing !== null && (
        <UndoDialog
          entry={undoing}
          onClose={() => setUndoing(null)}
          onDone={() => {
            setUndoing(null)
            log.reload()
          }}
        />
      )}
    </Screen>
  )
}
