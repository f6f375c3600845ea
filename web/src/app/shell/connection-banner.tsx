import { CloudOff, RefreshCw, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNotices } from '../../design/notices.tsx'
import { useLive } from '../../live/client-context.ts'
import type { Phase } from '../../live/store.ts'
import styles from './connection-banner.module.css'

/** A blink of the network is not worth a word, ms. */
const PATIENCE: Readonly<Partial<Record<Phase, number>>> = { connecting: 4_000, reconnecting: 1_200 }

const SENTENCES: Readonly<Partial<Record<Phase, string>>> = {
  connecting: 'Connecting to the server …',
  reconnecting: 'Connection lost. Reconnecting …',
  restarting: 'The server is restarting. Your match is kept; we’ll be back in a moment.',
  offline: 'You are offline. We’ll reconnect when your network is back.',
}

const ICONS: Readonly<Partial<Record<Phase, typeof RefreshCw>>> = {
  offline: CloudOff,
  stopped: TriangleAlert,
}

/** A phase that has lasted long enough to be told. */
const useLasting = (phase: Phase): Phase => {
  const [lasting, setLasting] = useState<Phase>('live')
  useEffect(() => {
    const timer = setTimeout(() => setLasting(phase), phase === 'live' ? 0 : (PATIENCE[phase] ?? 0))
    return () => clearTimeout(timer)
  }, [phase])
  return phase === 'live' ? phase : lasting
}

/** How the connection is, while it is not as it should be. */
export const ConnectionBanner = () => {
  const phase = useLasting(useLive((state) => state.phase))
  const stopped = useLive((state) => state.stopped)
  const { announce } = useNotices()
  // Who is banned has a whole screen to read it on.
  const why = stopped?.reason === 'banned' ? undefined : stopped?.message
  const sentence = phase === 'stopped' ? why : SENTENCES[phase]
  useEffect(() => {
    if (sentence) announce(sentence)
  }, [sentence, announce])
  if (!sentence) return null
  const Icon = ICONS[phase] ?? RefreshCw
  return (
    <aside className={styles.banner} aria-label="Connection">
      <Icon size={20} aria-hidden="true" />
      <p>{sentence}</p>
      {phase === 'stopped' && (
        <button type="button" className={styles.reload} onClick={() => location.reload()}>
          Reload
        </button>
      )}
    </aside>
  )
}
