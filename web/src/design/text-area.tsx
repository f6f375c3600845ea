import { type ComponentProps, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { FieldError } from './field.tsx'

interface TextAreaProps
  extends Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'children' | 'aria-describedby'> {
  readonly label: string
  readonly name: string
  /** The limit in characters; the current number is shown. */
  readonly maxLength: number
  readonly error?: string | undefined
}

/** A labelled box for a few sentences, with their length or an error below. */
export const TextArea = ({ label, error, maxLength, ...rest }: TextAreaProps) => {
  const id = useId()
  const [length, setLength] = useState(String(rest.defaultValue ?? '').length)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <textarea
          {...rest}
          id={id}
          maxLength={maxLength}
          className={classNames(styles.input, styles.area)}
          aria-describedby={`${id}-below`}
          aria-invalid={error !== undefined}
          onChange={(event) => setLength(event.target.value.length)}
        />
      </div>
      <div id={`${id}-below`} className={styles.below}>
        {error === undefined ? (
          <span className={styles.hint}>
            {length} of {maxLength} characters
          </span>
        ) : (
          <FieldError>{error}</FieldError>
        )}
      </div>
    </div>
  )
}
