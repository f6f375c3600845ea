import { type ReactNode, useEffect } from 'react'
import { Button } from '../design/button.tsx'
import { ErrorLine } from '../design/error-line.tsx'
import { useNotices } from '../design/notices.tsx'
import { useInBrowser } from './in-browser.ts'
import styles from './submit.module.css'
import type { Form } from './use-form.ts'
import { waitingTime } from './waiting-time.ts'

interface SubmitProps {
  readonly form: Pick<Form, 'failure' | 'retryIn' | 'isSending'>
  readonly children: ReactNode
  /** What it says while the server is asked. */
  readonly sending: string
  /** Where a screen has several forms, none of them is the one thing to do. */
  readonly look?: 'primary' | 'plain' | 'danger'
}

/** The foot of a form: why it was not taken, and the button, which keeps the focus while it waits. */
export const Submit = ({
  form: { failure, retryIn, isSending },
  children,
  sending,
  look = 'primary',
}: SubmitProps) => {
  const { announce } = useNotices()
  // Until the page is alive the browser itself would send the form.
  const isAlive = useInBrowser()
  const waits = retryIn !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, not at every second
  useEffect(() => {
    if (retryIn !== null) announce(`Try again in ${waitingTime(retryIn)}.`)
  }, [waits, announce])
  return (
    <div className={styles.footer}>
      <ErrorLine>{failure}</ErrorLine>
      <Button
        type="submit"
        look={look}
        size={look === 'primary' ? 'large' : 'medium'}
        wide={look === 'primary'}
        className={styles.button}
        disabled={!isAlive}
        aria-disabled={isSending || waits}
      >
        {waits ? `Try again in ${waitingTime(retryIn)}` : isSending ? sending : children}
      </Button>
    </div>
  )
}
