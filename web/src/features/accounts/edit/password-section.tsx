import { PasswordChangeForm } from '@trivium/wire/account-fields'
import type { Refusal } from '@trivium/wire/refusals'
import { PasswordField } from '../../../design/password-field.tsx'
import { Submit } from '../../../forms/submit.tsx'
import { useCall } from '../../../live/client-context.ts'
import { useServerQuery } from '../../../live/server-query.tsx'
import { ForPasswordManagers } from './for-password-managers.tsx'
import { SavedLine } from './saved-line.tsx'
import { Section } from './section.tsx'
import { useSectionForm } from './use-section-form.ts'

const FIELDS: Readonly<Partial<Record<Refusal, string>>> = {
  'wrong-password': 'current',
  'password-too-common': 'password',
}

/** Changes the password; other devices have to log in again. */
export const PasswordSection = ({ username }: { username: string }) => {
  const call = useCall()
  const sessions = useServerQuery('readSessions', {})
  const { form, props, saved } = useSectionForm({
    schema: PasswordChangeForm,
    send: async (values) => {
      const reply = await call('changePassword', values)
      if (reply.result) void sessions.refetch()
      return reply
    },
    saved: () => 'Your password is changed. All other devices are logged out.',
    fieldOf: (reason) => FIELDS[reason],
  })
  return (
    <Section id="password" title="Password" lede="When you change it, all other devices are logged out.">
      <form {...props} aria-label="Change your password">
        <ForPasswordManagers username={username} />
        <PasswordField
          label="Current password"
          name="current"
          error={form.errors.current}
          autoComplete="current-password"
        />
        <PasswordField
          label="New password"
          name="password"
          hint="10 characters or more. Four words that don’t belong together are strong and easy to remember."
          error={form.errors.password}
          autoComplete="new-password"
        />
        <Submit form={form} look="plain" sending="Changing it …">
          Change password
        </Submit>
        <SavedLine>{saved}</SavedLine>
      </form>
    </Section>
  )
}
