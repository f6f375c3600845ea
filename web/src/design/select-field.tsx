import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { FieldError } from './field.tsx'
import own from './select-field.module.css'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  readonly label: string
  readonly options: readonly (readonly [value: string, words: string])[]
  /** What is wrong with what was chosen; undefined where nothing is. Without the prop there is no room for it. */
  readonly error?: string | undefined
}

/** One of many, in the browser's own list. */
export const SelectField = ({ label, options, ...rest }: SelectFieldProps) => {
  const id = useId()
  const { error, ...select } = rest
  const isChecked = 'error' in rest
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <select
          {...select}
          id={id}
          className={classNames(styles.input, own.select)}
          {...(isChecked && { 'aria-describedby': `${id}-below`, 'aria-invalid': error !== undefined })}
        >
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown size={20} aria-hidden="true" className={own.arrow} />
      </div>
      {isChecked && (
        <div id={`${id}-below`} className={styles.below}>
          {error !== undefined && <FieldError>{error}</FieldError>}
        </div>
      )}
    </div>
  )
}
