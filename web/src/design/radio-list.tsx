import { useId } from 'react'
import { FieldError } from './field.tsx'
import { Radio } from './radio.tsx'
import styles from './radio-list.module.css'

interface RadioListProps {
  readonly legend: string
  readonly name: string
  readonly options: readonly (readonly [value: string, words: string])[]
  readonly error?: string | undefined
}

/** Radio buttons, each on its own line. */
export const RadioList = ({ legend, name, options, error }: RadioListProps) => {
  const id = useId()
  return (
    <fieldset className={styles.list} aria-describedby={`${id}-below`}>
      <legend>{legend}</legend>
      {options.map(([value, words]) => (
        <label key={value} className={styles.option}>
          <Radio name={name} value={value} />
          {words}
        </label>
      ))}
      <div id={`${id}-below`} className={styles.below}>
        {error !== undefined && <FieldError>{error}</FieldError>}
      </div>
    </fieldset>
  )
}
