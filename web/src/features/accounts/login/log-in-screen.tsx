import { LoginForm } from '@trivium/wire/account-fields'
import type { GuestProgress } from '@trivium/wire/documents/account'
import { useState } from 'react'
import { Field } from '../../../design/field.tsx'
import { PasswordField } from '../../../design/password-field.tsx'
import { OtherWays, SignInLayout } from '../../../design/sign-in-layout.tsx'
import { useHydrated } from '../../../design/use-hydrated.ts'
import { Submit } from '../../../forms/submit.tsx'
import { type Form, useForm } from '../../../forms/use-form.ts'
import { useCall, useTopic } from '../../../live/client-context.ts'
import { Link } from '../../../routing/link.tsx'
import { useLocation } from '../../../routing/page-router.tsx'
import { AlreadySignedIn } from '../sign-in/already-signed-in.tsx'
import { signInPath, useReturnPath } from '../sign-in/return-path.ts'
import { useSignIn } from '../sign-in/use-sign-in.ts'
import { GuestChoice } from './guest-choice.tsx'
import styles from './log-in-screen.module.css'

/** The question to a guest with something to lose, asked before the log-in. */
interface Asked {
  readonly login: { readonly name: string; readonly password: string }
  readonly username: string
  readonly guest: GuestProgress
}

/** The username passed along by another screen. */
const useSentName = (): string | undefined => {
  const state: unknown = useLocation().state
  const isInBrowser = useHydrated()
  if (!isInBrowser || typeof state !== 'object' || state === null || !('name' in state)) return undefined
  return typeof state.name === 'string' ? state.name : undefined
}

/** The form's log-in. `asked`: what a guest has to decide before it. */
const useLogIn = () => {
  const call = useCall()
  const { enter, isEntering } = useSignIn()
  const [asked, setAsked] = useState<Asked | null>(null)
  const welcome = (username: string) => enter(`Welcome back, ${username}.`)
  const form = useForm({
    schema: LoginForm,
    send: async (login) => {
      const reply = await call('logIn', login)
      if (reply.result?.status === 'asks') setAsked({ login, ...reply.result })
      if (reply.result?.status === 'in') await welcome(reply.result.username)
      return reply
    },
    fieldOf: (reason) => (reason === 'wrong-login' ? 'password' : undefined),
  })
  const isBusy = form.isSending || isEntering || asked !== null
  return { form, asked, isBusy, welcome, cancel: () => setAsked(null) }
}

/** Logs in to an existing account, by username or email address. */
export const LogInScreen = () => {
  const { doc: user } = useTopic('user')
  const from = useReturnPath()
  const { form, asked, isBusy, welcome, cancel } = useLogIn()
  if (user?.isAnonymous === false && !isBusy) return <AlreadySignedIn username={user.username} />
  return (
    <SignInLayout
      title="Log in"
      lede="Welcome back. Your rating, your record and your history are where you left them."
    >
      <LogInForm form={form} />
      <OtherWays>
        No account yet? <Link to={signInPath('/register', from)}>Create one</Link> and keep what you have
        played.
      </OtherWays>
      {asked && <GuestChoice {...asked} onIn={welcome} onCancel={cancel} />}
    </SignInLayout>
  )
}

const LogInForm = ({ form }: { form: Form }) => {
  const name = useSentName()
  return (
    <form {...form.formProps} aria-label="Log in">
      <Field
        label="Username or email"
        name="name"
        error={form.errors.name}
        defaultValue={name}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField
        label="Password"
        name="password"
        error={form.errors.password}
        autoComplete="current-password"
      />
      <p className={styles.forgot}>
        <Link to="/reset-password">Forgot your password?</Link>
      </p>
      <Submit form={form} sending="Logging in …">
        Log in
      </Submit>
    </form>
  )
}
