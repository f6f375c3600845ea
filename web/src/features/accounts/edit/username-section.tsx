import { UsernameForm } from '@trivium/wire/account-fields'
import { Submit } from '../../../forms/submit.tsx'
import { useCall } from '../../../live/client-context.ts'
import type { Failure } from '../../../live/reply.ts'
import { UsernameField } from '../register/username-field.tsx'
import { formatDate } from './dates.ts'
import { SavedLine } from './saved-line.tsx'
import { Section } from './section.tsx'
import { useSectionForm } from './use-section-form.ts'
import { WithAccount } from './with-account.tsx'

const SAME: Failure = {
  status: 'ABORTED',
  message: 'This is your username already.',
  reason: null,
  details: {},
}

/** Changes the username, at most once every 30 days. */
export const UsernameSection = ({ username }: { username: string }) => (
  <Section
    id="username"
    title="Username"
    lede="You can change it once every 30 days. For those 30 days your old name stays reserved and leads to your profile."
  >
    <WithAccount>
      {({ usernameFrom }, readAgain) => (
        <ChangeUsername username={username} from={usernameFrom} onChanged={readAgain} />
      )}
    </WithAccount>
  </Section>
)

interface ChangeUsernameProps {
  readonly username: string
  /** When it may be changed again; null: now. */
  readonly from: number | null
  readonly onChanged: () => void
}

const ChangeUsername = ({ username, from, onChanged }: ChangeUsernameProps) => {
  const call = useCall()
  const { form, props, saved } = useSectionForm({
    schema: UsernameForm,
    send: async (values) => {
      if (values.username === username) return { error: SAME }
      const reply = await call('changeUsername', values)
      // After a change on another device this form is outdated too.
      if (reply.result || reply.error?.reason === 'username-changed-lately') onChanged()
      return reply
    },
    saved: (values) => `Your name is now ${values.username}.`,
    fieldOf: (reason) =>
      reason === 'username-taken' || reason === 'username-not-allowed' ? 'username' : undefined,
  })
  if (from !== null)
    return (
      <>
        <SavedLine takesFocus>{saved}</SavedLine>
        <p>
          You are <b>{username}</b>. You can change it again on {formatDate(from)}.
        </p>
      </>
    )
  return (
    <form {...props} aria-label="Change your username">
      <UsernameField
        label="New username"
        own={username}
        error={form.errors.username}
        refusal={form.refusal}
      />
      <Submit form={form} look="plain" sending="Changing it …">
        Change username
      </Submit>
      <SavedLine>{saved}</SavedLine>
    </form>
  )
}
