import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import start from '../design/start-screen.module.css'
import styles from './picker-screen.module.css'

interface PickerScreenProps {
  readonly title: string
  readonly regions: ReactNode
  /** How it is played; null: there is nothing to choose. */
  readonly options: ReactNode
  readonly sign: ReactNode
}

/** Where a region and the way to play it are chosen: beside them, or at the foot of the window, the way in. */
export const PickerScreen = ({ title, regions, options, sign }: PickerScreenProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFollowed = useNavigationType() === 'PUSH'
  // What led here from a game's result is gone with it.
  useEffect(() => {
    if (!isFollowed) return
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [isFollowed])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={start.title}>
        {title}
      </h1>
      <div className={start.screen}>
        <div className={styles.parts}>
          {regions}
          {options}
        </div>
        <div className={styles.sign}>{sign}</div>
      </div>
    </>
  )
}
