import { inWords, type WithMedia } from '@trivium/rules/game/media'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Questions as a player wants them: one who prefers words is asked in words instead of with pictures and sounds. */
export const askAsPreferred = async <T extends WithMedia & { readonly prompt: string }>(
  db: Kysely<Schema>,
  uid: string,
  questions: readonly T[],
): Promise<readonly T[]> => {
  if (questions.every(({ media }) => media === undefined)) return questions
  const user = await db.selectFrom('users').select('settings').where('uid', '=', uid).executeTakeFirst()
  return user?.settings.media === 'words' ? questions.map(inWords) : questions
}
