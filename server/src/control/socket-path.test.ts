import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { controlPath, createSocketFolder, isOwnSocketFolder } from './socket-path.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trivium-place-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const LONG = `/srv/${'deep/'.repeat(30)}data`

test('the server listens for commands in the data folder', () => {
  expect(controlPath('/srv/trivium/data', 'linux')).toBe('/srv/trivium/data/control.sock')
})

test('a path too long for a socket is replaced by a short one, different for each folder', () => {
  const path = controlPath(LONG, 'linux', '/tmp')
  expect(path).toMatch(/^\/tmp\/trivium-[0-9a-f]{24}\/control\.sock$/)
  expect(controlPath(LONG, 'linux', '/tmp')).toBe(path)
  expect(controlPath(`${LONG}2`, 'linux', '/tmp')).not.toBe(path)
})

test('on Windows the server listens on a named pipe', () => {
  expect(controlPath('data', 'win32')).toMatch(/^\\\\\.\\pipe\\trivium-control-[0-9a-f]{24}$/)
})

test('a temporary folder is created for its owner only', () => {
  const path = controlPath(LONG, 'linux', folder)
  expect(isOwnSocketFolder(path, LONG)).toBe(false)
  createSocketFolder(path)
  expect(isOwnSocketFolder(path, LONG)).toBe(true)
})

test('a temporary folder that others can enter is not used', () => {
  const path = controlPath(LONG, 'linux', folder)
  mkdirSync(dirname(path))
  chmodSync(dirname(path), 0o777)
  createSocketFolder(path)
  expect(isOwnSocketFolder(path, LONG)).toBe(false)
})
