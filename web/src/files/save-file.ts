/** Offers a file for saving; strings are saved as plain text. */
export const saveFile = (name: string, content: string | Blob): void => {
  const blob =
    typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revoked later, when the browser has surely begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
