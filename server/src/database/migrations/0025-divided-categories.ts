import { type Kysely, sql } from 'kysely'

/**
 * 'film-tv' is continued by 'film', beside 'television', and 'sports-games' by 'sports', beside 'games-internet' (docs/decisions/0058).
 * Statistics go to the first of each pair, because they don't say which question was meant. Bundled questions move when
 * the bank is imported. Journals and earlier versions of questions stay as they were.
 */
const dividedCategories = [
  `update questions set category = case category when 'film-tv' then 'film' else 'sports' end
    where category in ('film-tv', 'sports-games')`,
  `update questions set bank_text = jsonb_set(bank_text, '{category}',
      case bank_text ->> 'category' when 'film-tv' then '"film"' else '"sports"' end::jsonb)
    where bank_text ->> 'category' in ('film-tv', 'sports-games')`,
  `with moved as (
    delete from player_accuracy where category in ('film-tv', 'sports-games') returning *
  )
  insert into player_accuracy (uid, category, difficulty, asked, correct)
  select uid, case category when 'film-tv' then 'film' else 'sports' end, difficulty, asked, correct from moved
  on conflict (uid, category, difficulty) do update set asked = player_accuracy.asked + excluded.asked,
    correct = player_accuracy.correct + excluded.correct`,
  `update custom_links set config = jsonb_set(config, '{categories}', (
      select jsonb_agg(slug) from (
        select unnest(case category when 'film-tv' then array['film', 'television']
          when 'sports-games' then array['sports', 'games-internet'] else array[category] end) as slug
        from jsonb_array_elements_text(config -> 'categories') as one (category)
      ) as divided
    ))
    where config -> 'categories' @> '["film-tv"]' or config -> 'categories' @> '["sports-games"]'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of dividedCategories) await sql.raw(statement).execute(db)
}
