/** The name of a site whose operator has not named it. */
export const DEFAULT_SITE_NAME = 'Trivium'
/**
 * The names of the `<meta>` elements with the site's name (if it is not the default), its welcome line, and its
 * registration mode (if registration is restricted).
 */
export const SITE_META = {
  name: 'application-name',
  welcome: 'site-welcome',
  registration: 'registration',
} as const
