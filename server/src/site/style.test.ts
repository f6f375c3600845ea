import { DEFAULT_IDENTITY } from '@trivium/wire/site/identity'
import { expect, test } from 'vitest'
import type { SiteValues } from './queries.ts'
import { siteStyle } from './style.ts'

const site = (more: Partial<SiteValues>): SiteValues => ({
  ...DEFAULT_IDENTITY,
  registration: 'open',
  ...more,
})

test('a site without customisations has no style sheet', () => {
  expect(siteStyle(site({ name: 'Quizzly' }))).toBe('')
})

test('a long name is set smaller beside the logo', () => {
  expect(siteStyle(site({ name: 'Riverside School Quiz Night' }))).toContain('--name-size:')
})

test('closed registration hides every link to register', () => {
  expect(siteStyle(site({ registration: 'closed' }))).toContain('[data-register]{display:none}')
})
