import type { Import } from '@trivium/wire/documents/question'

const STATES: Readonly<Record<Import['state'], string>> = {
  receiving: 'The file is being sent',
  writing: 'Questions are being written',
  done: 'Done',
  cancelled: 'Cancelled',
  interrupted: 'Interrupted by a server restart',
  failed: 'Failed',
  'taking-back': 'Being undone',
  'taken-back': 'Undone',
}

export const stateLabel = ({ state }: Import): string => STATES[state]

/** The import is running: its page polls for progress. */
export const isUnderWay = ({ state }: Import): boolean =>
  state === 'receiving' || state === 'writing' || state === 'taking-back'

/** Whether the import can still be undone. */
export const canUndo = (one: Import): boolean =>
  !isUnderWay(one) && one.state !== 'taken-back' && one.added > 0
