import { battle } from '@trivium/rules/modes/battle'
import type { BattleCommand, BattleEvent, BattleRefusal, SeatIndex } from '@trivium/rules/modes/battle/events'
import { type BattleState, withSeat } from '@trivium/rules/modes/battle/state'
import type { BattleView } from '@trivium/rules/modes/battle/view'
import type { BattleDocument } from '@trivium/wire/documents/battle'
import type { Driver } from '../driver.ts'
import type { GameAdapter } from '../game-adapter.ts'
import type { Games } from '../games.ts'
import { type EndedBattle, readSettlement, type Settlement } from './settle-battle.ts'

export interface Battle {
  readonly state: BattleState
  readonly command: BattleCommand
  readonly event: BattleEvent
  readonly refusal: BattleRefusal
  readonly view: BattleView
  readonly seat: SeatIndex
  readonly shown: Pick<BattleDocument, 'ratings'>
  readonly settlement: Settlement & { readonly shown: Pick<BattleDocument, 'ratings'> }
}

export type BattleDriver = Driver<Battle>
export type Battles = Games<Battle>

export const battleAdapter = (settle: (game: EndedBattle) => Promise<Settlement>): GameAdapter<Battle> => ({
  name: 'battle',
  rules: battle,
  players: ({ seats }) => [seats[0].player, seats[1].player],
  withPlayer: (state, seat, player) => withSeat(state, seat, { player }),
  tick: ([first = 0, second = 0]) => ({ type: 'tick', delays: [first, second] }),
  resume: { type: 'resume' },
  needsResume: () => true,
  isOver: ({ phase }) => phase === 'ended',
  isSuspended: ({ suspension }) => suspension !== null,
  presence: {
    matters: ({ phase }) => phase !== 'joining' && phase !== 'ended',
    isAway: ({ seats }, seat) => seats[seat].awaySince !== null,
    leave: (seat) => ({ type: 'leave', seat }),
    return: (seat) => ({ type: 'return', seat }),
  },
  unsettled: { ratings: null },
  async settle(_, id, state) {
    const settlement = await settle({ id, state })
    return { ...settlement, shown: { ratings: settlement.ratings } }
  },
  readShown: (db, id) => readSettlement(db, id),
})
