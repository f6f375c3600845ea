import { readFileSync } from 'node:fs'
import { contrast, type Oklch } from '@trivium/wire/site/oklch'
import { expect, test } from 'vitest'

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

const TEXT: readonly [ink: string, grounds: string][] = [
  ['ink', 'ground surface sunk you-tint them-tint green-tint wrong-tint right-tint'],
  ['ink-soft', 'ground surface sunk green-tint right-tint'],
  ['on-green', 'green green-deep'],
  ['on-right', 'right right-deep'],
  ['on-green-soft', 'green green-deep'],
  ['on-yellow', 'yellow yellow-deep'],
  ['on-you', 'you'],
  ['on-them', 'them'],
  ['on-wrong', 'wrong'],
  ['green-ink', 'ground surface green-tint'],
  ['right-ink', 'ground surface right-tint'],
  ['you-ink', 'ground surface you-tint'],
  ['them-ink', 'ground surface them-tint'],
  ['wrong-ink', 'ground surface wrong-tint'],
]

/** Shapes that must be visible but are not text: borders of controls, routes, the focus ring. */
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
