import { SHARES_SHOWN_FROM } from '@trivium/rules/shares'
import type { SoloDocument } from '@trivium/wire/documents/solo'
import type { SurvivalKind } from '@trivium/wire/modes/survival-score-key'
import { Sidebar } from '../../design/layout.tsx'
import { useServerQuery } from '../../live/server-query.tsx'
import type { NextStep } from '../../result/next-step.tsx'
import type { Outcome } from '../../result/outcome.ts'
import { Result } from '../../result/result.tsx'
import { Score } from '../../result/score.tsx'
import { bestIn, isRanked } from './bests.ts'
import type { Survival } from './board.tsx'
import { SurvivalLeaderboardCard } from './leaderboard-card.tsx'
import { survivalOutcome } from './outcome.ts'
import { useMarks, useOpenRun } from './use-run.ts'

/** The result of a run, the comparison, and the next run. The board is fetched once the run is settled. */
export const SurvivalResult = ({ game }: { game: SoloDocument }) => {
  const asked = useServerQuery('readSurvival', {}, game.settled)
  const marks = useMarks()
  const outcome = survivalOutcome(game, marks)
  const run = useOpenRun()
  const survival = asked.data ?? null
  const kind = { untimed: game.clock === null, typed: game.isTyped === true }
  const best = survival === null ? null : bestIn(survival, kind)
  const again = () =>
    run.open(kind, {
      best: Math.max(best ?? 0, marks.best ?? 0, game.score) || null,
      ...(isRanked(kind)
        ? { top: survival?.top[0]?.score, bot: survival?.botScore }
        : { top: null, bot: null }),
    })
  const [next, ...others] = stepsAfter(outcome, {
    label: 'Play again',
    isBusy: run.isOpening,
    onPress: again,
  })
  return (
    <Sidebar>
      <Result
        of="Survival"
        outcome={outcome}
        feat={{ isRun: true }}
        points={game.score}
        score={<Score points={game.score}>right in a row</Score>}
        comparison={comparison({ survival, kind, best, outcome })}
        next={next}
        others={others}
        share={{ gameId: game.id, isReady: game.settled }}
        error={run.error?.message}
      />
      <SurvivalLeaderboardCard asked={asked} />
    </Sidebar>
  )
}

/** A new best asks for an opponent, everything else for another run. */
const stepsAfter = ({ kind }: Outcome, again: NextStep): readonly [NextStep, ...NextStep[]] => {
  const match: NextStep = { label: 'Take on a player', to: '/battle' }
  return kind === 'best' || kind === 'perfect'
    ? [match, again]
    : [again, { label: 'Back to Survival', to: '/survival' }]
}

interface Comparison {
  readonly survival: Survival | null
  readonly kind: SurvivalKind
  readonly best: number | null
  readonly outcome: Outcome
}

/** How the run compares; empty until that is known. */
const comparison = ({ survival, kind, best, outcome }: Comparison): string => {
  if (survival === null) return ''
  const isBest = outcome.kind === 'best' || outcome.kind === 'first'
  const mine = isBest || !best ? '' : `Your best is ${best}.`
  if (!isRanked(kind))
    return `${mine} ${kind.typed ? 'Typed runs' : 'Runs without a clock'} are not ranked.`.trim()
  const place = (survival.top.find(({ isYou }) => isYou) ?? survival.own)?.place
  if (place === undefined || survival.players < SHARES_SHOWN_FROM) return mine
  return `${mine} You are number ${place} of ${survival.players}.`.trim()
}
