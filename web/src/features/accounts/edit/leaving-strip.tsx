import { TriangleAlert } from 'lucide-react'
import { Button } from '../../../design/button.tsx'
import { useNotices } from '../../../design/notices.tsx'
import { RefusalLine } from '../../../design/refusal-line.tsx'
import { useAction } from '../../../live/use-action.ts'
import { momentOf } from './dates.ts'
import { failureWords } from './failure-words.ts'
import styles from './leaving-strip.module.css'

/** The strip's id, where the focus goes when it comes up. */
export const LEAVING = 'leaving'

interface LeavingStripProps {
  readonly deletionAt: number
  /** This strip is about to go. */
  readonly onKept: () => void
}

/** The account is to be deleted: when, and the way to keep it. */
export const LeavingStrip = ({ deletionAt, onKept }: LeavingStripProps) => {
  const { run, isRunning, error } = useAction('keepAccount')
  const { tell } = useNotices()
  const keep = async () => {
    const reply = await run({})
    if (!reply.result) return
    onKept()
    tell('Your account stays. Good to have you.')
  }
  return (
    <section id={LEAVING} className={styles.strip} tabIndex={-1} aria-labelledby={`${LEAVING}-title`}>
      <TriangleAlert aria-hidden="true" />
      <div className={styles.words}>
        <h2 id={`${LEAVING}-title`}>Your account will be deleted</h2>
        <p>On {momentOf(deletionAt)}. Until then everything works as before.</p>
      </div>
      <Button className={styles.keep} disabled={isRunning} onClick={keep}>
        Keep my account
      </Button>
      <RefusalLine>{failureWords(error)}</RefusalLine>
    </section>
  )
}
