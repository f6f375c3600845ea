import { ResetRequestForm } from '@trivium/wire/account-fields'
import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Field } from '../../../design/field.tsx'
import { OtherWays, SignInLayout } from '../../../design/sign-in-layout.tsx'
import { MailAddress, MailSent } from '../../../forms/mail-sent.tsx'
import { Submit } from '../../../forms/submit.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useCall } from '../../../live/client-context.ts'
import { Link } from '../../../routing/link.tsx'
import styles from './reset.module.css'

/** Requests the mail with the link. The reply does not reveal whether the address is known. */
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
    <SignInLayout
      title="Forgot your password?"
      lede={
        sentTo === null
          ? 'Enter your account’s email address, and we’ll send you a link to choose a new password.'
          : 'The link in our email lets you choose a new one.'
      }
    >
      {sentTo === null ? (
        <form {...form.formProps} aria-label="Ask for a link">
          <Field label="Email" name="email" type="email" error={form.errors.email} autoComplete="email" />
          <Submit form={form} sending="Sending …">
            Send me a link
          </Submit>
        </form>
      ) : (
        <LinkSent to={sentTo} onAgain={() => setSentTo(null)} />
      )}
      <OtherWays>
        Remembered it? <Link to="/login">Log in</Link>
      </OtherWays>
    </SignInLayout>
  )
}

const LinkSent = ({ to, onAgain }: { to: string; onAgain: () => void }) => (
  <MailSent title="Check your inbox">
    <p>If there is an account with this address, we’ve sent it a link. It works for 60 minutes.</p>
    <MailAddress>{to}</MailAddress>
    <p className={styles.muted}>Nothing after a few minutes? Check your spam folder and the address.</p>
    <Button onClick={onAgain}>Use another address</Button>
  </MailSent>
)
