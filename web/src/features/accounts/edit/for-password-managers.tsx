/** A hidden input that tells a password manager whose password this is. It has no name, so it is not sent. */
export const ForPasswordManagers = ({ username }: { username: string }) => (
  <input hidden readOnly autoComplete="username" value={username} />
)
