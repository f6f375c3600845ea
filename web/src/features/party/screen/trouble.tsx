import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLive } from '../../../live/client-context.ts'
import type { ConnectionPhase } from '../../../live/store.ts'
import styles from './trouble.module.css'

/** Shorter interruptions are not shown, ms. */
const PATIENCE = 1_500

const SENTENCES: Readonly<Record<Exclude<ConnectionPhase, 'open'>, string>> = {
  connecting: 'Connecting …',
  reconnecting: 'No connection. This screen stands still.',
  restarting: 'The server restarts. Every answer is kept.',
  offline: 'No network. This screen stands still.',
  stopped: 'This screen stands still. Reload the page.',
}

/** The state of the connection, once it has lasted. */
const useLasting = (phase: ConnectionPhase): ConnectionPhase => {
  const [lasting, setLasting] = useState<ConnectionPhase>('open')
  useEffect(() => {
    const timer = setTimeout(() => setLasting(phase), phase === 'open' ? 0 : PATIENCE)
    return () => clearTimeout(timer)
  }, [phase])
  return phase === 'open' ? phase : lasting
}

/** A screen that no longer shows what happens says so, in a size that nobody can miss. */
export const Trouble = () => {
  const phase = useLasting(useLive((state) => state.phase))
  if (phase === 'open') return null
  return (
    <aside className={styles.trouble} aria-label="Connection">
      <p role="status">
        <WifiOff aria-hidden="true" />
        {SENTENCES[phase]}
      </p>
    </aside>
  )
}
