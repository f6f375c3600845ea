import { hexOf, type Oklch } from '../../site/oklch.ts'

/**
 * The design tokens of the light theme that cards use: pictures do not follow anyone's theme. A test of the web app
 * compares them with its style sheet.
 */
export const CARD_TOKENS = {
  ink: [0.225, 0.02, 250],
  'ink-soft': [0.44, 0.022, 248],
  surface: [0.995, 0.001, 235],
  line: [0.855, 0.012, 240],
  green: [0.425, 0.092, 162],
  'green-deep': [0.365, 0.08, 163],
  'on-green': [0.99, 0.008, 160],
  'on-green-soft': [0.915, 0.04, 160],
  'green-tint': [0.935, 0.04, 160],
  yellow: [0.868, 0.172, 90],
  'on-yellow': [0.24, 0.035, 85],
  you: [0.485, 0.155, 256],
  'you-tint': [0.945, 0.025, 252],
  them: [0.565, 0.158, 45],
  wrong: [0.51, 0.195, 22],
} as const satisfies Readonly<Record<string, Oklch>>

export type CardToken = keyof typeof CARD_TOKENS

/** A token's colour, `#rrggbb`. */
export const colour = (token: CardToken): string => hexOf(CARD_TOKENS[token])
