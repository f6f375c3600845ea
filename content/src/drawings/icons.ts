import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { drawing, element, INK, SHEET, text } from './svg.ts'

/** Icons have this side, in their own units. */
const SIDE = 32

const IconSet = z.looseObject({ icons: z.record(z.string(), z.looseObject({ body: z.string() })) })

let icons: z.infer<typeof IconSet>['icons'] | undefined

const bodyOf = (name: string): string | undefined => {
  icons ??= IconSet.parse(
    JSON.parse(
      readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json')), 'utf8'),
    ),
  ).icons
  return icons[name]?.body
}

/** A part of an icon, `window` in the icon's units, at a place on the sheet. */
const placed = (
  body: string,
  [x, y, width, height]: readonly number[],
  window: readonly number[] = [0, 0, SIDE, SIDE],
): string =>
  element(
    'svg',
    { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0, viewBox: window.join(' ') },
    body,
  )

const shadowOf = (body: string): string => body.replace(/fill="#[\da-f]+"/g, `fill="${INK}"`)

const shadow = ([name = '']: readonly string[]): string[] => [
  placed(shadowOf(bodyOf(name) ?? ''), [90, 30, 300, 300]),
]

const whole = ([name = '']: readonly string[]): string[] => [placed(bodyOf(name) ?? '', [90, 30, 300, 300])]

/** `x y width` of the part that is shown; its height is three quarters of its width. */
const zoom = ([name = '', ...window]: readonly string[]): string[] => {
  const [x = 0, y = 0, width = 8] = window.map(Number)
  return [placed(bodyOf(name) ?? '', [0, 0, SHEET.width, SHEET.height], [x, y, width, width * 0.75])]
}

const GAP = 18

/** Icons side by side, with `+` or any other sign between them. */
const row = (names: readonly string[]): string[] => {
  const signs = names.filter((name) => bodyOf(name) === undefined)
  const count = names.length - signs.length
  const size = Math.min(180, (SHEET.width - 40 - GAP * (names.length - 1) - 30 * signs.length) / count)
  const total = size * count + 30 * signs.length + GAP * (names.length - 1)
  let x = (SHEET.width - total) / 2
  return names.map((name) => {
    const body = bodyOf(name)
    const width = body === undefined ? 30 : size
    const drawn =
      body === undefined
        ? text(x + 15, SHEET.height / 2, 48, name)
        : placed(body, [x, (SHEET.height - size) / 2, size, size])
    x += width + GAP
    return drawn
  })
}

const KINDS: Readonly<Record<string, (words: readonly string[]) => string[]>> = { shadow, whole, zoom, row }

/** Icons that `of` names and the set does not have. */
export const missingIcons = (of: string): string[] => {
  const [kind = '', ...words] = of.split(' ')
  if (KINDS[kind] === undefined) return [kind]
  const names = kind === 'row' ? words.filter((word) => word.length > 1) : words.slice(0, 1)
  return names.filter((name) => bodyOf(name) === undefined)
}

/** Names in a drawing may tell nothing. */
const withPlainIds = (svg: string): string =>
  [...new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))].reduce(
    (drawn, id, at) => drawn.replaceAll(id, `a${at}`),
    svg,
  )

/** 'shadow giraffe', 'whole lion', 'zoom zebra 4 8 10' or 'row sun + flower'. */
export const drawIcons = (of: string): string => {
  const [kind = '', ...words] = of.split(' ')
  return withPlainIds(drawing(SHEET, KINDS[kind]?.(words) ?? []))
}
