import { type CSSProperties, useEffect, useState } from 'react'
import { classNames } from '../../../design/class-names.ts'
import { plural } from '../../../design/plural.ts'
import { isMotionReduced } from '../../../preferences/motion.ts'
import { PlayerPicture } from '../player-picture.tsx'
import type { Side } from '../sides.ts'
import { teamAt } from '../team-colours.ts'
import { winnersOf, winnerWords } from '../winners.ts'
import { Confetti } from './confetti.tsx'
import styles from './podium.module.css'

/** When the winner appears on the podium, ms. */
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

/** Who gets a step on the podium: sides with points, unless more share a place than there are steps. */
const climbersOf = (sides: readonly Side[]): readonly Side[] => {
  const scored = sides.filter(({ score }) => score > 0)
  const climbers = scored.slice(0, STEPS.length)
  const last = climbers.at(-1)?.place
  const isCut = scored[STEPS.length]?.place === last
  return isCut ? climbers.filter(({ place }) => place !== last) : climbers
}

/** More winners than there are steps. */
const WinnerWall = ({ winners }: { winners: readonly Side[] }) => (
  <ul className={styles.wall}>
    {winners.map((side) => (
      <li key={side.side} className={styles.winner} {...teamAt(side.team)}>
        {side.profilePic === null ? (
          <span className={styles.swatch} />
        ) : (
          <PlayerPicture profilePic={side.profilePic} />
        )}
        <span className={styles.name} translate="no">
          {side.name}
        </span>
      </li>
    ))}
  </ul>
)

/** False until the winner has climbed the podium. */
const useRevealed = (): boolean => {
  const [isRevealed, setRevealed] = useState(isMotionReduced)
  useEffect(() => {
    const timer = setTimeout(() => setRevealed(true), CLIMBED)
    return () => clearTimeout(timer)
  }, [])
  return isRevealed
}

/** The three best, or all who share the first place. */
export const Podium = ({ sides }: { sides: readonly Side[] }) => {
  const isRevealed = useRevealed()
  const climbers = climbersOf(sides)
  const winners = winnersOf(sides)
  return (
    <section className={styles.podium} aria-labelledby="podium">
      <h1 id="podium" translate="no">
        {isRevealed ? (winnerWords(sides) ?? 'Nobody scored. Play again?') : 'And the winner is …'}
      </h1>
      {winners.length > STEPS.length ? (
        isRevealed && <WinnerWall winners={winners} />
      ) : (
        <ol className={styles.steps} style={{ '--steps': Math.max(1, climbers.length) } as CSSProperties}>
          {climbers.map((side, at) => (
            <Step key={side.side} side={side} at={at} />
          ))}
        </ol>
      )}
      {winners.length > 0 && <Confetti />}
    </section>
  )
}
