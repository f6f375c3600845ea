import type { OutputOf } from '@trivium/wire/registry'
import { useState } from 'react'
import { type Filter, FilterBar } from '../../../admin/filter-bar.tsx'
import { useFilters } from '../../../admin/use-filters.ts'
import { usePagedList } from '../../../admin/use-paged-list.ts'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Screen } from '../../../design/layout.tsx'
import { Empty, Failed, Loading } from '../../../design/list-state.tsx'
import { plural } from '../../../design/plural.ts'
import { VisuallyHidden } from '../../../design/visually-hidden.tsx'
import { reasonLabel } from '../labels.ts'
import { CloseDialog } from './close-dialog.tsx'
import { ReportList } from './report-list.tsx'
import styles from './reports.module.css'

type Subject = OutputOf<'listReports'>['subjects'][number]

const FILTERS: readonly Filter<'state'>[] = [
  {
    name: 'state',
    label: 'State',
    options: [
      ['', 'Open'],
      ['closed', 'Closed'],
    ],
  },
]

const keyOf = ({ about }: Subject): string =>
  about.kind === 'question' ? about.id : `${about.quiz} ${about.place}`

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
  const { rows, failure } = pages
  return (
    <Screen title="Reports" dense>
      <FilterBar of="reports" filters={FILTERS} values={filters} onChange={change} />
      {rows === null ? (
        <Card>
          {failure === null ? (
            <Loading lines={6} label="Loading reports" />
          ) : (
            <Failed message={failure.message} onRetry={pages.more} />
          )}
        </Card>
      ) : rows.length === 0 ? (
        <Card>
          <Empty>
            {isOpen
              ? 'Nothing is open. What players report after a game comes here.'
              : 'No report has been closed yet.'}
          </Empty>
        </Card>
      ) : (
        <>
          <ul className={styles.queue}>
            {rows.map((subject) => (
              <li key={keyOf(subject)}>
                <SubjectCard subject={subject} onClose={isOpen ? () => setClosing(subject) : null} />
              </li>
            ))}
          </ul>
          <ErrorLine>{failure?.message}</ErrorLine>
          {pages.hasMore && (
            <div>
              <Button onClick={pages.more} aria-disabled={pages.isLoading}>
                Show more
              </Button>
            </div>
          )}
        </>
      )}
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

interface SubjectCardProps {
  readonly subject: Subject
  /** Null: no dialog is open. */
  readonly onClose: (() => void) | null
}

const SubjectCard = ({ subject, onClose }: SubjectCardProps) => {
  const { about, title, text, retired, count, reasons, reports } = subject
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.small}>
        {plural(count, 'report')}:{' '}
        {Object.entries(reasons)
          .map(([reason, n]) => `${reasonLabel(reason)} (${n})`)
          .join(', ')}
        {retired && ' · retired'}
      </p>
      {text !== null && (
        <p className={styles.answers}>
          <b>{text.answer}</b> · {text.wrong.join(' · ')}
        </p>
      )}
      <ReportList reports={reports} />
      <div className={styles.buttons}>
        {about.kind === 'question' && (
          <ButtonLink to={`/admin/questions/${encodeURIComponent(about.id)}`} look="plain">
            Look at it<VisuallyHidden>: {title}</VisuallyHidden>
          </ButtonLink>
        )}
        {onClose !== null && (
          <Button onClick={onClose}>
            Close …<VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </div>
    </Card>
  )
}
