import type { Outcomes } from '../record.ts'

/** How it stands between the one who looks and another player, from the first one's side. */
export const headToHead = ({ wins, losses }: Outcomes, username: string): string => {
  if (wins === losses) return `Level at ${wins} : ${losses}`
  return wins > losses ? `You lead ${wins} : ${losses}` : `${username} leads ${losses} : ${wins}`
}
