import type { Card } from '../../src/app/page-metadata/metadata.ts'
import { CARD_SIZE } from '../page-head.ts'
import type { Colours } from './colours.ts'

/** An element in the form satori expects. */
export interface Element {
  readonly type: string
  readonly key: null
  readonly props: { readonly style?: object; readonly children?: unknown; readonly [name: string]: unknown }
}

const box = (style: object, children?: unknown, more: object = {}): Element => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, ...(children !== undefined && { children }), ...more },
})

/** px: shorter text is larger. */
const sizeOf = (headline: string): number => {
  if (headline.length <= 18) return 88
  if (headline.length <= 40) return 68
  return headline.length <= 54 ? 58 : 52
}

/** The text of a card, on the left; satori breaks the lines. */
export const wordsOf = ({ kicker, headline, line }: Card, colour: Colours): Element =>
  box(
    {
      flexDirection: 'column',
      width: CARD_SIZE.width,
      height: CARD_SIZE.height,
      padding: '64px 0 132px 72px',
      fontFamily: 'Overpass',
      color: colour('on-green'),
    },
    [
      box(
        {
          alignSelf: 'flex-start',
          padding: '10px 20px 6px',
          borderRadius: 10,
          background: colour('yellow'),
          color: colour('on-yellow'),
          fontSize: 28,
          fontWeight: 800,
        },
        kicker,
      ),
      box(
        {
          width: 560,
          marginTop: 30,
          fontSize: sizeOf(headline),
          fontWeight: 900,
          lineHeight: 1.06,
          letterSpacing: '-0.02em',
          textWrap: 'balance',
        },
        headline,
      ),
      box(
        {
          width: 540,
          marginTop: 22,
          fontSize: 30,
          fontWeight: 600,
          lineHeight: 1.35,
          color: colour('on-green-soft'),
        },
        line,
      ),
    ],
  )

const MARK = (colour: Colours): string => `
  <g transform="translate(72 508) scale(1.34)">
    <rect width="48" height="48" rx="12" fill="${colour('on-green')}"/>
    <path d="M0 19H48M24 19V48" fill="none" stroke="${colour('green')}" stroke-width="11"/>
    <circle cx="24" cy="19" r="7" fill="${colour('yellow')}" stroke="${colour('on-yellow')}" stroke-width="2.5"/>
  </g>
  <text x="154" y="556" font-size="44" font-weight="900" letter-spacing="-0.8" fill="${colour('on-green')}">Trivium</text>`

/**
 * A road sign: a green card with its keyline, art on the right, text and logo on the left. Sites with their own name
 * get it without the logo.
 */
export const sign = (
  words: string,
  art: string,
  colour: Colours,
  isMarked: boolean,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" viewBox="0 0 ${CARD_SIZE.width} ${CARD_SIZE.height}" font-family="Overpass">
  <defs><clipPath id="inside"><rect x="22" y="22" width="1156" height="586" rx="28"/></clipPath></defs>
  <rect width="1200" height="630" fill="${colour('green')}"/>
  <g clip-path="url(#inside)"><g transform="translate(676 75) scale(0.94)">${art}</g></g>
  <rect x="19" y="19" width="1162" height="592" rx="31" fill="none" stroke="${colour('on-green')}" stroke-width="6"/>
  ${words}
  ${isMarked ? MARK(colour) : ''}
</svg>`
