import { useMailedToken } from '../links/mailed-token.ts'
import { NewPassword } from './new-password.tsx'
import { RequestReset } from './request-reset.tsx'

/** Without the mailed link: requests one. With it: sets the new password. */
export const ResetScreen = () => {
  const { token, forget } = useMailedToken('token')
  return token === null ? <RequestReset /> : <NewPassword key={token} token={token} onAskAnew={forget} />
}
