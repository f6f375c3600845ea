import type { accounts } from '@trivium/wire/functions/accounts'
import type { HandlersOf } from '../../functions/handlers.ts'

export const accountsFunctions = (
  roleOf: (uid: string) => Promise<string | null>,
): HandlersOf<typeof accounts> => ({
  isAdmin: async (_, { uid }) => ({ isAdmin: (await roleOf(uid)) === 'admin' }),
})
