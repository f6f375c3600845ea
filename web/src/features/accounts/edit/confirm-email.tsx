import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ButtonLink } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { useServerQuery } from '../../../live/server-query.tsx'
import { useAction } from '../../../live/use-action.ts'
import { useMailedToken } from '../links/mailed-token.ts'
import styles from './confirm-email.module.css'
import { failureText } from './failure-text.ts'
import { SavedLine } from './saved-line.tsx'

/** The page behind the mailed link: confirms the address, or says what to do. */
export const ConfirmEmail = () => {
  const { token, release } = useMailedToken('confirm')
  return token === null ? null : <Confirming key={token} token={token} onAnswered={release} />
}

/** For a guest with a mailed link; a guest without one sees another screen. */
export const LogInToConfirm = ({ otherwise }: { otherwise: ReactNode }) =>
  useMailedToken('confirm').token === null ? otherwise : <LogInFirst />

const LogInFirst = () => (
  <Card className={styles.strip} aria-labelledby="confirm-title">
    <h2 id="confirm-title">Log in to confirm your address</h2>
    <p>Log in to the account this link belongs to, and we’ll confirm the address.</p>
    <ButtonLink look="primary" to="/login?from=/edit-profile">
      Log in
    </ButtonLink>
  </Card>
)

interface ConfirmingProps {
  readonly token: string
  readonly onAnswered: () => void
}

const Confirming = ({ token, onAnswered }: ConfirmingProps) => {
  const { run, error } = useAction('confirmEmail')
  const account = useServerQuery('readAccount', {})
  const [email, setEmail] = useState<string | null>(null)
  const asked = useRef(false)
  useEffect(() => {
    // Waits for the account: a read still in progress could return the data from before the confirmation.
    if (asked.current || account.isPending) return
    asked.current = true
    void run({ token }).then(({ result, error: failure }) => {
      // A player logged in to another account may log in to the right one and come back.
      if (failure?.reason !== 'other-account') onAnswered()
      if (!result) return
      setEmail(result.email)
      void account.refetch()
    })
  }, [run, token, onAnswered, account])
  return (
    <div className={styles.answer}>
      <SavedLine>{email && `Thank you. ${email} is confirmed.`}</SavedLine>
      <ErrorLine>{failureText(error)}</ErrorLine>
    </div>
  )
}
