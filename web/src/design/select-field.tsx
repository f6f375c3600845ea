import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { FieldError } from './field.tsx'
import own from './select-field.module.css'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  readonly label: string
  readonly options: readonly (readonly [value: string, words: string])[]
  /** The error about the choice, or undefined. Without this prop no space is reserved for it. */
  readonly error?: string | undefined
}

/** A native select with a label. */
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
