import type { Millis } from '@trivium/rules/game/decider'
import { type ChoiceItem, itemFor, type TypedItem } from '@trivium/rules/game/item'
import type { SoloState } from '@trivium/rules/modes/solo/state'
import { pickForStep } from '@trivium/rules/survival/steps'
import type { Clock } from '../../clock.ts'
import { Batches } from '../../database/batches.ts'
import type { QuestionPicker } from '../../questions/question-picker.ts'
import { PICKING } from '../../workload.ts'

/** Questions per batch. */
const MAX_QUESTIONS = 50

export interface NextQuestionsDependencies {
  readonly clock: Clock
  readonly picker: Pick<QuestionPicker, 'seenAt' | 'inOrderOfRating' | 'byIds'>
  /** Minimum time between the starts of batches, in ms. */
  readonly interval: Millis
}

type Item = ChoiceItem | TypedItem

interface Run {
  readonly uid: string
  readonly state: SoloState
}

const pickAll = async (
  { clock, picker }: NextQuestionsDependencies,
  runs: readonly Run[],
): Promise<(Item | null)[]> => {
  const now = clock.now()
  const seen = await picker.seenAt(
    runs.map(({ uid }) => [uid]),
    now,
  )
  const bank = await picker.inOrderOfRating(now)
  const typed = await picker.inOrderOfRating(now, true)
  const ids = runs.map(({ state: { seed, rounds, config } }, i) => {
    const inRun = new Set(rounds.map(({ item }) => item.question))
    return (
      pickForStep(config.answers === 'typed' ? typed : bank, rounds.length + 1, seed, {
        inRun,
        at: seen[i] ?? new Map(),
      })?.id ?? null
    )
  })
  const found = await picker.byIds([...new Set(ids.filter((id) => id !== null))])
  const questions = new Map(found.map((question) => [question.id, question]))
  return runs.map(({ state: { seed, config } }, i) => {
    const question = questions.get(ids[i] ?? '')
    return question === undefined ? null : itemFor(question, seed, config.answers)
  })
}

/** Picks the next questions of all runs that ask for one at the same moment; null where none is left. */
export const nextQuestions = (deps: NextQuestionsDependencies) => {
  const { clock, interval } = deps
  const batches = new Batches<Run, Item | null>({
    ...{ clock, interval, max: MAX_QUESTIONS, workload: PICKING },
    run: (runs) => pickAll(deps, runs),
  })
  return (uid: string, state: SoloState) => batches.add({ uid, state })
}
