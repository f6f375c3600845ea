import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFocusOnMount } from '../design/use-focus-on-mount.ts'
import styles from './sent.module.css'

/** Replaces a submitted form: what happens next. */
export const MailSent = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useFocusOnMount<HTMLHeadingElement>()
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

/** The recipient. */
export const MailAddress = ({ children }: { children: string }) => (
  <p className={styles.address}>{children}</p>
)
