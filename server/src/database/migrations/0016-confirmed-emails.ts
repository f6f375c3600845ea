import { type Kysely, sql } from 'kysely'

/**
 * An address belongs to one account only once it is confirmed; until then any number of accounts may use it. Existing
 * addresses were unique and have been mailed to, so they count as confirmed.
 */
const addresses = [
  `update logins set email_verified = true`,
  `alter table logins drop constraint logins_email_key`,
  `create unique index logins_email_key on logins (email) where email_verified`,
  `create index logins_email on logins (email)`,
]

const links = [
  // A mailed link to confirm an address; one at a time per player.
  `create table email_confirmations (
    uid text collate "C" primary key references users on delete cascade,
    email text collate "C" not null,
    token_hash text collate "C" not null unique,
    sent_at bigint not null,
    expires_at bigint not null
  )`,
  `create index email_confirmations_expires_at on email_confirmations (expires_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...addresses, ...links]) await sql.raw(statement).execute(db)
}
