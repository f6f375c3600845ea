/** Tells a password manager whose password this is. It has no name, so that it is not submitted. */
export const ForPasswordManagers = ({ username }: { username: string }) => (
  <input hidden readOnly autoComplete="username" value={username} />
)
