/** What every dialog for an action on a player is given. */
export interface PlayerDialogProps {
  readonly username: string
  readonly onClose: () => void
  /** The callback for success, which tells these words. */
  readonly onDone: (words: string) => () => void
}
