import type { User } from '@trivium/wire/documents/user'
import type { SurvivalKind } from '@trivium/wire/modes/survival-score-key'
import { useState } from 'react'
import { Button } from '../../design/button.tsx'
import { Card } from '../../design/card.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { Screen, Sidebar } from '../../design/layout.tsx'
import { Switch } from '../../design/switch.tsx'
import { useTopic } from '../../live/client-context.ts'
import { useServerQuery } from '../../live/server-query.tsx'
import { bestWords, clockSentence, marksOf } from './bests.ts'
import type { Survival } from './board.tsx'
import { Climb } from './climb.tsx'
import { SurvivalLeaderboardCard } from './leaderboard-card.tsx'
import styles from './start.module.css'
import { useOpenRun } from './use-run.ts'

/** A description of Survival, the player's best, the board, and the start button. */
export const SurvivalStart = () => {
  const asked = useServerQuery('readSurvival', {})
  const { doc } = useTopic('user')
  const settings = doc?.settings
  const [wanted, setWanted] = useState<Partial<SurvivalKind>>({})
  const running = asked.data?.running ?? null
  const kind = {
    untimed: running?.untimed ?? wanted.untimed ?? settings?.untimed ?? false,
    typed: running?.typed ?? wanted.typed ?? false,
  }
  const choose = (part: Partial<SurvivalKind>) => setWanted((before) => ({ ...before, ...part }))
  return (
    <Screen title="Survival">
      <Sidebar>
        <div className={styles.column}>
          <Sign survival={asked.data ?? null} scores={doc?.scores} kind={kind} />
          {running === null && (
            <Card className={styles.choice} aria-label="Answers and clock">
              <Switch
                label="Type the answers"
                hint="No choices to pick from. These runs are kept separately and not ranked."
                isOn={kind.typed}
                onChange={(typed) => choose({ typed })}
              />
              <Switch
                label="Without a clock"
                hint="Take your time. These runs are kept separately and not ranked."
                isOn={kind.untimed}
                onChange={(untimed) => choose({ untimed })}
              />
            </Card>
          )}
        </div>
        <SurvivalLeaderboardCard asked={asked} />
      </Sidebar>
    </Screen>
  )
}

interface SignProps {
  readonly survival: Survival | null
  readonly scores: User['scores'] | undefined
  readonly kind: SurvivalKind
}

const Sign = ({ survival, scores, kind }: SignProps) => {
  const { open, isOpening, error } = useOpenRun()
  const running = survival?.running ?? null
  const marks = marksOf(survival, scores, kind)
  const { best, bot } = marks
  return (
    <Card tone="green" padding="large" className={styles.card} aria-labelledby="run">
      <header className={styles.head}>
        <h2 id="run">{running ? 'You are on a run' : 'How far can you go?'}</h2>
      </header>
      <p className={styles.lede}>
        One question after the other, each step harder. {clockSentence(kind)} The first miss ends the run.
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
          <dt>{bestWords(kind)}</dt>
          <dd>{best === undefined ? '–' : (best ?? 0)}</dd>
        </div>
        {bot != null && (
          <div>
            <dt>Bot to beat</dt>
            <dd>{bot}</dd>
          </div>
        )}
      </dl>
      <Button
        look="primary"
        size="large"
        className={styles.startButton}
        aria-disabled={isOpening}
        onClick={() => open(kind, marks)}
      >
        {running ? 'Continue' : 'Start a run'}
      </Button>
      <ErrorLine>{error?.message}</ErrorLine>
    </Card>
  )
}
