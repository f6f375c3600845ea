import { contrast, inGamut, type Oklch, oklchOf } from './oklch.ts'

/** A colour in the day theme and in the night theme. */
export type ThemedColour = readonly [light: Oklch, dark: Oklch]

/** The design tokens that follow from one accent colour. */
export interface Accent {
  /** The background of logos and pressed switches, with white text on it. */
  readonly green: ThemedColour
  readonly 'green-deep': ThemedColour
  readonly 'on-green': ThemedColour
  readonly 'on-green-soft': ThemedColour
  /** Text and lines on the page's own backgrounds. */
  readonly 'green-ink': ThemedColour
  readonly 'green-tint': ThemedColour
}

/** WCAG 2.2 AA for text, with a margin for rounding to hexadecimal digits. */
const TEXT = 4.55
const STEP = 0.005
/** The page's backgrounds for accent text, as in `tokens.css`. */
export const BACKGROUNDS: readonly ThemedColour[] = [
  [
    [0.957, 0.005, 235],
    [0.196, 0.012, 250],
  ],
  [
    [0.995, 0.001, 235],
    [0.252, 0.014, 250],
  ],
]
/** Limits of lightness: a logo must be neither too dark for the night theme nor too light for white text. */
const LIGHTNESS = { sign: [0.28, 0.4], inkByDay: 0.46, inkByNight: 0.8 } as const
const DEEPER = 0.06

const white = (hue: number, chroma: number): Oklch => [0.99, Math.min(chroma, 0.008), hue]
const softWhite = (hue: number, chroma: number): Oklch => inGamut([0.915, Math.min(chroma, 0.04), hue])

/** The colour with its lightness changed by `step` until it is readable on all of `papers`. */
const readable = ([from, chroma, hue]: Oklch, step: number, papers: readonly Oklch[]): Oklch => {
  const at = (lightness: number) => inGamut([lightness, chroma, hue])
  let lightness = from
  while (lightness > 0 && lightness < 1 && papers.some((paper) => contrast(at(lightness), paper) < TEXT))
    lightness += step
  return at(Math.min(1, Math.max(0, lightness)))
}

const deeper = ([lightness, chroma, hue]: Oklch): Oklch =>
  inGamut([Math.max(0.2, lightness - DEEPER), chroma * 0.87, hue])

/**
 * All shades of an accent, `#rrggbb`, each readable (WCAG 2.2 AA) where the design uses it as text or background. A
 * colour that is too light or too dark is replaced by the nearest readable shade.
 */
export const accentOf = (hex: string): Accent => {
  const [lightness, chroma, hue] = oklchOf(hex)
  const [on, soft] = [white(hue, chroma), softWhite(hue, chroma)]
  const sign = (theme: 0 | 1): Oklch =>
    readable([Math.max(LIGHTNESS.sign[theme], lightness), chroma, hue], -STEP, [on, soft])
  const tint: ThemedColour = [
    inGamut([0.935, Math.min(chroma, 0.04), hue]),
    inGamut([0.32, Math.min(chroma, 0.05), hue]),
  ]
  const papers = (theme: 0 | 1) => [...BACKGROUNDS.map((ground) => ground[theme]), tint[theme]]
  const green: ThemedColour = [sign(0), sign(1)]
  return {
    green,
    'green-deep': [deeper(green[0]), deeper(green[1])],
    'on-green': [on, on],
    'on-green-soft': [soft, soft],
    'green-ink': [
      readable([Math.min(lightness, LIGHTNESS.inkByDay), chroma, hue], -STEP, papers(0)),
      readable([Math.max(lightness, LIGHTNESS.inkByNight), Math.min(chroma, 0.14), hue], STEP, papers(1)),
    ],
    'green-tint': tint,
  }
}

/** Whether the day theme's logos keep the chosen colour, with no difference that the eye can see. */
export const isKept = (hex: string): boolean => Math.abs(oklchOf(hex)[0] - accentOf(hex).green[0][0]) < 0.02
