import { readFileSync } from 'node:fs'
import { type OpenDump, openDump } from '../open-dump.ts'
import { DATA } from './files.ts'

/** The database that the version before left, migrated to this version. */
export const openReleased = (): Promise<OpenDump> => openDump(readFileSync(DATA, 'utf8'))
