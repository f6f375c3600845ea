import { useId } from 'react'
import styles from './switch.module.css'

interface SwitchProps {
  readonly label: string
  /** Its effect, in one sentence. */
  readonly hint: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A setting that applies immediately. */
export const Switch = ({ label, hint, isOn, onChange }: SwitchProps) => {
  const id = useId()
  return (
    <div className={styles.row}>
      <label className={styles.text} htmlFor={id}>
        <b>{label}</b>
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      </label>
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox reports its own state
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
