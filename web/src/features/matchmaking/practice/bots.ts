import type { BotStrength } from '@trivium/rules/modes/battle/events'
import { BOTS as BY_STRENGTH } from '@trivium/wire/bots'

/** Words for the numbers of `STRENGTHS` in the rules. */
const WORDS: Readonly<Record<BotStrength, { readonly level: string; readonly manner: string }>> = {
  novice: { level: 'Gentle', manner: 'About four in ten right, unhurried.' },
  regular: { level: 'Steady', manner: 'Six in ten right, like most people.' },
  expert: { level: 'Sharp', manner: 'Eight in ten right, and fast about it.' },
}

/** The three bots as the lobby presents them, the weakest first. */
export const BOTS = (['novice', 'regular', 'expert'] as const).map((strength) => ({
  strength,
  ...BY_STRENGTH[strength],
  ...WORDS[strength],
}))
