import { type FormEvent, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Field } from '../../../design/field.tsx'
import { useAction } from '../../../live/use-action.ts'
import styles from './lobby.module.css'

const MAX_NAME = 24

/** Another name in this room. */
export const Rename = ({ partyId, name }: { partyId: string; name: string }) => {
  const [isOpen, setOpen] = useState(false)
  const rename = useAction('renameInParty')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (next !== '') void rename.run({ partyId, name: next })
  }
  if (!isOpen)
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        Change my name
      </Button>
    )
  return (
    <form className={styles.rename} onSubmit={submit}>
      <Field
        label="Your name in this room"
        name="name"
        defaultValue={name}
        maxLength={MAX_NAME}
        autoComplete="off"
        autoFocus
        error={rename.error?.message}
      />
      <Button type="submit" disabled={rename.isRunning}>
        Save
      </Button>
    </form>
  )
}
