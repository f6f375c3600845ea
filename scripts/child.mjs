import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './files.mjs'

/** Running programs, each with the signal that stops it cleanly (null: the signal that we received). */
const children = new Map()
let ending = false
let worstCode = 0

/**
 * Starts a program that is stopped when we are. Ctrl-C in a terminal reaches it directly, because it is in
 * our process group; we pass on every other signal.
 */
export function start(command, args, { endBy = null, ...options } = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  children.set(child, endBy)
  return child
}

/**
 * Waits for a started program and returns its exit code, or 128 + n if signal n ended it. Never resolves once
 * we are stopping.
 */
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

/** Runs a program in our terminal and returns its exit code. */
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

/** Stops every running program, and exits when the last one has ended. */
export function endAll(signal, exitCode = 128 + constants.signals[signal]) {
  ending = true
  if (children.size === 0) process.exit(exitCode)
  const fromTerminal = signal === 'SIGINT' && process.stdin.isTTY
  for (const [child, endBy] of children) if (!fromTerminal) child.kill(endBy ?? signal)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(signal))

// npm starts us through a shell that does not pass on the signal that ends npm, so we watch that shell.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    endAll('SIGTERM')
  }, 250)
  watch.unref()
}
