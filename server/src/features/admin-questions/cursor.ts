import { z } from 'zod'

/** Where a list went on from: the last row's key. */
const Key = z.tuple([z.number(), z.string().max(80)])
export type Key = z.infer<typeof Key>

export const cursorOf = (key: Key): string => Buffer.from(JSON.stringify(key)).toString('base64url')

/** Null: from the beginning, also for what is none of ours. */
export const keyIn = (cursor: string | null): Key | null => {
  if (cursor === null) return null
  try {
    return Key.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return null
  }
}
