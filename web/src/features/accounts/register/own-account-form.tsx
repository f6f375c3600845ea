import { RegisterForm } from '@trivium/wire/account-fields'
import type { User } from '@trivium/wire/documents/user'
import type { Refusal } from '@trivium/wire/refusals'
import { Field } from '../../../design/field.tsx'
import { PasswordField } from '../../../design/password-field.tsx'
import { OtherWays, SignInLayout } from '../../../design/sign-in-layout.tsx'
import { Submit } from '../../../forms/submit.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { useCall, useTopic } from '../../../live/client-context.ts'
import { Link } from '../../../routing/link.tsx'
import { AlreadySignedIn } from '../sign-in/already-signed-in.tsx'
import { Distances } from '../sign-in/distances.tsx'
import { signInPath, useReturnPath } from '../sign-in/return-path.ts'
import { useSignIn } from '../sign-in/use-sign-in.ts'
import { UsernameField } from './username-field.tsx'

const FIELDS: Readonly<Partial<Record<Refusal, string>>> = {
  'username-taken': 'username',
  'username-not-allowed': 'username',
  'email-taken': 'email',
  'password-too-common': 'password',
}

const LEDE = 'Your rating, record, best scores and running match stay. Only the name changes.'

interface OwnAccountFormProps {
  /** The code of the invitation link. */
  readonly invitation?: string
}

/** The form's registration. `isBusy`: it is being sent, or the page is about to change. */
const useRegistration = (invitation: string | undefined) => {
  const call = useCall()
  const { enter, isEntering } = useSignIn()
  const form = useForm({
    schema: RegisterForm,
    send: async (values) => {
      const reply = await call('register', invitation === undefined ? values : { ...values, invitation })
      if (reply.result) await enter(`Welcome, ${reply.result.username}.`)
      return reply
    },
    fieldOf: (reason) => FIELDS[reason],
  })
  return { form, isBusy: form.isSending || isEntering }
}

/** Turns a guest into a registered player, who keeps everything. */
export const OwnAccountForm = ({ invitation }: OwnAccountFormProps) => {
  const { doc: user } = useTopic('user')
  const from = useReturnPath()
  const { form, isBusy } = useRegistration(invitation)
  const { errors } = form
  // The user document shows a registered player before the reply arrives: the form stays until the page changes.
  if (user?.isAnonymous === false && !isBusy) return <AlreadySignedIn username={user.username} />
  return (
    <SignInLayout
      title="Create your account"
      lede={invitation === undefined ? LEDE : `You are invited. ${LEDE}`}
      sign={<Distances label="What you keep" rows={kept(user)} />}
    >
      <form {...form.formProps} aria-label="Create your account">
        <UsernameField error={errors.username} refusal={form.refusal} isSending={isBusy} />
        <Field
          label="Email"
          name="email"
          type="email"
          hint="For a new password if you forget yours. Nobody else sees it."
          error={errors.email}
          autoComplete="email"
        />
        <PasswordField
          label="Password"
          name="password"
          hint="10 characters or more. Four words that don’t belong together are strong and easy to remember."
          error={errors.password}
          autoComplete="new-password"
        />
        <Submit form={form} sending="Creating your account …">
          Create account
        </Submit>
      </form>
      <OtherWays>
        Have an account? <Link to={signInPath('/login', from)}>Log in</Link>
      </OtherWays>
    </SignInLayout>
  )
}

const kept = (user: User | null) =>
  [
    ['Rating', user?.elo ?? null],
    ['Matches won', user?.wins ?? null],
    ['Right answers', user?.questionsCorrect ?? null],
  ] as const
