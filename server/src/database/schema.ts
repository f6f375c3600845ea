import type {
  CredentialsTable,
  EmailConfirmationsTable,
  KnownDevicesTable,
  LoginsTable,
  LoginTriesTable,
  SessionsTable,
  VerificationsTable,
} from './tables/accounts.ts'
import type { AuditLogTable } from './tables/audit.ts'
import type { MessageRepliesTable, MessagesTable } from './tables/contact.ts'
import type {
  FairPlayCasesTable,
  FairPlayEvidenceTable,
  FairPlayFactsTable,
  FairPlayNormsTable,
  FairPlayNotesTable,
} from './tables/fair-play.ts'
import type {
  ActiveSeatsTable,
  GameEventsTable,
  GameSeatsTable,
  GamesTable,
  RatingHistoryTable,
} from './tables/games.ts'
import type { LeasesTable } from './tables/leases.ts'
import type { FriendMatchesTable, QueuePausesTable, QueueTable } from './tables/matchmaking.ts'
import type { PackMediaTable, PacksTable } from './tables/packs.ts'
import type { PartyKeysTable, PartyPlansTable } from './tables/parties.ts'
import type {
  PlaceReportsTable,
  PlaceScoresTable,
  PlaceStatsTable,
  PlayerPlacesTable,
} from './tables/places.ts'
import type { UsernamesTable, UsersTable } from './tables/players.ts'
import type {
  QuestionBankTable,
  QuestionImportsTable,
  QuestionReportsTable,
  QuestionStatsTable,
  QuestionsTable,
  QuestionVersionsTable,
  SeenQuestionsTable,
} from './tables/questions.ts'
import type {
  CustomLinksTable,
  CustomPlaysTable,
  DailyDaysTable,
  DailyPlaysTable,
  DailyScoresTable,
  QuizVersionsTable,
  QuizzesTable,
} from './tables/quizzes.ts'
import type { SettingsTable } from './tables/settings.ts'
import type { InvitationsTable, SiteLogosTable, WebhookMessagesTable, WebhooksTable } from './tables/site.ts'
import type {
  AchievementCountsTable,
  BoardCountsTable,
  BoardEntriesTable,
  BoardsTable,
  DaySumsTable,
  PlayerAccuracyTable,
  PlayerDaysTable,
  PlayerGamesTable,
  PlayerMeetingsTable,
  PlayerTimesTable,
  TalliesTable,
  UserAchievementsTable,
} from './tables/statistics.ts'
import type { PageViewsTable, PageVisitorsTable } from './tables/views.ts'

/** The tables as Kysely sees them. Every `…_at` and `…_until` is a time in whole epoch milliseconds. */
export interface Schema {
  users: UsersTable
  usernames: UsernamesTable
  logins: LoginsTable
  credentials: CredentialsTable
  verifications: VerificationsTable
  email_confirmations: EmailConfirmationsTable
  sessions: SessionsTable
  login_tries: LoginTriesTable
  known_devices: KnownDevicesTable
  questions: QuestionsTable
  question_stats: QuestionStatsTable
  packs: PacksTable
  pack_media: PackMediaTable
  question_bank: QuestionBankTable
  question_versions: QuestionVersionsTable
  question_imports: QuestionImportsTable
  seen_questions: SeenQuestionsTable
  games: GamesTable
  leases: LeasesTable
  game_seats: GameSeatsTable
  active_seats: ActiveSeatsTable
  game_events: GameEventsTable
  rating_history: RatingHistoryTable
  queue: QueueTable
  queue_pauses: QueuePausesTable
  friend_matches: FriendMatchesTable
  party_keys: PartyKeysTable
  party_plans: PartyPlansTable
  fair_play_notes: FairPlayNotesTable
  fair_play_facts: FairPlayFactsTable
  fair_play_norms: FairPlayNormsTable
  fair_play_cases: FairPlayCasesTable
  fair_play_evidence: FairPlayEvidenceTable
  settings: SettingsTable
  audit_log: AuditLogTable
  daily_days: DailyDaysTable
  daily_plays: DailyPlaysTable
  daily_scores: DailyScoresTable
  custom_links: CustomLinksTable
  custom_plays: CustomPlaysTable
  quizzes: QuizzesTable
  quiz_versions: QuizVersionsTable
  question_reports: QuestionReportsTable
  place_scores: PlaceScoresTable
  place_stats: PlaceStatsTable
  place_reports: PlaceReportsTable
  user_achievements: UserAchievementsTable
  achievement_counts: AchievementCountsTable
  tallies: TalliesTable
  day_sums: DaySumsTable
  boards: BoardsTable
  board_entries: BoardEntriesTable
  board_counts: BoardCountsTable
  player_accuracy: PlayerAccuracyTable
  player_times: PlayerTimesTable
  player_days: PlayerDaysTable
  player_games: PlayerGamesTable
  player_places: PlayerPlacesTable
  player_meetings: PlayerMeetingsTable
  messages: MessagesTable
  message_replies: MessageRepliesTable
  page_views: PageViewsTable
  page_visitors: PageVisitorsTable
  site_logos: SiteLogosTable
  invitations: InvitationsTable
  webhooks: WebhooksTable
  webhook_messages: WebhookMessagesTable
}
