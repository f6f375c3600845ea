/** Tells a password manager whose password is asked for. It has no name, so that it is not sent along. */
export const ForPasswordManagers = ({ username }: { username: string }) => (
  <input hidden readOnly autoComplete="username" value={username} />
)
