/**
 * Functions that read or change the session cookie: called over HTTP from our own pages alone, never on the live
 * socket, which has no cookie. Free of schemas, so that the page can know them.
 */
export const COOKIE_FUNCTIONS = ['register', 'logIn', 'logOut', 'logOutEverywhere'] as const

/** Called over HTTP alone: what is large would hold up the live socket. */
export const HTTP_FUNCTIONS: readonly string[] = [...COOKIE_FUNCTIONS, 'downloadMyData']
