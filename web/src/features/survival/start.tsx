import type { User } from '@trivium/wire/documents/user'
import { survivalScoreKey } from '@trivium/wire/modes/survival-score-key'
import { useState } from 'react'
import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { Screen, Sidebar } from '../../design/layout.tsx'
import { Switch } from '../../design/switch.tsx'
import { useTopic } from '../../live/client-context.ts'
import { useServerQuery } from '../../live/server-query.tsx'
import type { Survival } from './board.tsx'
import { Climb } from './climb.tsx'
import type { Marks } from './flags.ts'
import { SurvivalLeaderboardCard } from './leaderboard-card.tsx'
import styles from './start.module.css'
import { useOpenRun } from './use-run.ts'

/** A description of Survival, the player's best, the board, and the start button. */
export const SurvivalStart = () => {
  const asked = useServerQuery('readSurvival', {})
  const { doc } = useTopic('user')
  const settings = doc?.settings
  const [wanted, setWanted] = useState<boolean | null>(null)
  const running = asked.data?.running ?? null
  const untimed = running?.untimed ?? wanted ?? settings?.untimed ?? false
  return (
    <Screen title="Survival">
      <Sidebar>
        <div className={styles.column}>
          <Sign survival={asked.data ?? null} scores={doc?.scores} untimed={untimed} />
          {running === null && (
            <Card className={styles.choice} aria-label="The clock">
              <Switch
                label="Without a clock"
                hint="Take your time. These runs are kept separately and not ranked."
                isOn={untimed}
                onChange={setWanted}
              />
            </Card>
          )}
        </div>
        <SurvivalLeaderboardCard asked={asked} />
      </Sidebar>
    </Screen>
  )
}

/** The player's best scores by name. */
type Scores = User['scores'] | undefined

/** Undefined: not known yet; null: there is none. The user document is here before the reply of `readSurvival`. */
const bestOf = (survival: Survival | null, scores: Scores, untimed: boolean): number | null | undefined => {
  if (survival !== null) return untimed ? survival.bestUntimed : survival.best
  return scores && (scores[survivalScoreKey(!untimed)] ?? null)
}

/** The best score of all. Runs without a clock have no leaderboard. */
const topOf = (survival: Survival | null): number | null | undefined =>
  survival === null ? undefined : (survival.top[0]?.score ?? null)

/** The scores to beat in a run with or without a clock. */
const marksOf = (survival: Survival | null, scores: Scores, untimed: boolean): Marks => ({
  best: bestOf(survival, scores, untimed),
  ...(untimed ? { top: null, bot: null } : { top: topOf(survival), bot: survival?.botScore }),
})

interface SignProps {
  readonly survival: Survival | null
  readonly scores: Scores
  readonly untimed: boolean
}

const Sign = ({ survival, scores, untimed }: SignProps) => {
  const { open, isOpening, error } = useOpenRun()
  const running = survival?.running ?? null
  const marks = marksOf(survival, scores, untimed)
  const { best, bot } = marks
  return (
    <Card tone="green" padding="large" className={styles.card} aria-labelledby="run">
      <header className={styles.head}>
        <h2 id="run">{running ? 'You are on a run' : 'How far can you go?'}</h2>
      </header>
      <p className={styles.lede}>
        One question after the other, each step harder.{' '}
        {untimed ? 'No clock.' : 'Twelve seconds each, and time to read.'} The first miss ends the run.
      </p>
      <Climb {...marks} score={running?.score ?? null} />
      <dl className={styles.numbers}>
        {running && (
          <div>
            <dt>This run</dt>
            <dd>{running.score}</dd>
          </div>
        )}
        <div>
          <dt>{untimed ? 'Your best without a clock' : 'Your best'}</dt>
          <dd>{best === undefined ? '–' : (best ?? 0)}</dd>
        </div>
        {bot != null && (
          <div>
            <dt>Bot, to beat</dt>
            <dd>{bot}</dd>
          </div>
        )}
      </dl>
      <Button
        look="primary"
        size="large"
        className={styles.startButton}
        aria-disabled={isOpening}
        onClick={() => open(untimed, marks)}
      >
        {running ? 'Continue' : 'Start a run'}
      </Button>
      <ErrorLine>{error?.message}</ErrorLine>
    </Card>
  )
}
