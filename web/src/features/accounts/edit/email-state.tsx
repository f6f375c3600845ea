import type { OutputOf } from '@trivium/wire/registry'
import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { useAction } from '../../../live/use-action.ts'
import styles from './email-state.module.css'
import { failureText } from './failure-text.ts'
import { SavedLine } from './saved-line.tsx'

type Account = OutputOf<'readAccount'>

/** The address that is waiting for its link to be opened, or null. */
const waitingFor = ({ email, emailConfirmed, pendingEmail }: Account): string | null =>
  pendingEmail ?? (emailConfirmed ? null : email)

const sentenceOf = (account: Account): string => {
  const { email, pendingEmail, mailArrives } = account
  if (!mailArrives)
    return 'Not confirmed yet. This site sends no email: whoever runs it can give you the link.'
  return pendingEmail === null
    ? 'Not confirmed yet. Open the link we emailed you.'
    : `Open the link in the email we sent there. Until then ${email} stays your address.`
}

/** The current address, and while one is unconfirmed, a note that can send its link again. */
export const EmailState = ({ account }: { account: Account }) => {
  const waiting = waitingFor(account)
  return (
    <div className={styles.state}>
      <p className={styles.current}>
        Now: <b translate="no">{account.email}</b>
      </p>
      {account.pendingEmail !== null && (
        <p className={styles.current}>
          Waiting: <b>{account.pendingEmail}</b>
        </p>
      )}
      {waiting !== null && <Unconfirmed key={waiting} to={waiting} account={account} />}
    </div>
  )
}

const Unconfirmed = ({ to, account }: { to: string; account: Account }) => {
  const { run, isRunning, error } = useAction('sendEmailLink')
  const [sent, setSent] = useState(false)
  const send = async () => {
    setSent(false)
    const { result } = await run({})
    setSent(result !== undefined)
  }
  const done = account.mailArrives
    ? `A new link is on its way to ${to}.`
    : 'The link is ready. Ask whoever runs this site for it.'
  return (
    <>
      <p className={styles.muted}>{sentenceOf(account)}</p>
      <Button look="quiet" disabled={isRunning} onClick={send} className={styles.send}>
        {account.mailArrives ? 'Send the link again' : 'Ask for the link'}
      </Button>
      <SavedLine>{sent ? done : null}</SavedLine>
      <ErrorLine>{failureText(error)}</ErrorLine>
    </>
  )
}
