import { EmailChangeForm } from '@trivium/wire/account-fields'
import type { Refusal } from '@trivium/wire/refusals'
import { Field } from '../../../design/field.tsx'
import { PasswordField } from '../../../design/password-field.tsx'
import { Submit } from '../../../forms/submit.tsx'
import { useCall } from '../../../live/client-context.ts'
import { ForPasswordManagers } from './for-password-managers.tsx'
import { SavedLine } from './saved-line.tsx'
import { Section } from './section.tsx'
import styles from './section-form.module.css'
import { useSectionForm } from './use-section-form.ts'
import { WithAccount } from './with-account.tsx'

const FIELDS: Readonly<Partial<Record<Refusal, string>>> = {
  'wrong-password': 'password',
  'email-taken': 'email',
}

/** Where mails to the player go. */
export const EmailSection = ({ username }: { username: string }) => (
  <Section
    id="email"
    title="E-mail"
    lede="For a new password if you forget yours, and to log in with. Nobody else sees it."
  >
    <WithAccount>
      {({ email }, readAgain) => <ChangeEmail username={username} email={email} onChanged={readAgain} />}
    </WithAccount>
  </Section>
)

interface ChangeEmailProps {
  readonly username: string
  readonly email: string
  readonly onChanged: () => void
}

const ChangeEmail = ({ username, email, onChanged }: ChangeEmailProps) => {
  const call = useCall()
  const { form, props, saved } = useSectionForm({
    schema: EmailChangeForm,
    send: async (values) => {
      const reply = await call('changeEmail', values)
      if (reply.result) onChanged()
      return reply
    },
    saved: (values) => `Your address is ${values.email} now. We have told the old one.`,
    fieldOf: (reason) => FIELDS[reason],
  })
  return (
    <form {...props} aria-label="Change your e-mail address">
      <p className={styles.now}>
        Now: <b>{email}</b>
      </p>
      <Field
        label="New e-mail address"
        name="email"
        type="email"
        error={form.errors.email}
        autoComplete="email"
      />
      <ForPasswordManagers username={username} />
      <PasswordField
        label="Your password"
        name="password"
        error={form.errors.password}
        autoComplete="current-password"
      />
      <Submit form={form} look="plain" sending="Changing it …">
        Change address
      </Submit>
      <SavedLine>{saved}</SavedLine>
    </form>
  )
}
