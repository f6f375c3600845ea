import { type Kysely, sql } from 'kysely'

/** The flags and countries that each player has known, and how often. Games settled before are not counted. */
const playerPlaces = [
  `create table player_places (
    uid text collate "C" not null references users on delete cascade,
    quiz text collate "C" not null,
    place text collate "C" not null,
    found integer not null,
    primary key (uid, quiz, place)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of playerPlaces) await sql.raw(statement).execute(db)
}
