import { createBotScores } from '../bot-scores/bot-scores.ts'
import { HEALTHY_STORAGE } from '../database/storage-health.ts'
import { seedsFrom, storedSecret } from '../database/stored-secret.ts'
import { questionsOf } from '../features/daily/questions.ts'
import { Limits } from '../functions/limits.ts'
import type { Mail } from '../mail/mailer.ts'
import { Metrics } from '../metrics/metrics.ts'
import { packMediaReader } from '../packs/pack-media.ts'
import { packService } from '../packs/pack-service.ts'
import { importBundledQuestions } from '../questions/import-bundled.ts'
import { MEDIA_FOLDER, type MediaFiles, readMediaFiles } from '../questions/media-files.ts'
import { createQuestionPicker, type QuestionPicker } from '../questions/question-picker.ts'
import { newId, type Random } from '../random.ts'
import { Site } from '../site/site.ts'
import { readRole } from '../users/queries.ts'
import { createBackground } from './background.ts'
import type { AppOptions } from './options.ts'
import { createWebhooks } from './webhooks.ts'

/** Gives each channel of this process a unique name, so that a page notices when a channel was replaced. */
const createEpochs = (random: Random): (() => string) => {
  const run = newId(random, 8)
  let channels = 0
  return () => `${run}-${(channels++).toString(36)}`
}

const loadQuestions = async (
  { db, bank, clock, log }: AppOptions,
  media: MediaFiles,
): Promise<QuestionPicker> => {
  const written = await importBundledQuestions(db, bank, clock.now())
  const picker = createQuestionPicker(db, media)
  const questions = await picker.refresh()
  log.info({ questions, written }, 'questions are ready')
  return picker
}

export type Core = Awaited<ReturnType<typeof createCore>>

/** The dependencies that all parts of the server share. */
export const createCore = async (options: AppOptions) => {
  const { db, clock, random, log, mailer, storage = HEALTHY_STORAGE } = options
  const epoch = createEpochs(random)
  const site = new Site({ db, clock, log, announce: () => options.bus.publish('site', null) })
  const [key, dailySecret] = await Promise.all([
    storedSecret(db, random, 'token-key'),
    storedSecret(db, random, 'daily-secret'),
    site.start(),
  ])
  const media = readMediaFiles(MEDIA_FOLDER, key, packMediaReader(db))
  const picker = await loadQuestions(options, media)
  const packs = packService({ db, clock, refresh: () => picker.refresh() })
  const daySeed = seedsFrom(dailySecret)
  const ofDays = { db, clock, picker, daySeed }
  const background = createBackground(log)
  const inBackground = background.run
  const metrics = new Metrics()
  return {
    ...{ options, storage, epoch, picker, packs, background, inBackground, metrics, site },
    webhooks: createWebhooks({ options, site, inBackground }),
    /** The secret from which the days of the daily are derived. */
    daySeed,
    botScoreOf: createBotScores({ ...ofDays, questionsOf: (day) => questionsOf(ofDays, day) }),
    /** Sends an e-mail on behalf of the site. */
    send: metrics.counting((mail: Mail) => mailer.send({ ...mail, siteName: site.name })),
    limits: options.limits ?? new Limits(clock),
    roleOf: (uid: string) => readRole(db, uid, clock.now()),
    /** The secret from which tokens and other keys are derived. */
    key,
    media,
  }
}
