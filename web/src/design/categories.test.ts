import { readFileSync } from 'node:fs'
import { CATEGORIES } from '@trivium/content/questions/categories'
import { contrast, type Oklch } from '@trivium/wire/site/oklch'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./categories.css', import.meta.url), 'utf8')
const icons = readFileSync(new URL('../questions/category-icons.svg', import.meta.url), 'utf8')

/** Surfaces of both themes (`tokens.css`), on which titles of categories are written. */
const SURFACES: readonly Oklch[] = [
  [0.995, 0.001, 235],
  [0.252, 0.014, 250],
]

const hueOf = (slug: string): { readonly hue: number; readonly chroma: number } => {
  const [, hue, chroma] =
    new RegExp(`data-category="${slug}"\\] \\{\\s+--hue: (\\d+);\\s+--chroma: ([\\d.]+);`).exec(css) ?? []
  return { hue: Number(hue), chroma: Number(chroma) }
}

/** The light and the dark value of a colour of a category. */
const colours = (name: string, slug: string): readonly Oklch[] => {
  const { hue, chroma } = hueOf(slug)
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(css) ?? []
  const all = [...value.matchAll(/oklch\(([\d.]+) (?:calc\(var\(--chroma\) \* ([\d.]+)\)|var\(--chroma\))/g)]
  return all.map(([, lightness, share]): Oklch => [Number(lightness), chroma * Number(share ?? 1), hue])
}

describe.each(CATEGORIES)('$slug', ({ slug }) => {
  test('has a hue that no other category has', () => {
    const same = CATEGORIES.filter((other) => hueOf(other.slug).hue === hueOf(slug).hue)
    expect(same.map((one) => one.slug)).toEqual([slug])
  })

  test('has an icon', () => {
    expect(icons).toContain(`<symbol id="${slug}"`)
  })

  test('is readable in both themes: its title on its colour, on its tint and on a card', () => {
    const white: Oklch = [0.99, 0.005, hueOf(slug).hue]
    for (const theme of [0, 1] as const) {
      const [fill, ink, tint] = ['category', 'category-ink', 'category-tint'].map(
        (name) => colours(name, slug)[theme] as Oklch,
      ) as [Oklch, Oklch, Oklch]
      expect(contrast(white, fill)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(ink, SURFACES[theme] as Oklch)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(ink, tint)).toBeGreaterThanOrEqual(4.5)
    }
  })
})
