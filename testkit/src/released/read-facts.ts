import { readFileSync } from 'node:fs'
import type { Facts } from './facts.ts'
import { FACTS } from './files.ts'

/** What players knew when a server of the version before was killed. */
export const facts = JSON.parse(readFileSync(FACTS, 'utf8')) as Facts
