import type { SoloDocument } from '@trivium/wire/documents/solo'
import { Button, ButtonLink } from '../../design/button.tsx'
import { ErrorLine } from '../../design/error-line.tsx'
import { Sidebar } from '../../design/layout.tsx'
import { OutcomeCard, OutcomeScore } from '../../design/outcome-card.tsx'
import { useServerQuery } from '../../live/server-query.tsx'
import type { Survival } from './board.tsx'
import { SurvivalLeaderboardCard } from './leaderboard-card.tsx'
import { survivalOutcome } from './outcome.ts'
import styles from './result.module.css'
import { useBestBefore, useOpenRun } from './use-run.ts'

/** The result of a run, the comparison, and the next run. The board is fetched once the run is settled. */
export const SurvivalResult = ({ game }: { game: SoloDocument }) =>
  game.settled ? <Settled game={game} /> : <Result game={game} asked={null} />

const Settled = ({ game }: { game: SoloDocument }) => (
  <Result game={game} asked={useServerQuery('readSurvival', {})} />
)

interface ResultProps {
  readonly game: SoloDocument
  readonly asked: Parameters<typeof SurvivalLeaderboardCard>[0]['asked']
}

const Result = ({ game, asked }: ResultProps) => {
  const before = useBestBefore()
  const outcome = survivalOutcome(game, before)
  const isBest = outcome.kind === 'best' || outcome.kind === 'first'
  const next = useOpenRun()
  const survival = asked?.data ?? null
  const untimed = game.clock === null
  const best = survival === null ? null : untimed ? survival.bestUntimed : survival.best
  const bestOfAll = Math.max(best ?? 0, before ?? 0, game.score) || null
  return (
    <Sidebar className={styles.screen}>
      <OutcomeCard
        outcome={outcome}
        figures={<OutcomeScore score={game.score}>right in a row</OutcomeScore>}
        standing={standing({ survival, untimed, best, isBest })}
        actions={
          <Next
            isOpening={next.isOpening}
            onOpen={() =>
              next.open(untimed, { best: bestOfAll, top: untimed ? null : survival?.top[0]?.score })
            }
          />
        }
      >
        <ErrorLine>{next.error?.message}</ErrorLine>
      </OutcomeCard>
      <SurvivalLeaderboardCard asked={asked} />
    </Sidebar>
  )
}

interface Standing {
  readonly survival: Survival | null
  readonly untimed: boolean
  readonly best: number | null
  readonly isBest: boolean
}

/** How the run compares; empty until that is known. */
const standing = ({ survival, untimed, best, isBest }: Standing): string => {
  if (survival === null) return ''
  const mine = isBest || !best ? '' : `Your best is ${best}.`
  if (untimed) return `${mine} Runs without a clock are on no board.`.trim()
  const place = (survival.top.find(({ isYou }) => isYou) ?? survival.own)?.place
  return place === undefined ? mine : `${mine} Your place on the board: ${place}.`.trim()
}

const Next = ({ isOpening, onOpen }: { isOpening: boolean; onOpen: () => void }) => (
  <>
    <Button look="primary" size="large" aria-disabled={isOpening} onClick={onOpen}>
      Play again
    </Button>
    <ButtonLink size="large" to="/survival">
      Back to Survival
    </ButtonLink>
  </>
)
