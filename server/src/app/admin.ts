import { adminAuditFunctions } from '../features/admin-audit/functions.ts'
import { adminAuditService } from '../features/admin-audit/service.ts'
import { fairPlayFunctions } from '../features/admin-fair-play/functions.ts'
import { fairPlayService } from '../features/admin-fair-play/service.ts'
import { FairPlayWatch } from '../features/admin-fair-play/watch.ts'
import { adminMessagesFunctions } from '../features/admin-messages/functions.ts'
import { adminMessagesService } from '../features/admin-messages/service.ts'
import { adminOverviewFunctions } from '../features/admin-overview/functions.ts'
import { adminOverviewService } from '../features/admin-overview/service.ts'
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
import type { QuestionPicker } from '../questions/question-picker.ts'
import type { Site } from '../site/site.ts'
import type { BanCache } from '../users/ban-cache.ts'
import type { RunInBackground } from './background.ts'
import type { AppOptions } from './options.ts'
import type { Webhooks } from './webhooks.ts'

interface AdminDependencies {
  readonly around: AppOptions
  readonly drawing: QuestionPicker
  readonly standing: BanCache
  readonly send: Send
  /** A user document has changed. */
  readonly shown: (uid: string) => Promise<void>
  readonly stopWaiting: (uid: string) => Promise<unknown>
  readonly endSessions: (sids: readonly string[]) => void
  readonly live: Parameters<typeof adminOverviewService>[0]['live']
  readonly inBackground: RunInBackground
  readonly openReset: (uid: string) => Promise<string>
  readonly linkBase: LinkBase
  readonly guests: ConnectedGuests
  readonly site: Site
  readonly webhooks: Webhooks
}

/** The admin features: each with its functions and the undo handlers that the audit log calls. */
export const createAdmin = (needs: AdminDependencies) => {
  const {
    around: deps,
    drawing: picker,
    standing,
    send,
    shown,
    stopWaiting,
    endSessions,
    live,
    inBackground,
    site,
    webhooks,
  } = needs
  const { db, clock, chance: random, log, errors, machine, contactTo = null } = deps

  const { guests, openReset, linkBase } = needs
  const moderation = moderationService({ db, clock, log, standing, shown, guests })
  const questions = adminQuestionsService({
    db,
    clock,
    chance: random,
    log,
    drawing: picker,
    shown,
    inBackground,
  })
  const { banWithin, undoers } = moderation
  const fairPlay = fairPlayService({ db, clock, banWithin, undoers })
  const users = adminUsersService({
    ...{ db, clock, chance: random, shown, stopWaiting, openReset, linkBase },
    ended: endSessions,
  })
  const messages = adminMessagesService({ db, clock, contactTo, send })
  const quizzes = adminQuizzesService({ db, clock, shown })
  const siteSettings = adminSiteService({ db, clock, site })
  const invitations = invitationService({ db, clock, chance: random })
  const webhookSettings = webhooksService({
    ...{ db, clock, chance: random, deliveries: webhooks.deliveries, siteName: () => site.name },
    allowsPrivate: deps.webhooksPrivate ?? false,
  })
  const watch = new FairPlayWatch({ db, clock, log, opened: webhooks.announcer.caseOpened })
  const audit = adminAuditService({
    db,
    clock,
    undoers: {
      ...moderation.undoers,
      ...questions.undoers,
      ...messages.undoers,
      ...quizzes.undoers,
      ...fairPlay.undoers,
      ...users.undoers,
      ...siteSettings.undoers,
      ...invitations.undoers,
      ...webhookSettings.undoers,
    },
  })

  return {
    moderation,
    exported: questions.exported,
    handlers: {
      ...adminAuditFunctions(audit),
      ...adminOverviewFunctions(adminOverviewService({ db, clock, errors, machine, live })),
      ...adminQuizzesFunctions(quizzes),
      ...adminQuestionsFunctions(questions),
      ...fairPlayFunctions(fairPlay),
      ...adminUsersFunctions(users, moderation),
      ...adminMessagesFunctions(messages),
      ...adminSiteFunctions(siteSettings, invitations, webhookSettings),
    },
    upkeep: messages.upkeep,
    start: async () => {
      await questions.files.resume()
      watch.start()
    },
    stop: async () => {
      await questions.files.stop()
      await watch.stop()
    },
  }
}
