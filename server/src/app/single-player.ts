import type { SecretSeed } from '@trivium/rules/daily/secret-seed'
import type { User } from '@trivium/wire/documents/user'
import type { BotScoreOf } from '../bot-scores/bot-scores.ts'
import { BATCH_INTERVALS } from '../database/batches.ts'
import { countriesFunctions } from '../features/countries/functions.ts'
import { countriesService } from '../features/countries/service.ts'
import { customFunctions } from '../features/custom/functions.ts'
import { customService } from '../features/custom/service.ts'
import { dailyFunctions } from '../features/daily/functions.ts'
import { dailyService } from '../features/daily/service.ts'
import { flagsFunctions } from '../features/flags/functions.ts'
import { flagsService } from '../features/flags/service.ts'
import { placesFunctions } from '../features/places/functions.ts'
import { placesService } from '../features/places/service.ts'
import { quizzesFunctions } from '../features/quizzes/functions.ts'
import { quizzesService } from '../features/quizzes/service.ts'
import { soloFunctions } from '../features/solo/functions.ts'
import { soloService } from '../features/solo/service.ts'
import { survivalFunctions } from '../features/survival/functions.ts'
import { survivalService } from '../features/survival/service.ts'
import type { Limits } from '../functions/limits.ts'
import type { SinglePlayerGames } from '../games/single-player/all-games.ts'
import type { QuestionPicker } from '../questions/question-picker.ts'
import type { Report } from '../webhooks/announcer.ts'
import type { AppOptions } from './options.ts'

export interface SinglePlayerDependencies {
  readonly options: AppOptions
  readonly games: Pick<SinglePlayerGames, 'solo' | 'flags' | 'countries' | 'open'>
  readonly readUser: (uid: string) => Promise<User | null>
  readonly picker: QuestionPicker
  readonly limits: Limits
  /** A player's measured one-way delay, ms; NaN if unknown. */
  readonly delay: (uid: string) => number
  /** A secret from which the days of the daily are derived. */
  readonly daySeed: SecretSeed
  readonly botScoreOf: BotScoreOf
  /** The address of a flag's picture, which does not reveal the place. */
  readonly imageOf: (place: string) => string
  readonly reported: (report: Report) => void
}

/** The features with single-player games. */
export const createSinglePlayer = ({ options, games, ...rest }: SinglePlayerDependencies) => {
  const { db, clock, random, log, batchIntervals = BATCH_INTERVALS } = options
  const { flags: flagGames, countries: countryGames, open: openGame } = games
  const ofQuestions = { ...rest, db, clock, random, log, openGame, games: games.solo }
  const ofPlaces = { ...rest, db, clock, random, openGame }
  const daily = dailyService(ofQuestions)
  const survival = survivalService({ ...ofQuestions, interval: batchIntervals.questions })
  const quizzes = quizzesService(ofQuestions)
  const flags = flagsService({ ...ofPlaces, flags: flagGames })
  const countries = countriesService({ ...ofPlaces, countries: countryGames })
  return {
    teaser: daily.teaser,
    handlers: {
      ...soloFunctions(soloService({ ...ofQuestions, pickNext: survival.pickNext })),
      ...dailyFunctions(daily),
      ...survivalFunctions(survival),
      ...customFunctions(customService(ofQuestions)),
      ...quizzesFunctions(quizzes),
      ...flagsFunctions(flags),
      ...countriesFunctions(countries),
      ...placesFunctions(placesService({ ...ofPlaces, flags, countries })),
    },
    stop: quizzes.stop,
  }
}
