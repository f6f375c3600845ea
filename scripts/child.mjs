import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './files.mjs'

/** Programs now running, each with the signal that ends it in order (null: the one that we got). */
const children = new Map()
let ending = false
let worstCode = 0

/**
 * Starts a program that ends with us. A Ctrl-C in a terminal reaches it without our doing, because it is in our
 * process group; every other signal is passed on.
 */
export function start(command, args, { endBy = null, ...options } = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  children.set(child, endBy)
  return child
}

/** Waits for a started program; returns its exit code, 128 + n after a signal. Never resolves once we are ending. */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      children.delete(child)
      reject(error)
    })
    child.once('close', (code, signal) => {
      children.delete(child)
      const result = code ?? 128 + constants.signals[signal]
      worstCode = Math.max(worstCode, result)
      if (!ending) resolve(result)
      else if (children.size === 0) process.exit(worstCode)
    })
  })
}

/** Runs a program in our terminal and gives its exit code. */
export function run(command, args, options) {
  return ended(start(command, args, options))
}

/** Runs a program silently and returns its exit code and output. */
export async function capture(command, args, options) {
  const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.stderr.on('data', (chunk) => chunks.push(chunk))
  const code = await ended(child)
  return { code, text: Buffer.concat(chunks).toString() }
}

/** Ends every running program; we exit when the last one has. */
export function endAll(signal, exitCode = 128 + constants.signals[signal]) {
  ending = true
  if (children.size === 0) process.exit(exitCode)
  const fromTerminal = signal === 'SIGINT' && process.stdin.isTTY
  for (const [child, endBy] of children) if (!fromTerminal) child.kill(endBy ?? signal)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(signal))

// npm starts us through a shell, which does not pass on the signal that ends npm: so we watch for that shell's end.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    endAll('SIGTERM')
  }, 250)
  watch.unref()
}
