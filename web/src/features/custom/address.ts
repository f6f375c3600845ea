/** The address at which everybody finds this quiz. */
export const linkOf = (link: string): string => `${location.origin}/custom?quiz=${encodeURIComponent(link)}`

/** Goes with the link. */
export const SHARED_TEXT = 'The same questions for both of us on Trivium. How many do you get?'
