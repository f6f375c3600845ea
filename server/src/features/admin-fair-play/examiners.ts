import type { ExaminedEngine } from '@trivium/wire/modes/examined'
import { battleExaminer } from './battle-examiner.ts'
import type { Examiner } from './examiner.ts'
import { soloExaminer } from './solo-examiner.ts'

/** An engine whose mode says that fair play examines it, and that is missing here, is a type error. */
export const EXAMINERS: Readonly<Record<ExaminedEngine, Examiner>> = {
  battle: battleExaminer,
  solo: soloExaminer,
}
