import type { z } from 'zod'
import { accounts } from './functions/accounts.ts'
import { achievements } from './functions/achievements.ts'
import { adminAudit } from './functions/admin-audit.ts'
import { adminFairPlay } from './functions/admin-fair-play.ts'
import { adminMessages } from './functions/admin-messages.ts'
import { adminOverview } from './functions/admin-overview.ts'
import { adminPacks } from './functions/admin-packs.ts'
import { adminQuestions } from './functions/admin-questions.ts'
import { adminQuizzes } from './functions/admin-quizzes.ts'
import { adminSite } from './functions/admin-site.ts'
import { adminUsers } from './functions/admin-users.ts'
import { contact } from './functions/contact.ts'
import { countries } from './functions/countries.ts'
import { credits } from './functions/credits.ts'
import { custom } from './functions/custom.ts'
import { daily } from './functions/daily.ts'
import { flags } from './functions/flags.ts'
import { friends } from './functions/friends.ts'
import { leaderboards } from './functions/leaderboards.ts'
import { matches } from './functions/matches.ts'
import { matchmaking } from './functions/matchmaking.ts'
import { notices } from './functions/notices.ts'

import { pageViews } from './functions/page-views.ts'
import { party } from './functions/party.ts'
import { partyPlans } from './functions/party-plans.ts'
import { places } from './functions/places.ts'
import { profiles } from './functions/profiles.ts'
import { quizzes } from './functions/quizzes.ts'
import { shares } from './functions/shares.ts'
import { siteActivity } from './functions/site-activity.ts'
import { solo } from './functions/solo.ts'
import { survival } from './functions/survival.ts'

/** Every function, by its name in both transports. */
export const FUNCTIONS = {
  ...accounts,
  ...matchmaking,
  ...friends,
  ...matches,
  ...adminAudit,
  ...adminOverview,
  ...adminQuizzes,
  ...adminQuestions,
  ...adminPacks,
  ...credits,
  ...adminFairPlay,
  ...adminUsers,
  ...solo,
  ...daily,
  ...survival,
  ...custom,
  ...quizzes,
  ...leaderboards,
  ...achievements,
  ...profiles,
  ...notices,
  ...places,
  ...flags,
  ...countries,
  ...party,
  ...partyPlans,
  ...contact,
  ...adminMessages,
  ...pageViews,
  ...adminSite,
  ...shares,
  ...siteActivity,
}

export type FunctionName = keyof typeof FUNCTIONS
export type InputOf<Name extends FunctionName> = z.infer<(typeof FUNCTIONS)[Name]['input']>
export type OutputOf<Name extends FunctionName> = z.infer<(typeof FUNCTIONS)[Name]['output']>
