import { type SharedDaily, shareSquares, shareText } from '@trivium/rules/daily/share'
import { Share2 } from 'lucide-react'
import { Button } from '../../../design/button.tsx'
import { useCopy, useShare } from '../../../design/use-share.ts'
import styles from './share-result.module.css'

interface ShareResultProps {
  readonly day: string
  readonly marks: readonly boolean[]
  readonly streak: number
}

/** Shares the result without revealing the questions: as squares, or as words for screen readers. */
export const ShareResult = ({ day, marks, streak }: ShareResultProps) => {
  const share = useShare()
  const copy = useCopy()
  const shared = (): SharedDaily => ({
    day,
    outcomes: marks.map((isRight) => (isRight ? 'right' : 'wrong')),
    streak,
    isPractice: false,
    link: `${location.origin}/`,
  })
  return (
    <div className={styles.share}>
      <Button look="primary" size="large" onClick={() => share(shareSquares(shared()), 'Result copied.')}>
        <Share2 size={20} aria-hidden="true" /> Share
      </Button>
      <Button
        look="outline"
        size="large"
        onClick={() => copy(shareText(shared()), 'Result copied, in words.')}
      >
        Copy as text
      </Button>
    </div>
  )
}
