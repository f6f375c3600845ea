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

const ROUNDED = [2, 4, 7, 10]

/** How many letters need room in a line: longer words may take two lines. */
const lettersOf = (words: string): number => {
  if (words.length <= 6) return words.length
  const parts = words.split(' ')
  const broken = parts.map((_, at) =>
    Math.max(parts.slice(0, at).join(' ').length, parts.slice(at).join(' ').length),
  )
  return Math.min(...broken)
}

/** A choice between a few short options, side by side if there is space. */
export const SegmentedControl = <Value extends string>({
  legend,
  hasHeading = false,
  options,
  value,
  onChange,
}: OneOfProps<Value>) => {
  const name = useId()
  const letters = Math.max(...options.map(([, words]) => lettersOf(words)))
  return (
    <fieldset className={classNames(styles.group, hasHeading && styles.headed)}>
      <legend>{legend}</legend>
      <div
        className={styles.options}
        data-of={options.length}
        data-letters={ROUNDED.find((most) => letters <= most)}
      >
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
