import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Field } from '../../../design/field.tsx'
import { useNotices } from '../../../design/notices.tsx'
import type { Failure } from '../../../live/reply.ts'
import { type UsernameCheck, useUsernameCheck } from './username-check.ts'
import styles from './username-field.module.css'

interface UsernameFieldProps {
  readonly label?: string
  /** The form's error for this field. */
  readonly error: string | undefined
  /** The server's refusal of the whole form, which may suggest other names. */
  readonly refusal: Failure | null
  /** The player's current name. */
  readonly own?: string
  readonly isSending?: boolean
}

const sentenceOf = (check: UsernameCheck): string | null => {
  if (check.status === 'free') return `${check.username} is free.`
  if (check.status !== 'refused') return null
  return check.why === 'username-taken' ? `${check.username} is taken.` : 'This username is not allowed.'
}

const suggested = (check: UsernameCheck, refusal: Failure | null): readonly string[] => {
  const names: unknown = check.status === 'refused' ? check.suggestions : refusal?.details.suggestions
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : []
}

/** A username, looked up during typing, with suggestions if it is not available. */
export const UsernameField = ({
  label = 'Username',
  error,
  refusal,
  own,
  isSending = false,
}: UsernameFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(own ?? '')
  const { announce } = useNotices()
  const check = useUsernameCheck(text, own, isSending)
  const sentence = sentenceOf(check)
  useEffect(() => {
    if (sentence !== null && document.activeElement === input.current) announce(sentence)
  }, [sentence, announce])
  // Text typed before hydration counts too.
  useEffect(() => setText(input.current?.value ?? ''), [])
  const take = (name: string) => {
    const element = input.current
    if (element === null) return
    element.value = name
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.focus()
  }
  const names = suggested(check, refusal)
  return (
    <div>
      <Field
        ref={input}
        label={label}
        name="username"
        hint="3 to 20 letters, digits, _ or -. Other players see it."
        error={error ?? (check.status === 'refused' ? (sentence ?? undefined) : undefined)}
        note={<Note check={check} />}
        defaultValue={own}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {names.length > 0 && <Suggestions names={names} onTake={take} />}
    </div>
  )
}

const Note = ({ check }: { check: UsernameCheck }) => {
  if (check.status === 'checking') return <p className={styles.checking}>Checking …</p>
  if (check.status !== 'free') return null
  return (
    <p className={styles.free}>
      <Check size={17} strokeWidth={3} aria-hidden="true" />
      {sentenceOf(check)}
    </p>
  )
}

const Suggestions = ({ names, onTake }: { names: readonly string[]; onTake: (name: string) => void }) => (
  <ul className={styles.names} aria-label="Similar names that are free">
    {names.map((name) => (
      <li key={name}>
        <button type="button" className={styles.name} onClick={() => onTake(name)}>
          {name}
        </button>
      </li>
    ))}
  </ul>
)
