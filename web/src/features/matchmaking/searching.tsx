import type { QueueStatus } from '@trivium/wire/documents/queue'
import { useEffect } from 'react'
import { Button } from '../../design/button.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { useNotices } from '../../design/notices.tsx'
import { useTopic } from '../../live/client-context.ts'
import { useAction } from '../../live/use-action.ts'
import { QueueNotice } from './queue-notice.tsx'
import styles from './searching.module.css'
import { useWaited } from './use-waited.ts'

/** The opponents' rating range. */
const windowText = (elo: number, width: number | null): string =>
  width === null ? 'Any' : `${Math.max(100, elo - width)}–${elo + width}`

/** The search for an opponent in progress. */
export const Searching = ({ queue }: { queue: QueueStatus }) => {
  const { doc: user } = useTopic('user')
  const leave = useAction('leaveQueue')
  const waited = useWaited(queue.since)
  const { announce } = useNotices()
  useEffect(() => announce('Searching for an opponent.', `search ${queue.since}`), [announce, queue.since])
  return (
    <>
      <div className={styles.road} aria-hidden="true" />
      <p className={styles.title}>Looking for an opponent …</p>
      <QueueNotice notice={queue.notice} />
      <dl className={styles.facts}>
        <div>
          <dt>Waited</dt>
          <dd>{waited} s</dd>
        </div>
        <div>
          <dt>In the queue</dt>
          <dd>
            {queue.waiting} {queue.waiting === 1 ? 'player' : 'players'}
          </dd>
        </div>
        <div>
          <dt>Their rating</dt>
          <dd>{user === null ? '…' : windowText(user.elo, queue.window)}</dd>
        </div>
      </dl>
      <div className={styles.footer}>
        <Button look="outline" disabled={leave.isRunning} onClick={() => leave.run({})}>
          Cancel search
        </Button>
        <p>Look around if you like: we’ll call you on whatever page you are.</p>
      </div>
      <ErrorLine>{leave.error?.message}</ErrorLine>
    </>
  )
}
