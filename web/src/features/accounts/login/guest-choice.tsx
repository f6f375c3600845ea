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

/** Logs in with the guest's games or without. */
const useLogInAs = (login: GuestChoiceProps['login'], onIn: GuestChoiceProps['onIn']) => {
  const { run, isRunning, error } = useAction('logIn')
  const [isIn, setIn] = useState(false)
  const choose = async (guest: 'merge' | 'discard') => {
    const { result } = await run({ ...login, guest })
    if (result?.status !== 'in') return
    setIn(true)
    await onIn(result.username)
  }
  return { choose, isBusy: isRunning || isIn, error }
}

/** Asks whether the guest's games move into the account. Nothing changes until one of the two is chosen. */
export const GuestChoice = ({ login, username, guest, onIn, onCancel }: GuestChoiceProps) => {
  const { choose, isBusy, error } = useLogInAs(login, onIn)
  const account = <PlayerName>{username}</PlayerName>
  return (
    <Dialog
      title={guest.activeMatch ? 'You are playing as a guest' : 'You have played as a guest'}
      onClose={isBusy ? () => {} : onCancel}
    >
      <div className={styles.question}>
        <Distances label="Guest progress" rows={held(guest)} />
      </div>
      {guest.activeMatch && (
        <p className={styles.warning}>
          <TriangleAlert size={20} aria-hidden="true" />
          You are in a match. Logging in resigns it, whichever you choose.
        </p>
      )}
      <div className={styles.choice}>
        <Button look="primary" size="large" wide disabled={isBusy} onClick={() => choose('merge')}>
          Add to my account
        </Button>
        <p>
          Your totals are added to {account}’s, and the best scores are kept. {account} keeps their own
          rating.
        </p>
      </div>
      <div className={styles.choice}>
        <Button wide disabled={isBusy} onClick={() => choose('discard')}>
          Discard guest progress
        </Button>
        <p>{account} goes on as before. Guest progress can’t be recovered later.</p>
      </div>
      <Button look="quiet" className={styles.cancel} disabled={isBusy} onClick={onCancel}>
        Stay a guest for now
      </Button>
      {error && (
        <div role="alert">
          <ErrorLine>{error.message}</ErrorLine>
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
