import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button.tsx'
import styles from './dialog.module.css'
import { TextWithName } from './player-name.tsx'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  /** For a picture: as wide as the window allows. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A modal dialog while it is rendered. Escape, the close button and a click outside close it. */
export const Dialog = ({ title, onClose, isWide = false, children }: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // In the layout phase: the focus is restored while the dialog is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog
    <dialog
      ref={dialog}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id={heading}>
            <TextWithName>{title}</TextWithName>
          </h2>
          <IconButton label="Close" onClick={onClose}>
            <X />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  )
}
