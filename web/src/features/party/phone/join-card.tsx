import { Dices } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { Message } from '../../../design/message.tsx'
import { useAction } from '../../../live/use-action.ts'
import type { Found } from '../found-party.tsx'
import { spacedKey } from '../room-key.ts'
import styles from './join-card.module.css'

const MAX_NAME = 24

/** A name and one press: the player is in. */
export const JoinCard = ({ found, onJoined }: { found: Found; onJoined: () => void }) => {
  const { key, title, suggestedName, isHost, isLocked, isOver } = found
  const id = useId()
  const [name, setName] = useState(suggestedName)
  const join = useAction('joinParty')
  const suggest = useAction('suggestPartyName')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isOwn = name.trim() === suggestedName || name.trim() === ''
    const { result } = await join.run(isOwn ? { key } : { key, name: name.trim() })
    if (result) onJoined()
  }
  const another = async () => {
    const { result } = await suggest.run({})
    if (result) setName(result.name)
  }
  if (isOver) return <OverWithout />
  return (
    <Card tone="green" padding="large" className={styles.card}>
      <p className={styles.lede}>Room {spacedKey(key)}</p>
      <h1 className={styles.title}>{title}</h1>
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={id}>Your name in this room</label>
        <input
          id={id}
          className={styles.name}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => setName(event.target.value)}
        />
        <Button look="outline" disabled={suggest.isRunning} onClick={another}>
          <Dices size={20} aria-hidden="true" /> Another name
        </Button>
        <Button type="submit" look="primary" size="large" disabled={join.isRunning || isLocked}>
          Join
        </Button>
      </form>
      <div className={styles.error}>
        <ErrorLine>
          {isLocked ? 'The host has locked the room.' : (join.error ?? suggest.error)?.message}
        </ErrorLine>
      </div>
      {isHost && (
        <ButtonLink look="outline" to={`/party/${key}/host`}>
          Host controls
        </ButtonLink>
      )}
    </Card>
  )
}

const OverWithout = () => (
  <Message
    sign="!"
    title="This party is over"
    actions={
      <ButtonLink look="primary" to="/party">
        Start a party
      </ButtonLink>
    }
  >
    This key was for one evening. The next party gets a new one.
  </Message>
)
