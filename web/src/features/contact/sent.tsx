import { KEPT_FOR } from '@trivium/wire/retention'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../../design/button.tsx'
import styles from './contact.module.css'

/** That the message has arrived, and what comes of it. */
export const Sent = ({ email, onAnother }: { email: string; onAnother: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <MailCheck size={40} aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1}>
        It has arrived
      </h2>
      <p>Somebody who runs this site reads it, and answers by mail to</p>
      <p className={styles.address}>{email}</p>
      <p className={styles.soft}>
        If nothing comes within a week, look among the spam, or write once more. When all is said, your
        message is closed, and {KEPT_FOR.closedMessages.months} months later it is erased.
      </p>
      <div className={styles.buttons}>
        <ButtonLink look="primary" to="/">
          To today’s quiz
        </ButtonLink>
        <Button onClick={onAnother}>Write another</Button>
      </div>
    </div>
  )
}
