import type { InstalledPack } from '@trivium/wire/functions/admin-packs'
import { PACK_UPLOAD } from '@trivium/wire/pack-upload'
import { freshToken } from '../../files/fresh-token.ts'
import { networkFailure, parseReply, type Reply } from '../../live/reply.ts'

/** Sends a pack to the server, which checks and installs it. */
export const sendPack = async (file: Blob): Promise<Reply<InstalledPack>> => {
  try {
    const headers = { authorization: `Bearer ${await freshToken()}`, 'content-type': PACK_UPLOAD.type }
    const answer = await fetch(PACK_UPLOAD.path, { method: 'POST', headers, body: file })
    return parseReply(answer.status, await answer.text()) as Reply<InstalledPack>
  } catch (error) {
    return networkFailure(error)
  }
}
