import type { BattleRefusal } from '@trivium/rules/modes/battle/events'
import type { CountriesRefusal } from '@trivium/rules/modes/countries/events'
import type { FlagsRefusal } from '@trivium/rules/modes/flags/events'
import type { SoloRefusal } from '@trivium/rules/modes/solo/events'
import type { RefusalEntry } from './entry.ts'

/** Refusals of the rules. */
export const GAMES = {
  'match-not-joining': { status: 'ABORTED', message: 'The time to join this match has run out.' },
  'match-not-ready': { status: 'ABORTED', message: 'Not both players have joined yet.' },
  'match-not-started': { status: 'ABORTED', message: 'The match has not started yet.' },
  'match-over': { status: 'ABORTED', message: 'This match is over.' },
  'match-not-over': { status: 'ABORTED', message: 'This match is still going on.' },
  'question-not-open': { status: 'ABORTED', message: 'This question has not been asked yet.' },
  'question-closed': { status: 'ABORTED', message: 'This question is closed.' },
  'answered-late': { status: 'ABORTED', message: 'Time was up for this question.' },
  'already-answered': { status: 'ABORTED', message: 'You’ve already answered this question.' },
  'no-such-choice': { status: 'INVALID_ARGUMENT', message: 'The question has no such choice.' },
  'no-rematch-with-bot': { status: 'ABORTED', message: 'Start another practice match in Battle.' },
  'no-rematch-offer': { status: 'ABORTED', message: 'There is no open rematch offer.' },
  'game-over': { status: 'ABORTED', message: 'This game is over.' },
  'no-such-answer': {
    status: 'INVALID_ARGUMENT',
    message: 'This question takes a different kind of answer.',
  },
  'nothing-due': { status: 'ABORTED', message: 'Nothing to do.' },
} as const satisfies Record<BattleRefusal | SoloRefusal | FlagsRefusal | CountriesRefusal, RefusalEntry>
