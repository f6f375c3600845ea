import { X } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useTopic } from '../../live/client-context.ts'
import { useAction } from '../../live/use-action.ts'
import styles from './queue-chip.module.css'
import { useWaited } from './use-waited.ts'

/** The search, on every page but the lobby, which shows all of it. */
export const QueueChip = () => {
  const { doc: queue } = useTopic('queue')
  const { pathname } = useLocation()
  if (!queue?.searching || pathname === '/battle') return null
  return <Chip since={queue.since} />
}

const Chip = ({ since }: { since: number | null }) => {
  const waited = useWaited(since)
  const leave = useAction('leaveQueue')
  return (
    <aside className={styles.chip} aria-label="Search for an opponent">
      <Link to="/battle" className={styles.link}>
        <span className={styles.dash} aria-hidden="true" />
        Searching <span className={styles.waited}>{waited} s</span>
      </Link>
      <button
        type="button"
        className={styles.cancel}
        aria-label="Cancel search"
        title="Cancel search"
        disabled={leave.isRunning}
        onClick={() => leave.run({})}
      >
        <X size={20} />
      </button>
    </aside>
  )
}
