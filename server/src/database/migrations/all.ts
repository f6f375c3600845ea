import type { Migration } from 'kysely/migration'
import * as firstTables from './0001-first-tables.ts'
import * as accounts from './0002-accounts.ts'
import * as solo from './0003-solo.ts'
import * as places from './0004-places.ts'
import * as honours from './0005-honours.ts'
import * as boardsAndCorrections from './0006-boards-and-corrections.ts'
import * as namesOnBoards from './0007-names-on-boards.ts'
import * as audit from './0008-audit.ts'
import * as questionWork from './0009-question-work.ts'
import * as daysAndPublicQuizzes from './0010-days-and-public-quizzes.ts'
import * as fairPlay from './0011-fair-play.ts'
import * as messages from './0012-messages.ts'
import * as pageViews from './0013-page-views.ts'
import * as closedReports from './0014-closed-reports.ts'
import * as quizVersions from './0015-quiz-versions.ts'
import * as confirmedEmails from './0016-confirmed-emails.ts'
import * as moderators from './0016-moderators.ts'
import * as site from './0017-site.ts'
import * as seedOfADay from './0018-seed-of-a-day.ts'
import * as webhookMessages from './0019-webhook-messages.ts'
import * as nicknames from './0020-nicknames.ts'
import * as noZeroScores from './0021-no-zero-scores.ts'
import * as playerPlaces from './0022-player-places.ts'
import * as challengedPlayers from './0023-challenged-players.ts'
import * as activeSeatCheck from './0024-active-seat-check.ts'
import * as dividedCategories from './0025-divided-categories.ts'
import * as questionMedia from './0026-question-media.ts'
import * as parties from './0029-parties.ts'
import * as processes from './0032-processes.ts'
import * as partyStatistics from './0034-party-statistics.ts'
import * as typedAnswers from './0039-typed-answers.ts'
import * as packs from './0040-packs.ts'
import * as partyPlans from './0041-party-plans.ts'
import * as mediaLicences from './0042-media-licences.ts'

/** Every migration, by name. Forward only: a released one never changes. */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-accounts': accounts,
  '0003-solo': solo,
  '0004-places': places,
  '0005-honours': honours,
  '0006-boards-and-corrections': boardsAndCorrections,
  '0007-names-on-boards': namesOnBoards,
  '0008-audit': audit,
  '0009-question-work': questionWork,
  '0010-days-and-public-quizzes': daysAndPublicQuizzes,
  '0011-fair-play': fairPlay,
  '0012-messages': messages,
  '0013-page-views': pageViews,
  '0014-closed-reports': closedReports,
  '0015-quiz-versions': quizVersions,
  '0016-confirmed-emails': confirmedEmails,
  '0016-moderators': moderators,
  '0017-site': site,
  '0018-seed-of-a-day': seedOfADay,
  '0019-webhook-messages': webhookMessages,
  '0020-nicknames': nicknames,
  '0021-no-zero-scores': noZeroScores,
  '0022-player-places': playerPlaces,
  '0023-challenged-players': challengedPlayers,
  '0024-active-seat-check': activeSeatCheck,
  '0025-divided-categories': dividedCategories,
  '0026-question-media': questionMedia,
  '0029-parties': parties,
  '0032-processes': processes,
  '0034-party-statistics': partyStatistics,
  '0039-typed-answers': typedAnswers,
  '0040-packs': packs,
  '0041-party-plans': partyPlans,
  '0042-media-licences': mediaLicences,
}
