import { useId } from 'react'
import styles from './segmented-control.module.css'

interface OneOfProps<Value extends string> {
  readonly legend: string
  readonly options: readonly (readonly [value: Value, words: string])[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A choice between two or three options, side by side. */
export const SegmentedControl = <Value extends string>({
  legend,
  options,
  value,
  onChange,
}: OneOfProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={styles.group}>
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
