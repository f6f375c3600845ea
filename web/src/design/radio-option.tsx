import { type ComponentProps, useId } from 'react'
import { Radio } from './radio.tsx'
import styles from './radio-option.module.css'

interface RadioOptionProps extends ComponentProps<typeof Radio> {
  readonly title: string
  readonly description: string
}

/** A radio button with a title, and a sentence on what it means. */
export const RadioOption = ({ title, description, ...rest }: RadioOptionProps) => {
  const id = useId()
  return (
    <label className={styles.option}>
      <Radio aria-label={title} aria-describedby={id} {...rest} />
      <b>{title}</b>
      <span id={id} className={styles.description}>
        {description}
      </span>
    </label>
  )
}
