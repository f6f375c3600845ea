import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../../design/button.tsx'
import { classNames } from '../../design/class-names.ts'
import { AccountLinks } from '../../features/accounts/account-links.tsx'
import { OwnCard } from '../../features/accounts/own-card.tsx'
import { GoToMatch } from '../../features/matches/go-to-match.tsx'
import { Navigation } from './navigation.tsx'
import styles from './slide-out-menu.module.css'
import { Switches } from './switches.tsx'

/** The length of the closing animation, ms (specification, point 2). */
const CLOSING = 300

/** Closes on a click outside, the close button, Escape or a link. A native dialog traps and restores the focus. */
export const SlideOutMenu = ({ onClosed }: { onClosed: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isClosing, setClosing] = useState(false)
  // In the layout phase: the focus is restored while the dialog is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    if (!isClosing) return
    const timer = setTimeout(onClosed, CLOSING)
    return () => clearTimeout(timer)
  }, [isClosing, onClosed])
  const close = () => setClosing(true)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog
    <dialog
      ref={dialog}
      className={classNames(styles.menu, isClosing && styles.closing)}
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close()
      }}
    >
      <div className={styles.content}>
        <div className={styles.header}>
          <OwnCard onFollow={close} />
          <IconButton label="Close menu" onClick={close}>
            <X />
          </IconButton>
        </div>
        <Navigation onFollow={close} />
        <GoToMatch onFollow={close} />
        <div className={styles.footer}>
          <AccountLinks onFollow={close} />
          <Switches onFollow={close} />
        </div>
      </div>
    </dialog>
  )
}
