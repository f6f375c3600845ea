import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import own from './select-field.module.css'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  readonly label: string
  readonly options: readonly (readonly [value: string, words: string])[]
}

/** One of many, in the browser's own list. */
export const SelectField = ({ label, options, ...select }: SelectFieldProps) => {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <select {...select} id={id} className={classNames(styles.input, own.select)}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown size={20} aria-hidden="true" className={own.arrow} />
      </div>
    </div>
  )
}
