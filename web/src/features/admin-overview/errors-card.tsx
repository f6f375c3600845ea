import type { OutputOf } from '@trivium/wire/registry'
import { useId } from 'react'
import { Card } from '../../design/card.tsx'
import { Empty } from '../../design/list-state.tsx'
import styles from './overview.module.css'

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })

interface ErrorsCardProps {
  readonly errors: OutputOf<'readOverview'>['errors']
  readonly startedAt: number
}

/** Recent errors with their time and the first words of the log entry. The log has the rest. */
export const ErrorsCard = ({ errors: { count, last }, startedAt }: ErrorsCardProps) => {
  const id = useId()
  return (
    <Card className={styles.errors} aria-labelledby={id}>
      <h2 id={id}>Recent errors</h2>
      {count === 0 ? (
        <Empty>None since the start on {TIME.format(startedAt)}.</Empty>
      ) : (
        <ol>
          {last.map(({ at, what }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two errors can have the same time
            <li key={i}>
              <time dateTime={new Date(at).toISOString()}>{TIME.format(at)}</time>
              <span>{what}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
