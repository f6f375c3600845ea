import type { OutputOf } from '@trivium/wire/registry'
import type { PackService } from '../../packs/pack-service.ts'

export type PacksService = ReturnType<typeof packsService>

/** The packs of questions, for everybody. */
export const packsService = (packs: PackService) => ({
  credits: async (): Promise<OutputOf<'readPackCredits'>> => ({
    packs: (await packs.list())
      .filter(({ isOn, isBundled }) => isOn && !isBundled)
      .map(({ id, name, version, author, licence, mediaLicence, withMedia }) => ({
        ...{ id, name, version, author, licence, mediaLicence },
        hasMedia: withMedia > 0,
      })),
  }),
})
