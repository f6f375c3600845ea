import type { OutputOf } from '@trivium/wire/registry'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../design/class-names.ts'
import { useCall } from '../../live/client-context.ts'
import { isMotionReduced } from '../../preferences/motion.ts'
import { CategoryIcon } from '../../questions/category-icon.tsx'
import layout from '../../questions/play-layout.module.css'
import styles from './explanation.module.css'

interface ExplanationProps {
  readonly gameId: string
  readonly index: number
  readonly category: string
}

type Loaded = OutputOf<'readExplanation'> | 'failed' | null

const shareWords = (share: number): string => `${Math.round(share * 100)} % of players get this right.`

/** On upright phones it would stay below the window. Elsewhere the button to continue would move. */
const UPRIGHT_PHONE = '(width < 768px) and (height >= 480px)'

const useScrolledTo = (isThere: boolean) => {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isThere || !matchMedia(UPRIGHT_PHONE).matches) return
    place.current?.scrollIntoView?.({ block: 'nearest', behavior: isMotionReduced() ? 'auto' : 'smooth' })
  }, [isThere])
  return place
}

/** Why the right answer is right. It comes below everything else, so nothing moves when it arrives. */
export const Explanation = ({ gameId, index, category }: ExplanationProps) => {
  const call = useCall()
  const [loaded, setLoaded] = useState<Loaded>(null)
  useEffect(() => {
    let isCurrent = true
    void call('readExplanation', { gameId, index }).then((reply) => {
      if (isCurrent) setLoaded(reply.error ? 'failed' : reply.result)
    })
    return () => {
      isCurrent = false
    }
  }, [call, gameId, index])
  const place = useScrolledTo(loaded !== null)
  if (loaded === null) return null
  if (loaded === 'failed') return <p>The explanation didn’t load. You’ll find it in the review at the end.</p>
  const { explanation, shareRight } = loaded
  if (explanation === '' && shareRight === null) return null
  return (
    <aside
      ref={place}
      className={classNames(styles.explanation, layout.why)}
      data-category={category}
      aria-label="Explanation"
    >
      <CategoryIcon category={category} className={styles.icon} />
      <div>
        {explanation !== '' && <p>{explanation}</p>}
        {shareRight !== null && <p className={styles.share}>{shareWords(shareRight)}</p>}
      </div>
    </aside>
  )
}
