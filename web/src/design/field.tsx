import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'children' | 'aria-describedby'>

export interface FieldProps extends InputProps {
  readonly label: string
  readonly name: string
  /** The error about the value. */
  readonly error?: string | undefined
  /** Help before typing. */
  readonly hint?: ReactNode
  /** A note about the value while it has no error. */
  readonly note?: ReactNode
  /** Inside the box, at its end. */
  readonly tool?: ReactNode
}

/** A labelled input with its hint above and its error below. */
export const Field = ({ label, error, hint, note, tool, ...input }: FieldProps) => {
  const id = useId()
  const described = classNames(hint !== undefined && `${id}-hint`, `${id}-below`)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.box}>
        <input
          type="text"
          {...input}
          id={id}
          className={classNames(styles.input, tool !== undefined && styles.withTool)}
          aria-describedby={described}
          aria-invalid={error !== undefined}
        />
        {tool}
      </div>
      <div id={`${id}-below`} className={styles.below}>
        {error === undefined ? note : <FieldError>{error}</FieldError>}
      </div>
    </div>
  )
}

/** The error about a value, below its field. */
export const FieldError = ({ children }: { children: string }) => (
  <p className={styles.error}>
    <CircleAlert size={17} strokeWidth={2.5} aria-hidden="true" />
    {children}
  </p>
)
