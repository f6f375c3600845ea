import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './files.mjs'

/** Node's arguments that load the operator's `.env`; environment variables take precedence over it. */
export function settingsFile() {
  const path = join(root, '.env')
  return existsSync(path) ? [`--env-file=${path}`] : []
}
