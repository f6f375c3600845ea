import type { PartyItem } from '@trivium/rules/modes/party/judge'
import { isIn, type PartyState } from '@trivium/rules/modes/party/state'
import { isRefused } from '@trivium/wire/refusals'
import { type BankDraw, fromBank } from './from-bank.ts'

/** The most players whose seen questions are looked up. In larger rooms nothing is new to everybody. */
const MOST_PLAYERS = 200

/** The host and the players who are in. */
const uidsOf = ({ seats, host }: PartyState): string[] => {
  const players = seats.flatMap((seat) => (isIn(seat) && seat.player.uid !== null ? [seat.player.uid] : []))
  return [...new Set([host.uid, ...players])].slice(0, MOST_PLAYERS)
}

/**
 * PA34: the questions of a room whose players are known now: those of the bank are drawn again, the others stay. Undefined:
 * the questions stay as they are, because none is from the bank, or it has too few by now.
 */
export const redrawForPlayers = async (
  deps: Omit<BankDraw, 'db'>,
  state: PartyState,
): Promise<PartyItem[] | undefined> => {
  const { rounds, items, seed } = state
  if (!rounds.some(({ drawnFrom }) => drawnFrom)) return undefined
  const uids = uidsOf(state)
  const redrawn: PartyItem[] = []
  // Those that stay are not asked a second time.
  const kept = items.filter((_, index) => !rounds.findLast(({ start }) => start <= index)?.drawnFrom)
  for (const [index, { start, drawnFrom }] of rounds.entries()) {
    const before = items.slice(start, rounds[index + 1]?.start)
    if (!drawnFrom) {
      redrawn.push(...before)
      continue
    }
    const used = new Set([...redrawn, ...kept].map(({ question }) => question))
    const wanted = { ...drawnFrom, count: before.length }
    const drawn = await fromBank(deps, uids, wanted, `${seed}:start:${index}`, used)
    if (isRefused(drawn)) return undefined
    redrawn.push(...drawn)
  }
  return redrawn
}
