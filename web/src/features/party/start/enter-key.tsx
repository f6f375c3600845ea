import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { useNavigate } from '../../../routing/page-router.tsx'
import { KEY_LENGTH, typedKey } from '../room-key.ts'
import styles from './enter-key.module.css'

/** A field for a room’s key. Case, spaces, dashes and whole links don’t matter. */
export const EnterKey = () => {
  const id = useId()
  const navigate = useNavigate()
  // Not controlled: what is typed before the app has loaded stays.
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const open = (page: '' | '/screen') => {
    const key = typedKey(field.current?.value ?? '')
    if (key.length === KEY_LENGTH) navigate(`/party/${encodeURIComponent(key)}${page}`)
    else setProblem(`A key has six letters and digits; this has ${key.length}.`)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    open('')
  }
  return (
    <Card padding="large" className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Join a party</h2>
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={id}>The key on the big screen</label>
        <input
          ref={field}
          id={id}
          type="text"
          className={styles.input}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="ABC 123"
          onChange={() => setProblem(null)}
        />
        <Button type="submit" size="large">
          Join
        </Button>
        <ErrorLine>{problem}</ErrorLine>
        <Button look="quiet" onClick={() => open('/screen')}>
          Use this device as the big screen
        </Button>
      </form>
    </Card>
  )
}
