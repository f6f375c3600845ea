import type { Region } from '@trivium/rules/places/regions'
import type { CardArt } from '../../src/app/page-metadata/metadata.ts'
import type { Entry } from '../built.ts'
import type { Colours } from './colours.ts'
import { flagWall } from './flags.ts'
import { mapOf } from './maps.ts'
import { board, climb, crossroads, milestones, routes, type Shape, sliders, words } from './shapes.ts'

const SHAPES: Readonly<Record<string, Shape>> = {
  crossroads,
  routes,
  milestones,
  climb,
  board,
  sliders,
  words,
}

/** An article's lead picture, framed; 16 by 9. */
const pictureOf = (svg: string, colour: Colours): string => {
  const drawn = svg
    .replace(/var\(--([\w-]+)\)/g, (_, token: string) => colour(token))
    .replace(/<desc.*?<\/desc>/, '')
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" x="0" y="0" width="492" height="277"')
  return `<g transform="translate(-20 112)">
    <clipPath id="frame"><rect width="492" height="277" rx="14"/></clipPath>
    <g clip-path="url(#frame)">${drawn}</g>
    <rect width="492" height="277" rx="14" fill="none" stroke="${colour('on-green')}" stroke-width="6"/>
  </g>`
}

/** The right half of a card, as SVG in a field of 500 by 500. */
export const artOf = async (art: CardArt, entry: Entry, colour: Colours): Promise<string> => {
  if (art.kind === 'map') return mapOf(art.region as Region, colour)
  if (art.kind === 'flags') return flagWall(colour('on-green'))
  if (art.kind === 'article') return pictureOf(entry.LEADING_PICTURES[art.slug] ?? '', colour)
  const shape = SHAPES[art.kind]
  if (shape === undefined) throw new Error(`There is no drawing for '${art.kind}'.`)
  return shape(colour)
}
