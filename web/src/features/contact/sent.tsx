import { RETENTION } from '@trivium/wire/retention'
import { Button, ButtonLink } from '../../design/button.tsx'
import { MailAddress, MailSent } from '../../forms/mail-sent.tsx'
import styles from './contact.module.css'

/** Confirms that the message has arrived, and says what happens next. */
export const MessageSent = ({ email, onAnother }: { email: string; onAnother: () => void }) => (
  <MailSent title="Message sent">
    <p>Somebody who runs this site will read it and answer by email to</p>
    <MailAddress>{email}</MailAddress>
    <p className={styles.muted}>
      If nothing comes within a week, check your spam folder or write again. Once everything is settled, we
      close your message; {RETENTION.closedMessages.months} months later it is erased.
    </p>
    <div className={styles.buttons}>
      <ButtonLink look="primary" to="/">
        Go to today’s quiz
      </ButtonLink>
      <Button onClick={onAnother}>Write another</Button>
    </div>
  </MailSent>
)
