import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** For tests: whoever takes a game over next loses it at once to a process that dies: its first event is a conflict. */
export const loseOnce = async (db: Kysely<Schema>): Promise<void> => {
  await sql`create sequence claims; create sequence conflicts`.execute(db)
  await sql`
    create function lose_game() returns trigger language plpgsql as $$
    begin
      if nextval('claims') = 1 then
        new.driver := 'dead';
        new.driver_epoch := old.driver_epoch + 2;
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create function lose_event() returns trigger language plpgsql as $$
    begin
      if nextval('conflicts') = 1 then raise exception using errcode = 'unique_violation'; end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger lose_game before update of driver on games for each row execute function lose_game()`.execute(
    db,
  )
  await sql`
    create trigger lose_event before insert on game_events for each row execute function lose_event()`.execute(
    db,
  )
}

/** For tests: the next event cannot be saved: PostgreSQL closes the connection. */
export const failOnce = async (db: Kysely<Schema>): Promise<void> => {
  await sql`create sequence failures`.execute(db)
  await sql`
    create function fail_event() returns trigger language plpgsql as $$
    begin
      if nextval('failures') = 1 then raise exception using errcode = 'admin_shutdown'; end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger fail_event before insert on game_events for each row execute function fail_event()`.execute(
    db,
  )
}
