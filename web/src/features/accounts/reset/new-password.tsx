import { NewPasswordForm } from '@trivium/wire/account-fields'
import { Button } from '../../../design/button.tsx'
import { Message } from '../../../design/message.tsx'
import { useNotices } from '../../../design/notices.tsx'
import { PasswordField } from '../../../design/password-field.tsx'
import { SignInLayout } from '../../../design/sign-in-layout.tsx'
import { Submit } from '../../../forms/submit.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useCall } from '../../../live/client-context.ts'
import { useGoTo } from '../../../routing/use-go-to.ts'

interface NewPasswordProps {
  readonly token: string
  readonly onAskAnew: () => void
}

/** Sets a new password; the page behind the mailed link. */
export const NewPassword = ({ token, onAskAnew }: NewPasswordProps) => {
  const call = useCall()
  const goTo = useGoTo()
  const { tell } = useNotices()
  const form = useForm({
    schema: NewPasswordForm,
    send: async ({ password }) => {
      const reply = await call('resetPassword', { token, password })
      if (!reply.result) return reply
      const { username } = reply.result
      tell(`Your password is changed, ${username}. Log in with the new one.`)
      await goTo('/login', { replace: true, state: { name: username } })
      return reply
    },
    fieldOf: (reason) => (reason === 'password-too-common' ? 'password' : undefined),
  })
  if (form.refusal?.reason === 'reset-link-used') return <LinkUsed onAskAnew={onAskAnew} />
  return (
    <SignInLayout
      title="Choose a new password"
      lede="Every other device that is logged in to your account will be logged out."
    >
      <form {...form.formProps} aria-label="Choose a new password">
        <PasswordField
          label="New password"
          name="password"
          hint="10 characters or more. Four words that don’t belong together are strong and easy to remember."
          error={form.errors.password}
          autoComplete="new-password"
        />
        <Submit form={form} sending="Changing it …">
          Change password
        </Submit>
      </form>
    </SignInLayout>
  )
}

const LinkUsed = ({ onAskAnew }: { onAskAnew: () => void }) => (
  <Message
    sign="!"
    title="This link has expired or was used"
    actions={
      <Button look="primary" onClick={onAskAnew}>
        Ask for a new link
      </Button>
    }
  >
    Links work once, for 60 minutes. Your password has not changed.
  </Message>
)
