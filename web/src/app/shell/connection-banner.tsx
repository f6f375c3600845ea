import { CANNOT_SAVE } from '@trivium/wire/cannot-save'
import { CloudOff, RefreshCw, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNotices } from '../../design/notices.tsx'
import { useLive } from '../../live/client-context.ts'
import type { ConnectionPhase } from '../../live/store.ts'
import styles from './connection-banner.module.css'

/** The state of the page's connection to the server. */
type BannerState = ConnectionPhase | 'not-saving'

/** Shorter interruptions are not shown, ms. */
const PATIENCE: Readonly<Partial<Record<BannerState, number>>> = {
  connecting: 4_000,
  reconnecting: 1_200,
  'not-saving': 1_200,
}

const SENTENCES: Readonly<Partial<Record<BannerState, string>>> = {
  connecting: 'Connecting to the server …',
  reconnecting: 'Connection lost. Reconnecting …',
  restarting: 'The server is restarting. Your match is kept; we’ll be back in a moment.',
  offline: 'You are offline. We’ll reconnect when your network is back.',
  'not-saving': CANNOT_SAVE,
}

const ICONS: Readonly<Partial<Record<BannerState, typeof RefreshCw>>> = {
  offline: CloudOff,
  stopped: TriangleAlert,
  'not-saving': TriangleAlert,
}

/** Also true if the page got no session because the server cannot save one. */
const useBannerState = (): BannerState => {
  const phase = useLive((state) => state.phase)
  const saving = useLive((state) => state.saving && state.sessionError?.reason !== 'cannot-save')
  const mayCome = phase === 'open' || phase === 'connecting' || phase === 'reconnecting'
  return mayCome && !saving ? 'not-saving' : phase
}

/** The status, once it has lasted long enough to show. */
const useLasting = (state: BannerState): BannerState => {
  const [lasting, setLasting] = useState<BannerState>('open')
  useEffect(() => {
    const timer = setTimeout(() => setLasting(state), state === 'open' ? 0 : (PATIENCE[state] ?? 0))
    return () => clearTimeout(timer)
  }, [state])
  return state === 'open' ? state : lasting
}

/** The connection's state while it is not live, and the note that the server can’t save. */
export const ConnectionBanner = () => {
  const state = useLasting(useBannerState())
  const stopped = useLive((state) => state.stopped)
  const { announce } = useNotices()
  // Banned players have a whole screen that explains it.
  const why = stopped?.reason === 'banned' ? undefined : stopped?.message
  const sentence = state === 'stopped' ? why : SENTENCES[state]
  useEffect(() => {
    if (sentence) announce(sentence)
  }, [sentence, announce])
  if (!sentence) return null
  const Icon = ICONS[state] ?? RefreshCw
  return (
    <aside className={styles.banner} aria-label="Connection">
      <Icon size={20} aria-hidden="true" />
      <p>{sentence}</p>
      {state === 'stopped' && (
        <button type="button" className={styles.reload} onClick={() => location.reload()}>
          Reload
        </button>
      )}
    </aside>
  )
}
