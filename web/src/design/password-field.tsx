import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import styles from './password-field.module.css'

type PasswordFieldProps = Omit<FieldProps, 'type' | 'tool' | 'ref'>

/**
 * A password field with a show button. Submitting hides the password again, because password managers read
 * the field at that moment.
 */
export const PasswordField = (props: PasswordFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  const Icon = isShown ? EyeOff : Eye
  const name = `Show ${props.label.toLowerCase()}`
  return (
    <Field
      {...props}
      ref={input}
      type={isShown ? 'text' : 'password'}
      autoCapitalize={isShown ? 'none' : undefined}
      autoCorrect="off"
      spellCheck={false}
      tool={
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={isShown}
          aria-label={name}
          title={isShown ? 'Hide' : 'Show'}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      }
    />
  )
}
