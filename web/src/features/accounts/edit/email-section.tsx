import { EmailChangeForm } from '@trivium/wire/account-fields'
import type { Refusal } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import { Field } from '../../../design/field.tsx'
import { PasswordField } from '../../../design/password-field.tsx'
import { Submit } from '../../../forms/submit.tsx'
import { useCall } from '../../../live/client-context.ts'
import { EmailState } from './email-state.tsx'
import { ForPasswordManagers } from './for-password-managers.tsx'
import { SavedLine } from './saved-line.tsx'
import { Section } from './section.tsx'
import { useSectionForm } from './use-section-form.ts'
import { WithAccount } from './with-account.tsx'

const FIELDS: Readonly<Partial<Record<Refusal, string>>> = {
  'wrong-password': 'password',
  'email-taken': 'email',
}

/** The player's email address. */
export const EmailSection = ({ username }: { username: string }) => (
  <Section
    id="email"
    title="Email"
    lede="For a new password if you forget yours, and to log in with. Nobody else sees it."
  >
    <WithAccount>
      {(account, readAgain) => <ChangeEmail username={username} account={account} onChanged={readAgain} />}
    </WithAccount>
  </Section>
)

/** The confirmation after saving; `account`: as it was before the change. */
const savedSentence = (account: OutputOf<'readAccount'>, wished: string): string => {
  const { email, emailConfirmed, mailArrives } = account
  if (!emailConfirmed) return `Your address is now ${wished}.`
  if (wished === email) return `Your address stays ${email}.`
  return mailArrives
    ? `We’ve sent a link to ${wished}. Open it to confirm the address.`
    : `The link for ${wished} is ready. Ask whoever runs this site for it.`
}

interface ChangeEmailProps {
  readonly username: string
  readonly account: OutputOf<'readAccount'>
  readonly onChanged: () => void
}

const ChangeEmail = ({ username, account, onChanged }: ChangeEmailProps) => {
  const call = useCall()
  const { form, props, saved } = useSectionForm({
    schema: EmailChangeForm,
    send: async (values) => {
      const reply = await call('changeEmail', values)
      if (reply.result) onChanged()
      return reply
    },
    saved: ({ email }) => savedSentence(account, email),
    fieldOf: (reason) => FIELDS[reason],
  })
  return (
    <>
      <EmailState account={account} />
      <form {...props} aria-label="Change your email address">
        <Field
          label="New email address"
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
    </>
  )
}
