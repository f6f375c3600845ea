import type { SoloDocument } from '@trivium/wire/documents/solo'
import { Card } from '../../design/card.tsx'
import { Cluster, Sidebar } from '../../design/layout.tsx'
import { Failed, Loading } from '../../design/list-state.tsx'
import { ShareLink } from '../../design/share-link.tsx'
import { useServerQuery } from '../../live/server-query.tsx'
import type { NextStep } from '../../result/next-step.tsx'
import { quizOutcome } from '../../result/quiz-outcome.ts'
import { Result } from '../../result/result.tsx'
import { Score } from '../../result/score.tsx'
import { Track } from '../../result/track.tsx'
import { linkOf, SHARED_TEXT } from './address.ts'
import { Plays } from './plays.tsx'
import styles from './quiz.module.css'
import { useCreateQuiz } from './use-create-quiz.ts'

/** With more marks than this, each would be too narrow on a small screen. */
const MAX_MILESTONES = 15

interface QuizResultProps {
  readonly link: string
  readonly game: SoloDocument
  readonly onMade: (link: string, gameId: string) => void
}

/** The result, and everybody who played the same questions. */
export const QuizResult = ({ link, game, onMade }: QuizResultProps) => {
  const { score, marks } = game
  const total = game.total ?? marks.length
  const { steps, error } = useSteps(link, game.settled, onMade)
  const [next, ...others] = steps
  return (
    <Sidebar>
      <Result
        of="Custom quiz"
        outcome={quizOutcome(game)}
        points={score}
        score={<Score points={score}>of {total}</Score>}
        next={next}
        others={others}
        error={error}
        share={{ gameId: game.id, isReady: game.settled }}
      >
        {total <= MAX_MILESTONES && <Track marks={marks} total={total} />}
      </Result>
      <Card className={styles.board} aria-labelledby="plays">
        <h2 id="plays">The same questions</h2>
        {game.settled ? <Everybody link={link} /> : <Loading lines={2} label="Loading the scores" />}
        <Cluster gap={12}>
          <ShareLink link={linkOf(link)} text={SHARED_TEXT} />
        </Cluster>
      </Card>
    </Sidebar>
  )
}

/** Fetched once the player's own game is settled. */
const Everybody = ({ link }: { link: string }) => {
  const asked = useServerQuery('readCustom', { link })
  if (asked.isPending || asked.isRefetching) return <Loading lines={2} label="Loading the scores" />
  if (asked.isError) return <Failed message={asked.error.message} onRetry={() => asked.refetch()} />
  return <Plays plays={asked.data.plays} />
}

/** Another quiz with the same settings, or with others. */
const useSteps = (link: string, isSettled: boolean, onMade: QuizResultProps['onMade']) => {
  const config = useServerQuery('readCustom', { link }, isSettled).data?.config
  const { make, isMaking, error } = useCreateQuiz(onMade)
  const steps: readonly [NextStep, NextStep] = [
    {
      label: 'New questions',
      isBusy: config === undefined || isMaking,
      onPress: () => {
        if (config) void make(config)
      },
    },
    { label: 'Change the settings', to: '/custom', state: config && { config } },
  ]
  return { steps, error: error?.message }
}
