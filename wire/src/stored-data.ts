import { DAY } from '@trivium/rules/time'
import { LIFETIMES, RETENTION } from './retention.ts'

/** The retention period: ms, or a text if it does not end at a fixed time. */
type Kept = number | string

const months = (count: number): string => `${count} months`
const days = (ms: number): string => `${ms / DAY} days`

/** A kind of stored data. */
export interface StoredData {
  readonly what: string
  /** Why it is stored, and its less obvious content. */
  readonly detail: string
  readonly kept: Kept
  /** Database tables that contain it. */
  readonly tables: readonly string[]
}

const ACCOUNT = 'as long as the account'
const FOR_GOOD = 'for good'

/** All stored data about players, by kind. Every table is here or in `IMPERSONAL_TABLES`. */
export const STORED_DATA: readonly StoredData[] = [
  {
    what: 'Who you are here',
    detail:
      'Username, profile picture, rating, wins, losses and draws, best scores, settings, notices to you, and, where it applies, a role, a ban with its reason, or a request for deletion. A guest has the same, with a nickname and a colour in place of the username; these are stored once the guest has changed them; before that they are derived from the guest’s number.',
    kept: ACCOUNT,
    tables: ['users', 'usernames'],
  },
  {
    what: 'Guests who do not come back',
    detail:
      'A guest who has played is erased, like an account, once the session has expired and nobody can come back to it; one who has never played, sooner.',
    kept: `${days(LIFETIMES.session)} after the last visit, ${days(LIFETIMES.unplayedGuest)} if nothing was played`,
    tables: [],
  },
  {
    what: 'How you log in',
    detail:
      'Your email address and a hash of your password (Argon2id), from which the password cannot be read. Guests have neither.',
    kept: ACCOUNT,
    tables: ['logins', 'credentials'],
  },
  {
    what: 'A link to choose a new password',
    detail: 'As long as it is valid: for one hour after you asked for it.',
    kept: LIFETIMES.mailedLink,
    tables: ['verifications'],
  },
  {
    what: 'A link to confirm your email address',
    detail: 'A hash of it, and the address that it confirms, until you open it or it expires.',
    kept: LIFETIMES.confirmationLink,
    tables: ['email_confirmations'],
  },
  {
    what: 'Sessions',
    detail:
      'A hash of the cookie, the name that your browser reports, when the session began and the hour of the last visit. No address.',
    kept: LIFETIMES.session,
    tables: ['sessions'],
  },
  {
    what: 'Browsers you have logged in from',
    detail: 'A hash of their cookie, so that strangers’ wrong attempts do not lock you out. At most twenty.',
    kept: LIFETIMES.device,
    tables: ['known_devices'],
  },
  {
    what: 'Wrong passwords',
    detail: 'How many, for an account or a browser. Ten lock the account for a while.',
    kept: LIFETIMES.tries,
    tables: ['login_tries'],
  },
  {
    what: 'Games',
    detail:
      'Who played, when, every answer with its time, the score and the result; which questions you have seen, so that they are not asked again soon. When you leave, your single-player games are erased; your opponents’ matches stay, with ‘Deleted player’ in place of your name.',
    kept: 'single-player games as long as the account, matches for good',
    tables: ['games', 'game_seats', 'game_events', 'rating_history'],
  },
  {
    what: 'Unfinished single-player games',
    detail: 'You can continue them until then. They are erased after this long without a move.',
    kept: LIFETIMES.unfinishedGame,
    tables: [],
  },
  {
    what: 'The game you are in, the queue, invitations',
    detail:
      'A pause from the queue after matches that you did not join. An invitation that somebody has accepted stays with its match.',
    kept: ACCOUNT,
    tables: ['active_seats', 'queue', 'queue_pauses', 'friend_matches'],
  },
  {
    what: 'Parties',
    detail:
      'The key of a party that you opened, until it is given to another party, and who opened it. The party itself is kept with the games: your name in the room, your team and your answers. When you leave, ‘Deleted player’ is shown there in place of your name.',
    kept: FOR_GOOD,
    tables: ['party_keys'],
  },
  {
    what: 'Plans of parties',
    detail:
      'The plans that you save: title, rounds, teams and rules, and the questions that were drawn for print. Nobody else sees them until you play one.',
    kept: ACCOUNT,
    tables: ['party_plans'],
  },
  {
    what: 'Your record',
    detail:
      'Right answers by category and difficulty, seconds by answer, games by day and mode, results against each opponent, daily and custom quizzes played, questions seen, best scores of flags and countries, the places you knew, achievements, places on the leaderboards.',
    kept: ACCOUNT,
    tables: [
      'player_accuracy',
      'player_times',
      'player_days',
      'player_games',
      'player_places',
      'player_meetings',
      'daily_plays',
      'custom_plays',
      'seen_questions',
      'place_scores',
      'user_achievements',
      'board_entries',
    ],
  },
  {
    what: 'Quizzes you made',
    detail:
      'With their questions; your download leaves out those of a link that you have not finished yourself. The link of a custom quiz stays for those who have it, without your name, when you leave. So does a quiz as others have played it, as long as their games are kept.',
    kept: ACCOUNT,
    tables: ['quizzes', 'quiz_versions', 'custom_links'],
  },
  {
    what: 'Questions and places you reported',
    detail: 'What you wrote about them, for the people who correct them.',
    kept: ACCOUNT,
    tables: ['question_reports', 'place_reports'],
  },
  {
    what: 'News to the operator’s chat',
    detail:
      'Where the operator has set up a chat for it: reports with what you wrote, fair-play cases and the day’s best with the names, until the chat has accepted them. Copies in the chat are not erased by this software.',
    kept: LIFETIMES.webhookMessage,
    tables: ['webhook_messages'],
  },
  {
    what: 'What fair play is judged on',
    detail:
      'For each of your games, how long your answers took, and messages from your browser that the server refused or found untrue.',
    kept: months(RETENTION.fairPlayFacts.months),
    tables: ['fair_play_facts'],
  },
  {
    what: 'Suspicions of unfair play',
    detail:
      'If those figures are unusual: the evidence, and what an admin has decided and why. The only automatic consequence is a pause from the queue.',
    kept: ACCOUNT,
    tables: ['fair_play_cases', 'fair_play_evidence'],
  },
  {
    what: 'Untrue claims',
    detail:
      'Messages from your browser that the server found untrue. They stay without a name when you leave.',
    kept: FOR_GOOD,
    tables: ['fair_play_notes'],
  },
  {
    what: 'Messages you wrote to us',
    detail:
      'From the contact page: name, email address, topic and text, the game if it is about one, and the answers. They are kept until the matter is closed, and then for this long. The operator may have them forwarded to their own mailbox; copies there are not erased by this software.',
    kept: months(RETENTION.closedMessages.months),
    tables: ['messages', 'message_replies'],
  },
  {
    what: 'What admins do',
    detail:
      'Bans, roles and corrections, each with the time, the admin, the player concerned and the reason. If you registered by invitation: which invitation.',
    kept: FOR_GOOD,
    tables: ['audit_log'],
  },
]

/** Tables without personal data: questions, sums over all players, and the server's own values. */
export const IMPERSONAL_TABLES: readonly string[] = [
  'achievement_counts',
  'board_counts',
  'boards',
  'day_sums',
  'daily_days',
  'daily_scores',
  'fair_play_norms',
  'invitations',
  'leases',
  'page_views',
  'page_visitors',
  'place_stats',
  'pack_media',
  'packs',
  'question_bank',
  'question_imports',
  'question_stats',
  'question_versions',
  'questions',
  'settings',
  'site_logos',
  'tallies',
  'webhooks',
]
