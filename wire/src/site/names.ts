/** What a site is called whose operator has not named it. */
export const DEFAULT_SITE_NAME = 'Trivium'
/**
 * The names of the `<meta>` that hold the site's name, where it is not the default, its welcome line, and who may register,
 * where not everybody may.
 */
export const SITE_META = {
  name: 'application-name',
  welcome: 'site-welcome',
  registration: 'registration',
} as const
