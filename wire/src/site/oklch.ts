/** A colour in Oklch: lightness 0 to 1, chroma from 0, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]
type Rgb = readonly [red: number, green: number, blue: number]

/** Below this value the transfer function of a channel is linear. */
const TOE = 0.0031308
const TOE_VALUE = 0.04045

const toLinear = (value: number): number =>
  value <= TOE_VALUE ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const toValue = (light: number): number => (light <= TOE ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)

/** Linear sRGB, outside 0 to 1 if no screen shows the colour. */
const linearOf = ([lightness, chroma, hue]: Oklch): Rgb => {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const clamped = (light: number): number => Math.min(1, Math.max(0, light))

/** `#rrggbb` of a colour, clipped to the screen's gamut. */
export const hexOf = (colour: Oklch): string =>
  `#${linearOf(colour)
    .map((light) =>
      Math.round(toValue(clamped(light)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** The colour of `#rrggbb`. */
export const oklchOf = (hex: string): Oklch => {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [lightness, Math.hypot(a, bb), ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360]
}

/** Relative luminance (WCAG 2) of the colour as a screen shows it. */
const luminanceOf = (colour: Oklch): number => {
  const [r, g, b] = linearOf(colour).map(clamped) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours (WCAG 2), 1 to 21. */
export const contrast = (first: Oklch, second: Oklch): number => {
  const [dark, light] = [luminanceOf(first), luminanceOf(second)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Whether a screen can show it. */
const isShown = (colour: Oklch): boolean =>
  linearOf(colour).every((light) => light > -0.0005 && light < 1.0005)

/** The same colour with as much of its chroma as a screen can show. */
export const inGamut = ([lightness, chroma, hue]: Oklch): Oklch => {
  let [least, most] = [0, chroma]
  if (isShown([lightness, chroma, hue])) return [lightness, chroma, hue]
  for (let step = 0; step < 20; step++) {
    const middle = (least + most) / 2
    if (isShown([lightness, middle, hue])) least = middle
    else most = middle
  }
  return [lightness, least, hue]
}
