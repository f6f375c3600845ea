import { XMLValidator } from 'fast-xml-parser'
import { MIN_LETTER_HEIGHT, MIN_PICTURE_WIDTH } from '../limits.ts'
import { baseName } from '../picture.ts'

const viewBox = (svg: string): readonly [width: number, height: number] => {
  const [, width, height] = /<svg[^>]*\bviewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  return [Number(width), Number(height)]
}

export const isWide = (svg: string): boolean => {
  const [width, height] = viewBox(svg)
  return width * 9 === height * 16
}

const all = (svg: string, pattern: RegExp): string[] => [...svg.matchAll(pattern)].map(([, found]) => found!)

/** The page's policy refuses inline styles and scripts; the others would load something from elsewhere. */
const FOREIGN = /<(style|script|image|foreignObject|a|use)\b|\s(style|on\w+|(?:xlink:)?href)="/g

/** Colours must be tokens of the page, so that the picture follows the theme. */
const colours = (svg: string): string[] =>
  all(svg, /\b(?:fill|stroke|stop-color|color)="([^"]*)"/g)
    .filter((colour) => !/^(?:none|currentColor|var\(--[a-z-]+\))$/.test(colour))
    .map((colour) => `the colour '${colour}' as a token of the page`)

const letters = (svg: string): string[] => {
  const smallest = (MIN_LETTER_HEIGHT * viewBox(svg)[0]) / MIN_PICTURE_WIDTH
  return all(svg, /\bfont-size="([^"]*)"/g)
    .filter((size) => !(Number(size) >= smallest))
    .map((size) => `letters of at least ${smallest.toFixed(1)}, to be readable on a phone, not ${size}`)
}

const ids = (file: string, svg: string): string[] =>
  all(svg, /\sid="([^"]*)"/g)
    .filter((id) => !id.startsWith(`${baseName(file)}-`))
    .map((id) => `an id that begins with the file's name, not '${id}'`)

const wants = (file: string, svg: string): string[] => {
  if (XMLValidator.validate(svg) !== true) return ['well-formed XML']
  return [
    ...(viewBox(svg).every((side) => side > 0) ? [] : ['a viewBox from 0 0 in whole numbers']),
    ...(/<title>[^<]+<\/title>/.test(svg) ? [] : ['a <title>']),
    ...(/<desc>[^<]+<\/desc>/.test(svg) ? [] : ['a <desc> that says what can be seen']),
    ...[...svg.slice(svg.indexOf('<svg')).matchAll(FOREIGN)].map(
      ([found]) => `nothing like '${found.trim()}'`,
    ),
    ...colours(svg),
    ...letters(svg),
    ...ids(file, svg),
  ]
}

/** The problems of a picture's drawing; none if the file is missing. */
export const drawingFaults = (file: string, svg: string | undefined): string[] =>
  svg === undefined ? [] : wants(file, svg).map((wanted) => `${file}: expected ${wanted}`)
