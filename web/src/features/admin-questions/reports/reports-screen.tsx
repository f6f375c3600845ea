import { useState } from 'react'
import { type Filter, FilterBar } from '../../../admin/filter-bar.tsx'
import { useFilters } from '../../../admin/use-filters.ts'
import { usePagedList } from '../../../admin/use-paged-list.ts'
import { Screen } from '../../../design/layout.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { ReportQueue, type Subject } from './report-queue.tsx'

const FILTERS: readonly Filter<'state'>[] = [
  {
    name: 'state',
    label: 'Status',
    options: [
      ['', 'Open'],
      ['closed', 'Closed'],
    ],
  },
]

/** Open reports, latest first; closing them records the outcome. */
export const ReportsScreen = () => {
  const [filters, change] = useFilters(['state'])
  const isOpen = filters.state !== 'closed'
  const pages = usePagedList({
    name: 'listReports',
    input: (after: string | null) => ({ state: isOpen ? ('open' as const) : ('closed' as const), after }),
    page: ({ subjects, next }) => ({ rows: subjects, next }),
  })
  const [closing, setClosing] = useState<Subject | null>(null)
  return (
    <Screen title="Reports" dense>
      <FilterBar of="reports" filters={FILTERS} values={filters} onChange={change} />
      <ReportQueue pages={pages} isOpen={isOpen} onClose={setClosing} />
      {closing !== null && (
        <CloseDialog
          about={closing.about}
          count={closing.count}
          onClose={() => setClosing(null)}
          onDone={() => {
            setClosing(null)
            pages.reload()
          }}
        />
      )}
    </Screen>
  )
}
