import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../released')
/** The database of the version before, as SQL without the settings of a session. */
export const DATA = join(FOLDER, 'data.sql')
/** What its players know: `Facts`. */
export const FACTS = join(FOLDER, 'facts.json')
