import { type Accent, accentOf } from '@trivium/wire/site/accent'
import { LOGO_PATH } from '@trivium/wire/site/identity'
import { hexOf } from '@trivium/wire/site/oklch'
import type { SiteValues } from './queries.ts'

const tokens = (accent: Accent): string =>
  Object.entries(accent)
    .map(([token, [light, dark]]) => `--${token}:light-dark(${hexOf(light)},${hexOf(dark)})`)
    .join(';')

/** A longer name than this is set smaller beside the logo, so that it fits on two lines. */
const SHORT_NAME = 12

/**
 * The style sheet of the operators' customisations, empty if there are none. It is outside every cascade layer, so that it
 * overrides the design's own values. It holds no text that somebody typed: colours are computed, the logo's name is a hash.
 */
export const siteStyle = ({ name, accent, logo, registration }: SiteValues): string => {
  const colours = accent === null ? '' : `:root{${tokens(accentOf(accent))}}\n`
  const mark =
    logo === null
      ? ''
      : `svg[data-logo]{background:url(${LOGO_PATH}${logo}) center/contain no-repeat;border-radius:0}\nsvg[data-logo]>*{display:none}\n`
  // Hides 'Sign Up' in the header of every page while registration is closed.
  const noRegistration = registration === 'closed' ? '[data-register]{display:none}\n' : ''
  const nameSize = (name?.length ?? 0) > SHORT_NAME ? ':root{--name-size:1.125rem}\n' : ''
  return colours + nameSize + mark + noRegistration
}
