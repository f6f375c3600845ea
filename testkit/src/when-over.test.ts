import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { until } from './until.ts'

const MODULE = new URL('./when-over.ts', import.meta.url).href

test('the script runs when the process is killed, and not before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trivium-when-over-'))
  const program = `
    import { whenOver } from '${MODULE}'
    whenOver('rm -r "$1"', '${folder}')
    console.log('waiting')
    setInterval(() => {}, 1e6)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
  await new Promise((resolve) => child.stdout.once('data', resolve))
  expect(existsSync(folder)).toBe(true)
  child.kill('SIGKILL')
  await until(() => !existsSync(folder), 'the folder is removed')
  rmSync(folder, { recursive: true, force: true })
})
