import type { GuestProgress } from '@trivium/wire/documents/account'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Dialog } from '../../../design/dialog.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { PlayerName } from '../../../design/player-name.tsx'
import { useAction } from '../../../live/use-action.ts'
import { Distances } from '../sign-in/distances.tsx'
import styles from './guest-choice.module.css'

interface GuestChoiceProps {
  readonly login: { readonly name: string; readonly password: string }
  /** The account's username. */
  readonly username: string
  readonly guest: GuestProgress
  readonly onIn: (username: string) => Promise<void>
  readonly onCancel: () => void
}

/** Asks whether the guest's games move into the account. Nothing changes until one of the two is chosen. */
export const GuestChoice = ({ login, username, guest, onIn, onCancel }: GuestChoiceProps) => {
  const logIn = useAction('logIn')
  const [isIn, setIn] = useState(false)
  const isBusy = logIn.isRunning || isIn
  const choose = async (choice: 'merge' | 'discard') => {
    const { result } = await logIn.run({ ...login, guest: choice })
    if (result?.status !== 'in') return
    setIn(true)
    await onIn(result.username)
  }
  const account = <PlayerName>{username}</PlayerName>
  return (
    <Dialog
      title={guest.activeMatch ? 'You are playing as a guest' : 'You have played as a guest'}
      onClose={isBusy ? () => {} : onCancel}
    >
      <div className={styles.question}>
        <Distances label="What the guest has" rows={held(guest)} />
      </div>
      {guest.activeMatch && (
        <p className={styles.warning}>
          <TriangleAlert size={20} aria-hidden="true" />
          You are in a match. Logging in resigns it, whichever you choose.
        </p>
      )}
      <div className={styles.choice}>
        <Button look="primary" size="large" wide disabled={isBusy} onClick={() => choose('merge')}>
          Bring it along
        </Button>
        <p>
          Counts are added to {account}’s and best scores kept. The rating stays {account}’s own.
        </p>
      </div>
      <div className={styles.choice}>
        <Button wide disabled={isBusy} onClick={() => choose('discard')}>
          Leave it behind
        </Button>
        <p>{account} goes on as before. What this guest has played can’t be fetched later.</p>
      </div>
      <Button look="quiet" className={styles.cancel} disabled={isBusy} onClick={onCancel}>
        Stay a guest for now
      </Button>
      {logIn.error && (
        <div role="alert">
          <ErrorLine>{logIn.error.message}</ErrorLine>
        </div>
      )}
    </Dialog>
  )
}

const held = ({ games, questionsCorrect, elo }: GuestProgress) =>
  [
    ['Games', games],
    ['Right answers', questionsCorrect],
    ['Rating', elo],
  ] as const
