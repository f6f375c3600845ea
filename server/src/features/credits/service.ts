import type { OutputOf } from '@trivium/wire/registry'
import type { PackService } from '../../packs/pack-service.ts'

export type CreditsService = ReturnType<typeof creditsService>

/** The authors whose work this site uses in addition to what comes with the program. */
export const creditsService = (packs: PackService) => ({
  packs: async (): Promise<OutputOf<'readPackCredits'>> => ({
    packs: (await packs.list())
      .filter(({ isOn, isBundled }) => isOn && !isBundled)
      .map(({ id, name, version, author, licence, mediaLicence, withMedia }) => ({
        ...{ id, name, version, author, licence, mediaLicence },
        hasMedia: withMedia > 0,
      })),
  }),
})
