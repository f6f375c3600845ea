import { NewPassword } from './new-password.tsx'
import { RequestReset } from './request-reset.tsx'
import { useResetToken } from './reset-token.ts'

/** Without the mail's link: asks for one. With it: the new password. */
export const ResetScreen = () => {
  const { token, forget } = useResetToken()
  return token === null ? <RequestReset /> : <NewPassword key={token} token={token} onAskAnew={forget} />
}
