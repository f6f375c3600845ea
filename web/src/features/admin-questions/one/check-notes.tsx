import type { TextIssue } from '@trivium/wire/documents/question'
import { classNames } from '../../../design/class-names.ts'
import { Link } from '../../../routing/link.tsx'
import styles from './text-form.module.css'
import type { Checks } from './use-checks.ts'

interface CheckNotesProps {
  readonly objections: readonly TextIssue[]
  readonly twins: Checks['twins']
}

const SHOWN_IN_FIELDS = /^(?:prompt|answer|wrong\.[012]|explanation|source|asOf|licence|tags\.0)$/

/** Notes that belong to no single field. */
const isGeneral = ({ field }: TextIssue): boolean => field === null || !SHOWN_IN_FIELDS.test(field)

/** Notes of the checks that belong to no single field, and questions that ask the same. */
export const CheckNotes = ({ objections, twins }: CheckNotesProps) => {
  const general = objections.filter(isGeneral)
  const isGrave = general.some(({ severity }) => severity === 'error')
  return (
    <div role="status">
      {general.length > 0 && (
        <div className={classNames(styles.notes, isGrave && styles.grave)}>
          <p className={styles.head}>The checks say</p>
          <ul>
            {general.map(({ message, field }) => (
              <li key={`${field} ${message}`}>{field === null ? message : `${field}: ${message}`}</li>
            ))}
          </ul>
        </div>
      )}
      {twins.length > 0 && (
        <div className={styles.notes}>
          <p className={styles.head}>This question exists already</p>
          <ul>
            {twins.map(({ id, prompt }) => (
              <li key={id}>
                <Link to={`/admin/questions/${encodeURIComponent(id)}`}>{prompt}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
