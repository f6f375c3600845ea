import { TriangleAlert } from 'lucide-react'
import { Button } from '../../../design/button.tsx'
import { ErrorLine } from '../../../design/error-line.tsx'
import { useNotices } from '../../../design/notices.tsx'
import { useAction } from '../../../live/use-action.ts'
import { formatDateTime } from './dates.ts'
import styles from './deletion-banner.module.css'
import { failureText } from './failure-text.ts'

/** The banner's id; it gets the focus when it appears. */
export const DELETION_BANNER_ID = 'leaving'

interface DeletionBannerProps {
  readonly deletionAt: number
  /** Called right before the banner disappears. */
  readonly onKept: () => void
}

/** States when the account will be deleted, with a button to keep it. */
export const DeletionBanner = ({ deletionAt, onKept }: DeletionBannerProps) => {
  const { run, isRunning, error } = useAction('keepAccount')
  const { tell } = useNotices()
  const keep = async () => {
    const reply = await run({})
    if (!reply.result) return
    onKept()
    tell('Your account stays. Glad you’re still here!')
  }
  return (
    <section
      id={DELETION_BANNER_ID}
      className={styles.strip}
      tabIndex={-1}
      aria-labelledby={`${DELETION_BANNER_ID}-title`}
    >
      <TriangleAlert aria-hidden="true" />
      <div className={styles.text}>
        <h2 id={`${DELETION_BANNER_ID}-title`}>Your account will be deleted</h2>
        <p>On {formatDateTime(deletionAt)}. Until then everything works as before.</p>
      </div>
      <Button className={styles.keep} disabled={isRunning} onClick={keep}>
        Keep my account
      </Button>
      <ErrorLine>{failureText(error)}</ErrorLine>
    </section>
  )
}
