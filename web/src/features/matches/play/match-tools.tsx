import { Flag, Keyboard } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Dialog } from '../../../design/dialog.tsx'
import { RefusalLine } from '../../../design/refusal-line.tsx'
import { useAction } from '../../../live/use-action.ts'
import { useMatchKeys } from './answer-keys.ts'
import styles from './match-tools.module.css'

const KEYS = [
  ['1 – 4', 'Choose an answer by its place'],
  ['A – D', 'Choose an answer by its letter'],
  ['?', 'Show these keys'],
  ['Esc', 'Close what is open'],
] as const

/** Resigning, which asks once, and the list of keys. */
export const MatchTools = ({ matchId, rated }: { matchId: string; rated: boolean }) => {
  const [open, setOpen] = useState<'keys' | 'resign' | null>(null)
  const close = () => setOpen(null)
  useMatchKeys(useCallback((key: string) => key === '?' && setOpen('keys'), []))
  return (
    <div className={styles.tools}>
      <Button look="quiet" onClick={() => setOpen('resign')}>
        <Flag size={18} aria-hidden="true" /> Resign
      </Button>
      <Button look="quiet" className={styles.keys} onClick={() => setOpen('keys')}>
        <Keyboard size={18} aria-hidden="true" /> Keys
      </Button>
      {open === 'keys' && <KeyList onClose={close} />}
      {open === 'resign' && <Resign matchId={matchId} rated={rated} onClose={close} />}
    </div>
  )
}

const KeyList = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Keys" onClose={onClose}>
    <dl className={styles.list}>
      {KEYS.map(([key, does]) => (
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

const Resign = ({ matchId, rated, onClose }: { matchId: string; rated: boolean; onClose: () => void }) => {
  const resign = useAction('resign')
  const confirm = async () => {
    const { error } = await resign.run({ matchId })
    if (!error) onClose()
  }
  return (
    <Dialog title="Resign this match?" onClose={onClose}>
      <p>Your opponent wins{rated ? ', and it counts for both ratings' : ''}. This can’t be undone.</p>
      <RefusalLine>{resign.error?.message}</RefusalLine>
      <div className={styles.actions}>
        <Button onClick={onClose}>Play on</Button>
        <Button look="danger" disabled={resign.isRunning} onClick={confirm}>
          Resign
        </Button>
      </div>
    </Dialog>
  )
}
