import { Practised as PractisedDay } from '../../features/daily/calendar/practised.tsx'
import { DailyResult } from '../../features/daily/result/daily-result.tsx'
import { HomeWeek } from '../../features/daily/streak/home-week.tsx'
import { ScoreToBeat as FirstScoreToBeat } from '../../features/daily/today/score-to-beat.tsx'
import type { DailyParts } from '../../features/daily/today/use-parts.ts'
import { SoloGame } from '../../features/solo/play.tsx'
import { SoloReview } from '../../features/solo/review.tsx'
import { QueryProvider } from '../../live/server-query.tsx'
import styles from './daily-parts.module.css'

const HOME = { to: '/', label: 'Go to today’s quiz' }

/** The daily, from its first answer on. */
export const Game: DailyParts['Game'] = (game) => <SoloGame {...game} home={HOME} />

export const Week: DailyParts['Week'] = HomeWeek

export const ScoreToBeat: DailyParts['ScoreToBeat'] = FirstScoreToBeat

export const Practised: DailyParts['Practised'] = (day) => <PractisedDay {...day} Review={SoloReview} />

export const Result: DailyParts['Result'] = (result) => (
  <QueryProvider>
    <div className={styles.result}>
      <DailyResult {...result} />
      {result.game?.settled !== false && <SoloReview gameId={result.gameId} />}
    </div>
  </QueryProvider>
)
