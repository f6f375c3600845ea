import type { User } from '@trivium/wire/documents/user'
import { LogOut } from 'lucide-react'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '../../design/button.tsx'
import { useTopic } from '../../live/client-context.ts'
import styles from './account-links.module.css'
import { entrancePath } from './entrance/return-path.ts'
import { useLogOut } from './log-out.ts'

/** Into an account, or out of it. Until it is known who plays, their place is kept. */
export const AccountLinks = ({ onFollow }: { onFollow?: () => void }) => {
  const { doc } = useTopic('user')
  return <div className={styles.links}>{doc && <LinksOf user={doc} onFollow={onFollow} />}</div>
}

interface LinksOfProps {
  readonly user: User
  readonly onFollow: (() => void) | undefined
}

const LinksOf = ({ user, onFollow }: LinksOfProps) => {
  const { logOut, isRunning } = useLogOut()
  const { pathname } = useLocation()
  if (user.isAnonymous)
    return (
      <>
        <ButtonLink to={entrancePath('/register', pathname)} onClick={onFollow}>
          Sign Up
        </ButtonLink>
        <ButtonLink look="quiet" to={entrancePath('/login', pathname)} onClick={onFollow}>
          Log In
        </ButtonLink>
      </>
    )
  const leave = () => {
    onFollow?.()
    logOut()
  }
  return (
    <Button disabled={isRunning} onClick={leave}>
      <LogOut size={20} aria-hidden="true" />
      Log Out
    </Button>
  )
}
