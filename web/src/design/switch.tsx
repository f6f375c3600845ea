import { useId } from 'react'
import styles from './switch.module.css'

interface SwitchProps {
  readonly label: string
  /** What it does, in a sentence. */
  readonly hint: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** On or off, at once. */
export const Switch = ({ label, hint, isOn, onChange }: SwitchProps) => {
  const id = useId()
  return (
    <div className={styles.row}>
      <label className={styles.words} htmlFor={id}>
        <b>{label}</b>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      </label>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is on
        role="switch"
        className={styles.switch}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  )
}
