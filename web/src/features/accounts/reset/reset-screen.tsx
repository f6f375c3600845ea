import { useMailedToken } from '../links/mailed-token.ts'
import { NewPassword } from './new-password.tsx'
import { RequestReset } from './request-reset.tsx'

/** Without the mail's link: asks for one. With it: the new password. */
export const ResetScreen = () => {
  const { token, forget } = useMailedToken('token')
  return token === null ? <RequestReset /> : <NewPassword key={token} token={token} onAskAnew={forget} />
}
