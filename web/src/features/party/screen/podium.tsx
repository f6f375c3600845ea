import { useEffect, useState } from 'react'
import { classNames } from '../../../design/class-names.ts'
import { plural } from '../../../design/plural.ts'
import { isMotionReduced } from '../../../preferences/motion.ts'
import { PlayerPicture } from '../player-picture.tsx'
import type { Side } from '../sides.ts'
import { teamAt } from '../team-colours.ts'
import { Confetti } from './confetti.tsx'
import styles from './podium.module.css'

/** When the winner stands on the podium, ms. */
const CLIMBED = 2_400

const STEPS = [styles.first, styles.second, styles.third]

const Step = ({ side, at }: { side: Side; at: number }) => (
  <li className={classNames(styles.step, STEPS[at])} {...teamAt(side.team)}>
    {side.profilePic === null ? (
      <span className={styles.swatch} />
    ) : (
      <PlayerPicture profilePic={side.profilePic} />
    )}
    <span className={styles.name} translate="no">
      {side.name}
    </span>
    <span
      className={styles.block}
      data-place={side.score > 0 && side.place !== null ? side.place : undefined}
    >
      <b>{side.place}</b>
      {plural(side.score, 'point')}
    </span>
  </li>
)

const winnerWords = (sides: readonly Side[]): string => {
  const winners = sides.filter(({ place, score }) => place === 1 && score > 0)
  if (winners.length === 0) return 'Nobody scored. Play again?'
  if (winners.length > 2) return `${winners.length} share first place!`
  return `${winners.map(({ name }) => name).join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}!`
}

/** False until the winner has climbed the podium. */
const useRevealed = (): boolean => {
  const [isRevealed, setRevealed] = useState(isMotionReduced)
  useEffect(() => {
    const timer = setTimeout(() => setRevealed(true), CLIMBED)
    return () => clearTimeout(timer)
  }, [])
  return isRevealed
}

/** The three best. */
export const Podium = ({ sides }: { sides: readonly Side[] }) => {
  const isRevealed = useRevealed()
  return (
    <section className={styles.podium} aria-labelledby="podium">
      <h1 id="podium" translate="no">
        {isRevealed ? winnerWords(sides) : 'And the winner is …'}
      </h1>
      <ol className={styles.steps}>
        {sides.slice(0, 3).map((side, at) => (
          <Step key={side.side} side={side} at={at} />
        ))}
      </ol>
      <Confetti />
    </section>
  )
}
