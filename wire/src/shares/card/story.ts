import type { SharedResult } from '../../documents/share.ts'
import { colour } from './colours.ts'
import { type CardDrawing, type CardText, fitted } from './drawing.ts'
import { arrowSign, DEFINITIONS, logo, rect, sign } from './parts.ts'
import { type Place, type Road, roadOf } from './road.ts'
import { type SignFrame, signTexts } from './sign-texts.ts'
import type { CardSite } from './wide.ts'
import { type CardWords, wordsOf } from './words.ts'

export const STORY = { width: 1080, height: 1920 } as const

/** The road comes in on the left, turns at the right edge and leaves on the left. */
const [UPPER, LOWER] = [1366, 1640]
const BEND = 820

const at = (share: number): Place => {
  const isBack = share > 0.5
  const x = isBack ? 870 - (share - 0.5) * 1_200 : 90 + share * 1_560
  return { x: Math.round(x), y: isBack ? LOWER : UPPER, isBack }
}

const ROAD: Road = {
  d: `M-100 ${UPPER}H${BEND}A137 137 0 0 1 ${BEND} ${LOWER}H-100`,
  width: 150,
  at,
  end: { x: 124, y: LOWER, isBack: true },
  arch: [14, 1462, 234, 190],
  stud: 52,
  van: 1.5,
}

const SIGN = { x: 70, y: 250, width: 940, height: 640 } as const

const LAND = `${rect(0, 0, STORY.width, STORY.height, colour('you-tint'))}
  <path d="M0 1130C180 1010 360 1040 540 1110S900 1000 1080 1070V1920H0z" fill="${colour('on-green-soft')}"/>
  <path d="M0 1240C300 1150 700 1180 1080 1220V1920H0z" fill="${colour('green')}" fill-opacity="0.28"/>
  <path d="M0 1290H1080V1920H0z" fill="${colour('green')}" fill-opacity="0.3"/>`

const FRAME: SignFrame = {
  left: SIGN.x + 72,
  inside: SIGN.width - 144,
  subject: { y: 370, size: 54 },
  name: { y: 466, size: 84 },
  figure: { y: 800, size: 360, shift: 8, gap: 30, rest: 130 },
  figureAboveNote: { y: 744, size: 300 },
  note: { y: 832, size: 58 },
  besideRest: 0.72,
}

const dareTexts = ({ dare }: CardWords): CardText[] => [
  {
    ...{ x: 376, y: 1086, size: fitted(dare.join(' '), 82, 560), weight: 900, anchor: 'start' },
    ...{ fill: colour('on-yellow'), text: dare.join(' ') },
  } as CardText,
]

/** A card of 1080 × 1920, as phones show stories. `address`: the site's, which people can type. */
export const storyCard = (result: SharedResult, site: CardSite, address: string): CardDrawing => {
  const words = wordsOf(result)
  const size = fitted(site.name, 64, 640)
  return {
    ...STORY,
    shapes: [
      DEFINITIONS,
      LAND,
      sign(SIGN.x, SIGN.y, SIGN.width, SIGN.height, 1300),
      arrowSign(336, 982, 668, 150),
      roadOf(result, ROAD),
      site.isOwn ? '' : logo(70, 118, 1.7),
    ].join(''),
    texts: [
      {
        x: site.isOwn ? 70 : 176,
        y: 182,
        size,
        weight: 900,
        anchor: 'start',
        fill: colour('ink'),
        text: site.name,
      },
      ...signTexts(words, FRAME),
      ...dareTexts(words),
      {
        x: 540,
        y: 1836,
        size: fitted(address, 46, 900),
        weight: 800,
        anchor: 'middle',
        fill: colour('ink'),
        text: address,
      },
    ],
  }
}
