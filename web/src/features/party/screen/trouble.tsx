import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLive } from '../../../live/client-context.ts'
import type { ConnectionPhase } from '../../../live/store.ts'
import styles from './trouble.module.css'

/** Shorter interruptions are not shown, ms. */
const PATIENCE = 1_500

const SENTENCES: Readonly<Record<Exclude<ConnectionPhase, 'open'>, string>> = {
  connecting: 'Connecting …',
  reconnecting: 'No connection. Trying again …',
  restarting: 'The server is restarting. Every answer is kept.',
  offline: 'No network. Trying again …',
  stopped: 'This screen has stopped. Reload the page.',
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

/** Tells everybody, in large type, that this screen is no longer up to date. */
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
