import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './files.mjs'

/** Node's arguments that lay a `.env` of the operator under the environment: what is set there already wins. */
export function settingsFile() {
  const path = join(root, '.env')
  return existsSync(path) ? [`--env-file=${path}`] : []
}
