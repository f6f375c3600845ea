import type { OutputOf } from '@trivium/wire/registry'
import type { Pages } from '../../../admin/use-paged-list.ts'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Empty } from '../../../design/list-state.tsx'
import { LoadState } from '../../../design/load-state.tsx'
import { plural } from '../../../design/plural.ts'
import { VisuallyHidden } from '../../../design/visually-hidden.tsx'
import { reasonLabel } from '../labels.ts'
import { ReportList } from './report-list.tsx'
import styles from './reports.module.css'

export type Subject = OutputOf<'listReports'>['subjects'][number]

const keyOf = ({ about }: Subject): string =>
  about.kind === 'question' ? about.id : `${about.quiz} ${about.place}`

interface ReportQueueProps {
  readonly pages: Pages<Subject>
  /** The reports are open: they can be closed. */
  readonly isOpen: boolean
  readonly onClose: (subject: Subject) => void
}

/** A card for each question that was reported. */
export const ReportQueue = ({ pages, isOpen, onClose }: ReportQueueProps) => {
  const { rows, failure, more } = pages
  if (rows === null)
    return (
      <Card>
        <LoadState failure={failure} lines={6} label="Loading reports" onRetry={more} />
      </Card>
    )
  if (rows.length === 0)
    return (
      <Card>
        <Empty>
          {isOpen ? 'No open reports. Players’ reports appear here.' : 'No report has been closed yet.'}
        </Empty>
      </Card>
    )
  return (
    <>
      <ul className={styles.queue}>
        {rows.map((subject) => (
          <li key={keyOf(subject)}>
            <SubjectCard subject={subject} onClose={isOpen ? () => onClose(subject) : null} />
          </li>
        ))}
      </ul>
      <ErrorLine>{failure?.message}</ErrorLine>
      {pages.hasMore && (
        <div>
          <Button onClick={more} aria-disabled={pages.isLoading}>
            Show more
          </Button>
        </div>
      )}
    </>
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
          <b>{text.answer}</b>; {text.wrong.join('; ')}
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
