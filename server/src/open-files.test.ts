import { expect, test } from 'vitest'
import { connectionsWithin, openFilesIn } from './open-files.ts'

const limits = (
  openFiles: string,
) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             94215                94215                processes
Max open files            ${openFiles.padEnd(20)} 1048576              files
Max locked memory         8388608              8388608              bytes
`

test('the limit of open files is the soft one', () => {
  expect(openFilesIn(limits('20000'))).toBe(20_000)
})

test('an unlimited number, or another text, is no limit', () => {
  expect([openFilesIn(limits('unlimited')), openFilesIn('')]).toEqual([null, null])
})

test('a thousand files are kept for other things than connections, or a quarter of a small limit', () => {
  expect([1_024, 4_096, 20_000].map(connectionsWithin)).toEqual([768, 3_096, 19_000])
})
