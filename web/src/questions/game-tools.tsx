import { Flag, Keyboard } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { Button } from '../design/button.tsx'
import { classNames } from '../design/class-names.ts'
import { Dialog } from '../design/dialog.tsx'
import { ErrorLine } from '../design/error-line.tsx'
import type { Reply } from '../live/reply.ts'
import styles from './game-tools.module.css'
import layout from './play-layout.module.css'
import { useQuestionKeys } from './question-keys.ts'

/** A key's label, and its effect. */
export type KeyHelp = readonly [key: string, does: string]

interface GameToolsProps {
  readonly keys: readonly KeyHelp[]
  /** The label of the leave action: 'Resign', 'Give up'. */
  readonly leave: string
  /** The confirmation dialog; gets a function that closes it. */
  readonly asks: (close: () => void) => ReactNode
}

/** Leaving a game, with a confirmation, and the list of keys. */
export const GameTools = ({ keys, leave, asks }: GameToolsProps) => {
  const [open, setOpen] = useState<'keys' | 'leave' | null>(null)
  const close = () => setOpen(null)
  useQuestionKeys(useCallback((key: string) => key === '?' && setOpen('keys'), []))
  return (
    <div className={classNames(styles.tools, layout.tools)}>
      <Button look="quiet" onClick={() => setOpen('leave')}>
        <Flag size={18} aria-hidden="true" /> {leave}
      </Button>
      <Button look="quiet" className={styles.keys} onClick={() => setOpen('keys')}>
        <Keyboard size={18} aria-hidden="true" /> Shortcuts
      </Button>
      {open === 'keys' && <KeyList keys={keys} onClose={close} />}
      {open === 'leave' && asks(close)}
    </div>
  )
}

export const KeyList = ({ keys, onClose }: { keys: readonly KeyHelp[]; onClose: () => void }) => (
  <Dialog title="Keyboard shortcuts" onClose={onClose}>
    <dl className={styles.list}>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)

interface LeaveDialogProps {
  readonly title: string
  /** The consequences of leaving. */
  readonly children: ReactNode
  readonly leave: string
  readonly stay: string
  readonly action: { readonly isRunning: boolean; readonly error: { readonly message: string } | null }
  readonly run: () => Promise<Reply<unknown>>
  readonly onClose: () => void
}

/** The confirmation before a game is left for good. */
export const LeaveDialog = (props: LeaveDialogProps) => {
  const { title, children, leave, stay, action, run, onClose } = props
  const confirm = async () => {
    const { error } = await run()
    if (!error) onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{children}</p>
      <ErrorLine>{action.error?.message}</ErrorLine>
      <div className={styles.actions}>
        <Button onClick={onClose}>{stay}</Button>
        <Button look="danger" disabled={action.isRunning} onClick={confirm}>
          {leave}
        </Button>
      </div>
    </Dialog>
  )
}
