import { useTopic } from '../live/client-context.ts'
import { Link } from '../routing/link.tsx'
import { useLocation } from '../routing/page-router.tsx'
import type { ResultKind } from './outcome.ts'
import styles from './result.module.css'

const WORTH_KEEPING: ReadonlySet<ResultKind> = new Set(['perfect', 'first', 'best', 'good', 'win'])

/** Suggests an account to a guest with something to lose. */
export const KeepScore = ({ kind }: { kind: ResultKind }) => {
  const { doc } = useTopic('user')
  const { pathname, search } = useLocation()
  if (doc?.isAnonymous !== true || !WORTH_KEEPING.has(kind)) return null
  return (
    <p className={styles.keep}>
      You’re playing as a guest.{' '}
      <Link to={`/register?from=${encodeURIComponent(pathname + search)}`}>Create an account</Link> and this
      score is yours for good.
    </p>
  )
}
