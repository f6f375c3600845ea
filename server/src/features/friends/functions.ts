import type { friends } from '@trivium/wire/functions/friends'
import type { HandlersOf } from '../../functions/handlers.ts'
import type { FriendsService } from './service.ts'

export const friendsFunctions = (service: FriendsService): HandlersOf<typeof friends> => ({
  createFriendMatch: ({ rated }, { uid }) => service.create(uid, rated),
  readFriendMatch: ({ key }, { uid }) => service.read(uid, key),
  joinFriendMatch: ({ key }, { uid }) => service.join(uid, key),
  challengePlayer: (input, { uid }) => service.challenge(uid, input),
  cancelFriendMatch: ({ key }, { uid }) => service.cancel(uid, key),
})
