import { SITE_NAME } from '../../site/identity.ts'

/** The public address of this quiz. */
export const linkOf = (link: string): string => `${location.origin}/custom?quiz=${encodeURIComponent(link)}`

/** Router state passed with the link. */
export const SHARED_TEXT = `The same questions for both of us on ${SITE_NAME}. How many do you get?`
