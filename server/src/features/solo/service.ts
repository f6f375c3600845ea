import { type PlayDependencies, playing } from './play.ts'
import { type ReportDependencies, reports, reviews } from './reviews.ts'

export interface SoloDependencies extends PlayDependencies, ReportDependencies {}

export type SoloService = ReturnType<typeof soloService>

/** A running or finished game of questions, whichever single-player mode opened it. */
export const soloService = (deps: SoloDependencies) => {
  const { own, ...play } = playing(deps)
  return {
    ...play,
    readReview: reviews({ ...deps, own }).read,
    report: reports(deps),
  }
}
