import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFocusOnArrival } from '../design/focus-on-arrival.ts'
import styles from './sent.module.css'

/** In place of a form that was sent: what becomes of it. */
export const Sent = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useFocusOnArrival<HTMLHeadingElement>()
  return (
    <div className={styles.sent}>
      <MailCheck size={40} aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  )
}

/** Where the mail goes. */
export const MailAddress = ({ children }: { children: string }) => (
  <p className={styles.address}>{children}</p>
)
