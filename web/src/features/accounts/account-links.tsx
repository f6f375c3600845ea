import type { User } from '@trivium/wire/documents/user'
import { ButtonLink } from '../../design/button.tsx'
import { useLive, useTopic } from '../../live/client-context.ts'
import { useLazyPart } from '../../live/use-lazy-part.ts'
import { useLocation } from '../../routing/page-router.tsx'
import styles from './account-links.module.css'
import { signInPath } from './sign-in/return-path.ts'

/** Links to register and log in, or log out. Their space is reserved until the player is known; if that fails, they offer log-in. */
export const AccountLinks = ({ onFollow }: { onFollow?: () => void }) => {
  const { status, doc } = useTopic('user')
  const isUnknown = useLive(({ sessionError }) => sessionError !== null) || status === 'failed'
  return (
    <div className={styles.links}>
      {doc === null && isUnknown && <SignInLinks onFollow={onFollow} />}
      {doc && <LinksOf user={doc} onFollow={onFollow} />}
    </div>
  )
}

interface SignInLinksProps {
  readonly onFollow: (() => void) | undefined
}

const SignInLinks = ({ onFollow }: SignInLinksProps) => {
  const { pathname } = useLocation()
  return (
    <>
      <ButtonLink data-register="" to={signInPath('/register', pathname)} onClick={onFollow}>
        Sign Up
      </ButtonLink>
      <ButtonLink look="quiet" to={signInPath('/login', pathname)} onClick={onFollow}>
        Log In
      </ButtonLink>
    </>
  )
}

/** Loaded after the page's own script: most visitors have no account to log out of. */
const loadLogOut = async () => (await import('./log-out-button.tsx')).LogOutButton

interface LinksOfProps extends SignInLinksProps {
  readonly user: User
}

const LinksOf = ({ user, onFollow }: LinksOfProps) => {
  const LogOutButton = useLazyPart(loadLogOut, !user.isAnonymous, user)
  if (user.isAnonymous) return <SignInLinks onFollow={onFollow} />
  return LogOutButton && <LogOutButton onFollow={onFollow} />
}
