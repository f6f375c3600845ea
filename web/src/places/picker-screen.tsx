import { type ReactNode, useEffect, useRef } from 'react'
import { Screen, Sidebar } from '../design/layout.tsx'
import { useNavigationType } from '../routing/page-router.tsx'
import styles from './picker-screen.module.css'

interface PickerScreenProps {
  readonly title: string
  readonly regions: ReactNode
  /** The options of the game; null if there are none. */
  readonly options: ReactNode
  readonly sign: ReactNode
}

/** Selects a region and options, with the start button beside them or at the bottom of the window. */
export const PickerScreen = ({ title, regions, options, sign }: PickerScreenProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFollowed = useNavigationType() === 'PUSH'
  // The shell does the same, but only if the path changes; a game may have the same path as its picker.
  useEffect(() => {
    if (!isFollowed) return
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [isFollowed])
  return (
    <Screen title={title} titleRef={heading}>
      <Sidebar>
        <div className={styles.parts}>
          {regions}
          {options}
        </div>
        <div className={styles.aside}>{sign}</div>
      </Sidebar>
    </Screen>
  )
}
