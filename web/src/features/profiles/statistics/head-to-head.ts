import type { Outcomes } from '../record.ts'

/** The score between the visitor and another player, from the visitor's side. */
export const headToHead = ({ wins, losses }: Outcomes, username: string): string => {
  if (wins === losses) return `Level at ${wins} : ${losses}`
  return wins > losses ? `You lead ${wins} : ${losses}` : `${username} leads ${losses} : ${wins}`
}
