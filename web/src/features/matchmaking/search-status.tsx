import { ErrorLine } from '../../design/error-line.tsx'
import { Link } from '../../routing/link.tsx'
import styles from './search-status.module.css'
import { useSearch } from './use-search.ts'
import { useWaited } from './use-waited.ts'

/** The search time, a link to the lobby, and a cancel button. */
export const SearchStatus = ({ since }: { since: number | null }) => {
  const waited = useWaited(since)
  const { state, leave } = useSearch()
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
        disabled={state.name === 'leaving'}
        onClick={leave}
      >
        Cancel
      </button>
      <ErrorLine>{'failure' in state ? state.failure?.message : undefined}</ErrorLine>
    </section>
  )
}
