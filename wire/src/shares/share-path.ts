import type { SharedResult } from '../documents/share.ts'

/** The query parameter of the page where others can play, with the key of the result that they were sent. */
export const SHARE_PARAM = 's'

/** The address of a shared result, without the site's own. */
export const sharePath = ({ path }: Pick<SharedResult, 'path'>, id: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${SHARE_PARAM}=${id}`

/** The address of a shared result's picture for social networks. */
export const SHARE_CARD_PATH = '/share-card/'
