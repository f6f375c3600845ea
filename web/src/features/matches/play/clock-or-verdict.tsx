import type { BattleDocument } from '@trivium/wire/documents/battle'
import { classNames } from '../../../design/class-names.ts'
import layout from '../../../questions/play-layout.module.css'
import { QuestionClock } from '../../../questions/question-clock.tsx'
import styles from './clock-or-verdict.module.css'
import { verdictOf } from './verdict.ts'

/** The time left for this question; after it is closed, the verdict. The height is constant. */
export const ClockOrVerdict = ({ game }: { game: BattleDocument }) => {
  if (game.reveal === null)
    return <QuestionClock {...game} isOpen={game.phase === 'question'} isAnswered={game.chosen !== null} />
  const { text, tone } = verdictOf(game)
  return (
    <p className={classNames(styles.place, styles.verdict, styles[tone], layout.clock)} aria-hidden="true">
      {text}
    </p>
  )
}
