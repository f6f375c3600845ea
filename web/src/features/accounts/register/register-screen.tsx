import { Loading } from '../../../design/list-state.tsx'
import { useHydrated } from '../../../design/use-hydrated.ts'
import { useTopic } from '../../../live/client-context.ts'
import { useLocation } from '../../../routing/page-router.tsx'
import { REGISTRATION } from '../../../site/registration.ts'
import { AlreadySignedIn } from '../sign-in/already-signed-in.tsx'
import { NoAccount } from './no-account.tsx'
import { OwnAccountForm } from './own-account-form.tsx'
import { useInvitation } from './use-invitation.ts'

/** The form, or why there is none. The prerendered page assumes open registration. */
export const RegisterScreen = () => {
  const { search } = useLocation()
  const isInBrowser = useHydrated()
  if (!isInBrowser || REGISTRATION === 'open') return <OwnAccountForm />
  if (REGISTRATION === 'closed') return <WithoutForm why="closed" />
  const code = new URLSearchParams(search).get('invitation')
  return code === null ? <WithoutForm why="needed" /> : <Invited code={code} />
}

/** Players with an account see that they have one, whichever link they followed. */
const WithoutForm = (props: Parameters<typeof NoAccount>[0]) => {
  const { doc: user } = useTopic('user')
  return user?.isAnonymous === false ? <AlreadySignedIn username={user.username} /> : <NoAccount {...props} />
}

const Invited = ({ code }: { code: string }) => {
  const { state, failure } = useInvitation(code)
  if (failure !== null) return <WithoutForm why="not-asked" detail={failure} />
  if (state === null) return <Loading lines={6} label="Checking your invitation" />
  return state === 'good' ? <OwnAccountForm invitation={code} /> : <WithoutForm why={state} />
}
