import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { STORED_KEYS } from './stored-keys.ts'

const WEB = join(import.meta.dirname, '../../..')
const LIST = 'features/privacy/stored-keys.ts'

/** The code that runs in browsers, by file. */
const sources = ['src', 'public'].flatMap((folder) =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|js)$/.test(name) && !/\.test\.tsx?$/.test(name) && name !== LIST)
    .map((name) => ({ name, code: readFileSync(join(WEB, folder, name), 'utf8') })),
)

/** Names of the same form that are not storage keys: a lock lives as long as a request. */
const NOT_KEPT = ['trivium.session']

test('the privacy policy lists every key that the code uses, and no other', () => {
  const used = sources.flatMap(({ code }) =>
    [...code.matchAll(/'(trivium\.[\w.-]+)'/g)].map(([, key]) => key),
  )
  const kept = [...new Set(used)].filter((key) => !NOT_KEPT.includes(key as string))
  expect(kept.toSorted()).toEqual(STORED_KEYS.map(({ key }) => key).toSorted())
})

test('every access to storage uses such a key', () => {
  const calls = sources.flatMap(({ name, code }) =>
    [...code.matchAll(/(?:local|session)Storage\.\w+Item\(([^,)]+)/g)].map(([, key]) => ({
      name,
      code,
      key,
    })),
  )
  expect(calls.length).toBeGreaterThan(5)
  const unclear = calls.filter(({ code, key = '' }) => {
    const isLiteral = /^'trivium\.[\w.-]+'$/.test(key)
    const isConstant = new RegExp(`const ${key} = 'trivium\\.`).test(code)
    // `stored-setting.ts` alone receives its keys as arguments.
    return !isLiteral && !isConstant && !(key === 'key' && code.includes('export const storedSetting ='))
  })
  expect(unclear.map(({ name, key }) => `${name}: ${key}`)).toEqual([])
})

test('nothing is stored in a browser by any other means', () => {
  const others =
    /indexedDB|document\.cookie|cookieStore|caches\.|navigator\.storage|serviceWorker|window\.name\b/
  expect(sources.filter(({ code }) => others.test(code)).map(({ name }) => name)).toEqual([])
})
