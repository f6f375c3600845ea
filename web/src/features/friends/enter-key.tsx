import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../design/button.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { useNavigate } from '../../routing/page-router.tsx'
import styles from './friend-panel.module.css'
import { typedKey } from './invitation.ts'

const KEY_LENGTH = 6

/** A field for an invitation key. */
export const EnterKey = () => {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const key = typedKey(text)
    if (key.length === KEY_LENGTH) navigate(`/join-friend-match/${encodeURIComponent(key)}`)
    else setProblem(`A key has six letters and digits; this has ${key.length}.`)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>Have a key?</label>
      <div className={styles.row}>
        <input
          id={id}
          type="text"
          className={styles.input}
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={9}
          placeholder="ABC 123"
          onChange={(event) => {
            setText(event.target.value)
            setProblem(null)
          }}
        />
        <Button type="submit">Join</Button>
      </div>
      <ErrorLine>{problem}</ErrorLine>
    </form>
  )
}
