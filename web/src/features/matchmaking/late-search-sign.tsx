import { Link } from 'react-router'
import { ErrorLine } from '../../design/error-line.tsx'
import { useAction } from '../../live/use-action.ts'
import styles from './late-search-sign.module.css'
import { useWaited } from './use-waited.ts'

/** The search time, a link to the lobby, and a cancel button. */
export const LateSearchSign = ({ since }: { since: number | null }) => {
  const waited = useWaited(since)
  const leave = useAction('leaveQueue')
  return (
    <section className={styles.card} aria-label="Search for an opponent">
      <Link to="/battle" className={styles.link}>
        <span className={styles.dash} aria-hidden="true" />
        Searching <span className={styles.waited}>{waited} s</span>
      </Link>
      <button
        type="button"
        className={styles.cancel}
        aria-label="Cancel search"
        disabled={leave.isRunning}
        onClick={() => leave.run({})}
      >
        Cancel
      </button>
      <ErrorLine>{leave.error?.message}</ErrorLine>
    </section>
  )
}
