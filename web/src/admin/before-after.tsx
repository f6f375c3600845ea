import { ArrowRight } from 'lucide-react'
import { classNames } from '../design/class-names.ts'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import styles from './before-after.module.css'
import { type ChangedField, changedFields, NONE } from './changed-fields.ts'

interface BeforeAfterProps {
  readonly before: unknown
  readonly after: unknown
}

/** What an action changed, field by field, before and after. Unchanged fields are folded away. */
export const BeforeAfter = ({ before, after }: BeforeAfterProps) => {
  const fields = changedFields(before, after)
  const changed = fields.filter(({ isChanged }) => isChanged)
  const same = fields.filter(({ isChanged }) => !isChanged)
  return (
    <>
      {changed.length > 0 && (
        <dl className={styles.fields}>
          {changed.map((field) => (
            <Changed key={field.name} field={field} />
          ))}
        </dl>
      )}
      {same.length > 0 && (
        <details>
          <summary className={styles.summary}>
            {same.length} {same.length === 1 ? 'field' : 'fields'} unchanged
          </summary>
          <dl className={styles.fields}>
            {same.map(({ name, after: value }) => (
              <div key={name} className={styles.field}>
                <dt>{name}</dt>
                <dd className={styles.value}>{value ?? NONE}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}

const Changed = ({ field: { name, before, after } }: { field: ChangedField }) => (
  <div className={styles.field}>
    <dt>{name}</dt>
    <dd>
      <VisuallyHidden>before:</VisuallyHidden>
      <span className={classNames(styles.value, styles.before)}>{before ?? NONE}</span>
      <span className={styles.to}>
        <ArrowRight size={14} aria-hidden="true" />
        <VisuallyHidden>after:</VisuallyHidden>
        <span className={classNames(styles.value, styles.after)}>{after ?? NONE}</span>
      </span>
    </dd>
  </div>
)
