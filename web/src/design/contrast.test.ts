import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Oklch = readonly [lightness: number, chroma: number, hue: number]
type Themed = readonly [light: Oklch, dark: Oklch]

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const COLOUR = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g

/** Every colour token with its light and its dark value. */
const tokens = new Map<string, Themed>(
  [...css.matchAll(/--([\w-]+): ([^;]*oklch[^;]*);/g)].map(([, name = '', value = '']) => {
    const colours = [...value.matchAll(COLOUR)].map(([, l, c, h]): Oklch => [Number(l), Number(c), Number(h)])
    return [name, [colours[0] as Oklch, colours[1] ?? (colours[0] as Oklch)]]
  }),
)

/** Relative luminance (WCAG 2) of a colour, by way of linear sRGB. */
const luminance = ([lightness, chroma, hue]: Oklch): number => {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  const [r, g, bl] = [red, green, blue].map((part) => Math.min(1, Math.max(0, part))) as [
    number,
    number,
    number,
  ]
  return 0.2126 * r + 0.7152 * g + 0.0722 * bl
}

const contrast = (first: Oklch, second: Oklch): number => {
  const [dark, light] = [luminance(first), luminance(second)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const TEXT: readonly [ink: string, grounds: string][] = [
  ['ink', 'ground surface sunk you-tint them-tint green-tint wrong-tint'],
  ['ink-soft', 'ground surface sunk green-tint'],
  ['on-green', 'green green-deep'],
  ['on-green-soft', 'green green-deep'],
  ['on-yellow', 'yellow yellow-deep'],
  ['on-you', 'you'],
  ['on-them', 'them'],
  ['on-wrong', 'wrong'],
  ['green-ink', 'ground surface green-tint'],
  ['you-ink', 'ground surface you-tint'],
  ['them-ink', 'ground surface them-tint'],
  ['wrong-ink', 'ground surface wrong-tint'],
]

/** What must be seen but is not read: borders of controls, routes, the focus. */
const SHAPES: readonly [shape: string, grounds: string][] = [
  ['line-strong', 'ground surface'],
  ['you', 'ground surface'],
  ['them', 'ground surface'],
  ['focus', 'ground surface'],
]

const pairs = (list: readonly [string, string][], least: number) =>
  list.flatMap(([name, grounds]) => grounds.split(' ').map((ground) => [name, ground, least] as const))

test.each([...pairs(TEXT, 4.5), ...pairs(SHAPES, 3)])(
  '%s on %s has a contrast of %f or more in both themes',
  (name, ground, least) => {
    const [ink, paper] = [tokens.get(name), tokens.get(ground)]
    for (const theme of [0, 1] as const)
      expect(contrast(ink?.[theme] as Oklch, paper?.[theme] as Oklch)).toBeGreaterThanOrEqual(least)
  },
)
