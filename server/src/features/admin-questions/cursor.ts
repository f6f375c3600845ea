import { z } from 'zod'

/** The position from which a list continues: the last row's key. */
const Key = z.tuple([z.number(), z.string().max(80)])
export type Key = z.infer<typeof Key>

export const cursorOf = (key: Key): string => Buffer.from(JSON.stringify(key)).toString('base64url')

/** Null means the beginning, also for a cursor that is not ours. */
export const keyIn = (cursor: string | null): Key | null => {
  if (cursor === null) return null
  try {
    return Key.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return null
  }
}
