import { type ReactNode, useEffect } from 'react'
import { Button } from '../design/button.tsx'
import { ErrorLine } from '../design/error-line.tsx'
import { useNotices } from '../design/notices.tsx'
import { useHydrated } from '../design/use-hydrated.ts'
import styles from './submit.module.css'
import type { Form } from './use-form.ts'
import { waitingTime } from './waiting-time.ts'

interface SubmitProps {
  readonly form: Pick<Form, 'failure' | 'retryIn' | 'isSending'>
  readonly children: ReactNode
  /** The label during the request. */
  readonly sending: string
  /** `primary` by default. On a screen with several forms, no button is the main action. */
  readonly look?: 'primary' | 'plain' | 'danger'
}

/** The footer of a form: an error, and the button, which keeps the focus during the request. */
export const Submit = ({
  form: { failure, retryIn, isSending },
  children,
  sending,
  look = 'primary',
}: SubmitProps) => {
  const { announce } = useNotices()
  // Before hydration the browser itself would submit the form.
  const isAlive = useHydrated()
  const waits = retryIn !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once, not every second
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
