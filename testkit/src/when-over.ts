import { spawn } from 'node:child_process'

/**
 * Runs a shell script once this process is over, even if it is killed; the returned function runs it at once. `values` are its
 * `$1`, `$2`, …
 */
export const whenOver = (script: string, ...values: readonly string[]): (() => void) => {
  // In a group of its own, it outlives whatever ends ours. It waits for the end of its input, which we hold.
  const waiting = spawn('sh', ['-c', `cat; ${script}`, 'sh', ...values], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  waiting.unref()
  return () => waiting.stdin?.end()
}
