import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accentOf, BACKGROUNDS, isKept, type ThemedColour } from './accent.ts'
import { contrast, hexOf, type Oklch, oklchOf } from './oklch.ts'

const AA = 4.5
const LEVELS = ['00', '33', '66', '99', 'cc', 'ff']
/** A grid over the RGB cube, and common choices. */
const COLOURS = [
  ...LEVELS.flatMap((r) => LEVELS.flatMap((g) => LEVELS.map((b) => `#${r}${g}${b}`))),
  ...['#ffcd20', '#5865f2', '#e01e5a', '#7f7f7f', '#035e3f'],
]
/** The colours of the page's text, which is also shown on tints. */
const INKS: readonly ThemedColour[] = [
  [
    [0.225, 0.02, 250],
    [0.955, 0.006, 235],
  ],
  [
    [0.44, 0.022, 248],
    [0.775, 0.014, 240],
  ],
]
/** The colour as the browser receives it. */
const rounded = (colour: Oklch): Oklch => oklchOf(hexOf(colour))

test('every colour gives shades that are readable in both themes', () => {
  const unreadable = COLOURS.flatMap((hex) => {
    const accent = accentOf(hex)
    return ([0, 1] as const).flatMap((theme) => {
      const of = (name: keyof typeof accent) => rounded(accent[name][theme])
      const pairs: [string, Oklch, Oklch][] = [
        ...(['green', 'green-deep'] as const).flatMap((sign): [string, Oklch, Oklch][] => [
          [`on-green on ${sign}`, of('on-green'), of(sign)],
          [`on-green-soft on ${sign}`, of('on-green-soft'), of(sign)],
        ]),
        ...BACKGROUNDS.map((ground): [string, Oklch, Oklch] => [
          'ink on a ground',
          of('green-ink'),
          ground[theme],
        ]),
        ['ink on tint', of('green-ink'), of('green-tint')],
        ...INKS.map((ink): [string, Oklch, Oklch] => ['words on tint', ink[theme], of('green-tint')]),
      ]
      return pairs
        .filter(([, ink, paper]) => contrast(ink, paper) < AA)
        .map(([what, ink, paper]) => `${hex} ${theme} ${what}: ${contrast(ink, paper).toFixed(2)}`)
    })
  })
  expect(unreadable).toEqual([])
})

test('a colour on which white text is readable stays unchanged, and a lighter one is darkened', () => {
  for (const hex of ['#035e3f', '#1d4ed8', '#9d174d']) {
    expect(isKept(hex)).toBe(true)
    expect(hexOf(accentOf(hex).green[0])).toBe(hex)
  }
  for (const hex of ['#ffcd20', '#ffffff', '#7dd3fc']) expect(isKept(hex)).toBe(false)
})

test('converting a colour to Oklch and back leaves it unchanged', () => {
  for (const hex of COLOURS) expect(hexOf(oklchOf(hex))).toBe(hex)
})

test('the backgrounds are those of the design', () => {
  const css = readFileSync(new URL('../../../web/src/design/tokens.css', import.meta.url), 'utf8')
  const written = ([l, c, h]: Oklch) => `oklch(${l} ${c} ${h})`
  const [ground, surface] = BACKGROUNDS.map(
    ([light, dark]) => `light-dark(${written(light)}, ${written(dark)})`,
  )
  expect(css).toContain(`--ground: ${ground};`)
  expect(css).toContain(`--surface: ${surface};`)
})
