import { ResetRequestForm } from '@trivium/wire/account-fields'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Entrance, OtherWays } from '../../../design/entrance.tsx'
import { Field } from '../../../design/field.tsx'
import { Submit } from '../../../forms/submit.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useCall } from '../../../live/client-context.ts'
import styles from './reset.module.css'

/** Asks for the mail with the link. What is said then tells nobody whether the address is known. */
export const RequestReset = () => {
  const call = useCall()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    schema: ResetRequestForm,
    send: async ({ email }) => {
      const reply = await call('requestPasswordReset', { email })
      if (reply.result) setSentTo(email)
      return reply
    },
  })
  return (
    <Entrance
      title="Forgot your password?"
      lede="Tell us the address of your account, and we’ll mail you a link that lets you choose a new one."
    >
      {sentTo === null ? (
        <form {...form.formProps} aria-label="Ask for a link">
          <Field label="E-mail" name="email" type="email" error={form.errors.email} autoComplete="email" />
          <Submit form={form} sending="Sending …">
            Send me a link
          </Submit>
        </form>
      ) : (
        <Sent to={sentTo} onAgain={() => setSentTo(null)} />
      )}
      <OtherWays>
        Remembered it? <Link to="/login">Log in</Link>
      </OtherWays>
    </Entrance>
  )
}

const Sent = ({ to, onAgain }: { to: string; onAgain: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <MailCheck size={40} aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1}>
        Look into your mail
      </h2>
      <p>
        If there is an account with this address, a mail with a link is on its way. It is good for 60 minutes.
      </p>
      <p className={styles.address}>{to}</p>
      <p className={styles.soft}>
        Nothing there after a few minutes? Look among the spam, or check the address.
      </p>
      <Button onClick={onAgain}>Enter it again</Button>
    </div>
  )
}
