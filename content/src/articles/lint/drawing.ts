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

/** The page refuses styles and scripts within itself; the others would load something from elsewhere. */
const FOREIGN = /<(style|script|image|foreignObject|a|use)\b|\s(style|on\w+|(?:xlink:)?href)="/g

/** A colour is one of the page's, so that the picture has both themes. */
const colours = (svg: string): string[] =>
  all(svg, /\b(?:fill|stroke|stop-color|color)="([^"]*)"/g)
    .filter((colour) => !/^(?:none|currentColor|var\(--[a-z-]+\))$/.test(colour))
    .map((colour) => `the colour '${colour}' as a token of the page`)

const letters = (svg: string): string[] => {
  const smallest = (MIN_LETTER_HEIGHT * viewBox(svg)[0]) / MIN_PICTURE_WIDTH
  return all(svg, /\bfont-size="([^"]*)"/g)
    .filter((size) => !(Number(size) >= smallest))
    .map((size) => `letters of at least ${smallest.toFixed(1)}, to be read on a phone, not ${size}`)
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
    ...(/<desc>[^<]+<\/desc>/.test(svg) ? [] : ['a <desc> that says what is to be seen']),
    ...[...svg.slice(svg.indexOf('<svg')).matchAll(FOREIGN)].map(
      ([found]) => `nothing like '${found.trim()}'`,
    ),
    ...colours(svg),
    ...letters(svg),
    ...ids(file, svg),
  ]
}

/** What is wrong with a picture's drawing; nothing of one that is not there. */
export const drawingFaults = (file: string, svg: string | undefined): string[] =>
  svg === undefined ? [] : wants(file, svg).map((wanted) => `${file}: expected ${wanted}`)
