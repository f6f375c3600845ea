import type { UndoHandlers } from '../audit-log/undo.ts'
import type { ProcessFigures } from '../database/tables/leases.ts'
import { adminAuditFunctions } from '../features/admin-audit/functions.ts'
import { adminAuditService } from '../features/admin-audit/service.ts'
import { fairPlayFunctions } from '../features/admin-fair-play/functions.ts'
import { fairPlayService } from '../features/admin-fair-play/service.ts'
import { FairPlayWatch } from '../features/admin-fair-play/watch.ts'
import { adminMessagesFunctions } from '../features/admin-messages/functions.ts'
import { adminMessagesService } from '../features/admin-messages/service.ts'
import { adminOverviewFunctions } from '../features/admin-overview/functions.ts'
import { adminOverviewService } from '../features/admin-overview/service.ts'
import { adminPacksFunctions } from '../features/admin-packs/functions.ts'
import { adminPacksService } from '../features/admin-packs/service.ts'
import { adminQuestionsFunctions } from '../features/admin-questions/functions.ts'
import { adminQuestionsService } from '../features/admin-questions/service.ts'
import { adminQuizzesFunctions } from '../features/admin-quizzes/functions.ts'
import { adminQuizzesService } from '../features/admin-quizzes/service.ts'
import { adminSiteFunctions } from '../features/admin-site/functions.ts'
import { invitationService } from '../features/admin-site/invitations.ts'
import { adminSiteService } from '../features/admin-site/service.ts'
import { webhooksService } from '../features/admin-site/webhooks/service.ts'
import { adminUsersFunctions } from '../features/admin-users/functions.ts'
import type { ConnectedGuests } from '../features/admin-users/moderation/guests.ts'
import { moderationService } from '../features/admin-users/moderation/service.ts'
import { adminUsersService } from '../features/admin-users/service.ts'
import type { LinkBase } from '../http/link-base.ts'
import type { Send } from '../mail/mailer.ts'
import type { PackService } from '../packs/pack-service.ts'
import type { QuestionPicker } from '../questions/question-picker.ts'
import type { Site } from '../site/site.ts'
import type { BanCache } from '../users/ban-cache.ts'
import type { RunInBackground } from './background.ts'
import type { AppOptions } from './options.ts'
import type { Webhooks } from './webhooks.ts'

interface AdminDependencies {
  readonly options: AppOptions
  readonly picker: QuestionPicker
  readonly packs: PackService
  readonly bans: BanCache
  readonly send: Send
  /** A user document has changed. */
  readonly shown: (uid: string) => Promise<void>
  readonly stopWaiting: (uid: string) => Promise<unknown>
  readonly endSessions: (sids: readonly string[]) => void
  /** Of all processes together. */
  readonly figures: () => ProcessFigures
  readonly inBackground: RunInBackground
  readonly openReset: (uid: string) => Promise<string>
  readonly linkBase: LinkBase
  readonly guests: ConnectedGuests
  readonly site: Site
  readonly webhooks: Webhooks
}

/** The features whose actions the audit log can undo. */
const createServices = (deps: AdminDependencies) => {
  const { options, picker, bans, send, shown, stopWaiting, inBackground, site, webhooks } = deps
  const { db, bus, clock, random, log, contactTo = null, webhooksPrivate = false } = options
  const { guests, openReset, linkBase } = deps
  const moderation = moderationService({ db, clock, log, bans, shown, guests })
  const { banWithin, undoers } = moderation
  return {
    moderation,
    questions: adminQuestionsService({ db, bus, clock, random, log, picker, shown, inBackground }),
    fairPlay: fairPlayService({ db, clock, banWithin, undoers }),
    users: adminUsersService({
      ...{ db, clock, random, shown, stopWaiting, openReset, linkBase },
      ended: deps.endSessions,
    }),
    messages: adminMessagesService({ db, clock, contactTo, send }),
    quizzes: adminQuizzesService({ db, clock, shown }),
    site: adminSiteService({ db, clock, site }),
    invitations: invitationService({ db, clock, random }),
    webhooks: webhooksService({
      ...{ db, clock, random, deliveries: webhooks.deliveries, siteName: () => site.name },
      allowsPrivate: webhooksPrivate,
    }),
  }
}

const undoersOf = (services: ReturnType<typeof createServices>): UndoHandlers =>
  Object.assign({}, ...Object.values(services).map(({ undoers }) => undoers))

/** The admin features, and the audit log that undoes their actions. */
export const createAdmin = (deps: AdminDependencies) => {
  const { db, clock, log, errors, machine } = deps.options
  const services = createServices(deps)
  const { moderation, questions, messages } = services
  const audit = adminAuditService({ db, clock, undoers: undoersOf(services) })
  const packs = adminPacksService(deps.packs)
  const overview = adminOverviewService({ db, clock, errors, machine, figures: deps.figures })
  const watch = new FairPlayWatch({ db, clock, log, opened: deps.webhooks.announcer.caseOpened })

  return {
    moderation,
    exported: questions.exported,
    installPack: packs.install,
    handlers: {
      ...adminAuditFunctions(audit),
      ...adminOverviewFunctions(overview),
      ...adminQuizzesFunctions(services.quizzes),
      ...adminQuestionsFunctions(questions),
      ...adminPacksFunctions(packs),
      ...fairPlayFunctions(services.fairPlay),
      ...adminUsersFunctions(services.users, moderation),
      ...adminMessagesFunctions(messages),
      ...adminSiteFunctions(services.site, services.invitations, services.webhooks),
    },
    upkeep: messages.upkeep,
    /** Ends or continues what processes that are gone left unfinished. */
    resume: (isAlone: boolean) => questions.files.resume(isAlone),
    start: () => watch.start(),
    pause: () => watch.stop(),
    stop: async () => {
      await questions.files.stop()
      await watch.stop()
    },
  }
}
