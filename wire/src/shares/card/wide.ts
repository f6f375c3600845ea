import type { SharedResult } from '../../documents/share.ts'
import { colour } from './colours.ts'
import { type CardDrawing, type CardText, emsOf, fitted } from './drawing.ts'
import { arrowSign, DEFINITIONS, logo, post, rect, sign } from './parts.ts'
import { type Road, roadOf } from './road.ts'
import { type SignFrame, signTexts } from './sign-texts.ts'
import { type CardWords, wordsOf } from './words.ts'

export const WIDE = { width: 1200, height: 630 } as const

const ROAD: Road = {
  d: 'M-80 542H1280',
  width: 124,
  at: (share) => ({ x: Math.round(56 + share * 880), y: 542, isBack: false }),
  end: { x: 1050, y: 542, isBack: false },
  arch: [942, 366, 220, 190],
  stud: 33,
  van: 1.12,
}

const SIGN = { x: 48, y: 40, width: 700, height: 388 } as const

const LAND = `${rect(0, 0, WIDE.width, WIDE.height, colour('you-tint'))}
  <path d="M0 430C160 330 330 350 520 420S900 300 1200 380V630H0z" fill="${colour('on-green-soft')}"/>
  <path d="M420 500C640 390 860 420 1200 460V470H300z" fill="${colour('green')}" fill-opacity="0.28"/>
  <path d="M0 470H1200V630H0z" fill="${colour('green')}" fill-opacity="0.4"/>`

const FRAME: SignFrame = {
  left: SIGN.x + 52,
  inside: SIGN.width - 104,
  subject: { y: 118, size: 34 },
  name: { y: 182, size: 56 },
  figure: { y: 372, size: 220, shift: 6, gap: 22, rest: 92 },
  figureAboveNote: { y: 332, size: 180 },
  note: { y: 390, size: 36 },
  besideRest: 1,
}

/** Two lines of the same size, in the middle of their sign. */
const dareTexts = ({ dare }: CardWords): CardText[] => {
  const size = Math.min(...dare.map((text) => fitted(text, 60, 236)))
  return dare.map((text, row) => ({
    ...{ x: 840, y: Math.round(238 + size * (row * 1.1 - 0.2)), size, weight: 900 },
    ...{ anchor: 'start', fill: colour('on-yellow'), text },
  }))
}

/** The site's name, and whether an operator chose it: such a site has no logo of ours. */
export interface CardSite {
  readonly name: string
  readonly isOwn: boolean
}

/** A card of 1200 × 630, as social networks show it. */
export const wideCard = (result: SharedResult, site: CardSite): CardDrawing => {
  const words = wordsOf(result)
  const name = { y: 88, size: fitted(site.name, 40, 380), weight: 900, anchor: 'end' } as const
  const start = 1150 - emsOf(site.name) * name.size - 62
  return {
    ...WIDE,
    shapes: [
      DEFINITIONS,
      LAND,
      sign(SIGN.x, SIGN.y, SIGN.width, SIGN.height, 480),
      post(900, 320, 480),
      arrowSign(812, 152, 318, 172),
      roadOf(result, ROAD),
      site.isOwn ? '' : logo(start, 50, 1.04),
    ].join(''),
    texts: [
      ...signTexts(words, FRAME),
      ...dareTexts(words),
      { ...name, x: 1150, fill: colour('ink'), text: site.name },
    ],
  }
}
