import type { OutputOf } from '@trivium/wire/registry'
import { Button } from '../../../design/button.tsx'
import { VisuallyHidden } from '../../../design/visually-hidden.tsx'
import { useClient } from '../../../live/client-context.ts'
import { formatAgo, formatDate } from './dates.ts'
import styles from './sessions-section.module.css'

export type PlayerSession = OutputOf<'readSessions'>['sessions'][number]

interface SessionLineProps {
  readonly session: PlayerSession
  readonly isBusy: boolean
  readonly onEnd: () => void
}

/** One device with the time of its last visit. The current device is marked, and is logged out from the menu. */
export const SessionLine = ({ session, isBusy, onEnd }: SessionLineProps) => {
  const { serverNow } = useClient()
  const { device, createdAt, lastSeenAt, isThis } = session
  return (
    <li className={styles.session}>
      <span className={styles.device}>
        <b>{device}</b>
        <span className={styles.lastSeen}>
          {isThis ? 'In use now' : `Last seen ${formatAgo(lastSeenAt, serverNow())}`}, since{' '}
          {formatDate(createdAt)}
        </span>
      </span>
      {isThis ? (
        <span className={styles.this}>This one</span>
      ) : (
        <Button disabled={isBusy} onClick={onEnd}>
          Log out<VisuallyHidden> {device}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
