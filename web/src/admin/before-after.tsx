import { ArrowRight } from 'lucide-react'
import { classNames } from '../design/class-names.ts'
import { Spoken } from '../design/spoken.tsx'
import styles from './before-after.module.css'
import { changedFields } from './changed-fields.ts'

interface BeforeAfterProps {
  readonly before: unknown
  readonly after: unknown
}

/** What an act changed, field by field: as it was, and as it is. */
export const BeforeAfter = ({ before, after }: BeforeAfterProps) => {
  const fields = changedFields(before, after)
  if (fields.length === 0) return null
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field.name} className={styles.field}>
          <dt>{field.name}</dt>
          <dd>
            {field.isChanged ? (
              <>
                <Spoken>before:</Spoken>
                <span className={classNames(styles.value, styles.before)}>{field.before ?? 'none'}</span>
                <ArrowRight size={14} aria-hidden="true" />
                <Spoken>after:</Spoken>
                <span className={classNames(styles.value, styles.after)}>{field.after ?? 'none'}</span>
              </>
            ) : (
              <span className={styles.value}>{field.after} (as before)</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
