import { useEffect, useState } from 'react'
import { useCall } from '../../../live/client-context.ts'
import styles from './import-dialog.module.css'

/** How often the server is polled, ms. */
const POLL_INTERVAL = 500

/** The progress of reading this player's file; shown while an import runs. */
export const ImportProgress = () => {
  const call = useCall()
  /** Undefined: the file is being uploaded, or its questions are being saved. */
  const [share, setShare] = useState<number | 'waiting' | undefined>(undefined)
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const { result } = await call('readImportProgress', {})
      if (isGone || !result) return
      const { import: file } = result
      setShare(file === null ? undefined : file.state === 'waiting' ? 'waiting' : file.progress)
    }
    const timer = setInterval(() => void look(), POLL_INTERVAL)
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [call])
  const words = share === 'waiting' ? 'Waiting for another file to be read …' : 'Reading the questions …'
  return (
    <label className={styles.progress}>
      {typeof share === 'number' ? `${words} ${Math.floor(share * 100)}%` : words}
      <progress value={typeof share === 'number' ? share : undefined} />
    </label>
  )
}
