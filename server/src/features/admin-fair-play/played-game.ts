import { tooQuickThreshold } from '@trivium/rules/fair-play/answer-times'
import { replay } from '@trivium/rules/game/decider'
import { battle } from '@trivium/rules/modes/battle'
import type { BattleEvent } from '@trivium/rules/modes/battle/events'
import type { BattleState } from '@trivium/rules/modes/battle/state'
import { solo } from '@trivium/rules/modes/solo'
import type { SoloEvent, SoloItem } from '@trivium/rules/modes/solo/events'
import type { SoloState } from '@trivium/rules/modes/solo/state'
import { type Refused, refused } from '@trivium/wire/refusals'
import type { OutputOf } from '@trivium/wire/registry'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { fullJournals } from '../../games/quiz-versions/full-journal.ts'

type Question = OutputOf<'readCaseGame'>['questions'][number]

const ofBattle = ({ rounds, items }: BattleState, seat: 0 | 1): Question[] =>
  rounds.flatMap(({ answers }, i) => {
    const item = items[i]
    if (item === undefined) return []
    const [own, other] = [answers[seat], answers[seat === 0 ? 1 : 0]]
    const answer = own && {
      text: item.choices[own.choice] ?? '',
      ms: own.ms,
      right: own.choice === item.right,
    }
    return [{ ...asAsked(item), answer, opponentMs: other?.ms ?? null }]
  })

const rightOf = (item: SoloItem): string =>
  'choices' in item ? (item.choices[item.right] ?? '') : (item.accepted[0] ?? '')

const asAsked = (item: SoloItem) => ({
  prompt: item.prompt,
  choices: 'choices' in item ? [...item.choices] : [],
  right: rightOf(item),
  tooQuickBelow: tooQuickThreshold(item.prompt.length),
})

const ofSolo = ({ rounds }: SoloState): Question[] =>
  rounds.map(({ item, answer, right }) => {
    const text = 'choices' in item ? item.choices[answer?.choice ?? -1] : answer?.text
    const given = answer && { text: text ?? '', ms: answer.ms, right: right === true }
    return { ...asAsked(item), answer: given, opponentMs: null }
  })

interface Row {
  readonly mode: string
  readonly seat: number
  readonly events: readonly (BattleEvent | SoloEvent)[] | null
}

/** Every question of a settled game that a player was asked, with their answers. Refusal: unknown-match. */
export const readPlayedGame = async (
  db: Kysely<Schema>,
  uid: string,
  gameId: string,
): Promise<OutputOf<'readCaseGame'> | Refused> => {
  const { rows } = await sql<Row>`
    select mode, seat, (select jsonb_agg(event order by seq) from game_events where game_id = games.id) as events
    from games join game_seats on game_seats.game_id = games.id and game_seats.uid = ${uid}
    where games.id = ${gameId} and mode in ('battle', 'solo') and settled_at is not null`.execute(db)
  const row = rows[0]
  if (row?.events == null) return refused('unknown-match')
  if (row.mode === 'battle') {
    const state = replay(battle.evolve, row.events as readonly BattleEvent[])
    return { questions: ofBattle(state, row.seat === 0 ? 0 : 1) }
  }
  const [journal = []] = await fullJournals(db, [row.events as readonly SoloEvent[]])
  return { questions: ofSolo(replay(solo.evolve, journal)) }
}
