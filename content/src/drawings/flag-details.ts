import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { element, SHEET } from './svg.ts'

const FORM = /^[a-z]{2} \d+ \d+ \d+$/

const fileOf = (of: string): string =>
  fileURLToPath(new URL(`../../pictures/flags/${of.slice(0, 2)}.svg`, import.meta.url))

export const isFlagDetail = (of: string): boolean => FORM.test(of) && existsSync(fileOf(of))

/** A part of a flag: its code, then the left, top and width of the part in a flag of 640 by 480. */
export const drawFlagDetail = (of: string): string[] => {
  const [, x = 0, y = 0, width = 160] = of.split(' ').map(Number)
  const flag = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(fileOf(of), 'utf8'))?.[1] ?? ''
  return [element('svg', { x: 0, y: 0, ...SHEET, viewBox: `${x} ${y} ${width} ${width * 0.75}` }, flag)]
}
