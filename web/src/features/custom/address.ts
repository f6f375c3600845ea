import { SITE_NAME } from '../../site/identity.ts'

/** The address at which everybody finds this quiz. */
export const linkOf = (link: string): string => `${location.origin}/custom?quiz=${encodeURIComponent(link)}`

/** Goes with the link. */
export const SHARED_TEXT = `The same questions for both of us on ${SITE_NAME}. How many do you get?`
