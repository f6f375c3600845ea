import { useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './segmented-control.module.css'

interface OneOfProps<Value extends string> {
  readonly legend: string
  /** Shows the legend as large as a heading. */
  readonly hasHeading?: boolean
  readonly options: readonly (readonly [value: Value, words: string])[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A choice between a few short options, side by side. */
export const SegmentedControl = <Value extends string>({
  legend,
  hasHeading = false,
  options,
  value,
  onChange,
}: OneOfProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={classNames(styles.group, hasHeading && styles.headed)}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(([option, words]) => (
          <label key={option} className={styles.option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
