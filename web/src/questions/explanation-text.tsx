import type { OutputOf } from '@trivium/wire/registry'
import { type ReactNode, useEffect, useRef } from 'react'
import { isMotionReduced } from '../preferences/motion.ts'
import { CategoryIcon } from './category-icon.tsx'
import styles from './explanation-text.module.css'
import layout from './play-layout.module.css'
import { isUprightPhone } from './upright-phone.ts'

/** What a player learns about a closed question. */
export type Background = OutputOf<'readExplanation'>

const shareWords = (share: number): string => `${Math.round(share * 100)}% of players get this right.`

/** On upright phones. Elsewhere the button to continue would move. */
const useScrolledTo = () => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isUprightPhone()) return
    place.current?.scrollIntoView?.({ block: 'nearest', behavior: isMotionReduced() ? 'auto' : 'smooth' })
  }, [])
  return place
}

/** Where an explanation stands: after the first question of a daily it keeps its space on the home page. */
export const ExplanationPlace = ({ children }: { children: ReactNode }) => (
  <div className={layout.why} data-explanation="">
    {children}
  </div>
)

type ExplanationTextProps = Background & { readonly category: string }

export const ExplanationText = ({ category, explanation, shareRight }: ExplanationTextProps) => {
  const place = useScrolledTo()
  if (explanation === '' && shareRight === null) return null
  return (
    <div
      ref={place}
      role="note"
      className={styles.explanation}
      data-category={category}
      aria-label="Explanation"
    >
      <CategoryIcon category={category} className={styles.icon} />
      <div>
        {explanation !== '' && <p>{explanation}</p>}
        {shareRight !== null && <p className={styles.share}>{shareWords(shareRight)}</p>}
      </div>
    </div>
  )
}
