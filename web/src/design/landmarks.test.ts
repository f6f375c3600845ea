import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATEGORIES } from '@trivium/content/questions/categories'
import { dayAfter } from '@trivium/rules/time'
import { expect, test } from 'vitest'
import { landmarkOf, landmarkTitle } from './landmarks.ts'

const drawingsOf = (file: string): string[] =>
  [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
    ([, id]) => id ?? '',
  )

const week = (monday: string): string[] => {
  const days = [monday]
  for (let i = 1; i < 7; i += 1) days.push(dayAfter(days[i - 1] ?? ''))
  return days
}

test('each weekday has its own landmark, the same every week', () => {
  const names = week('2026-11-16').map(landmarkOf)
  expect(new Set(names).size).toBe(7)
  expect(week('2026-11-23').map(landmarkOf)).toEqual(names)
  expect(landmarkTitle(landmarkOf('2026-11-21'))).toBe('the Ferris wheel')
})

test('every landmark is drawn', () => {
  expect(drawingsOf('landmarks.svg')).toEqual(week('2026-11-16').map(landmarkOf))
})

test('every category has a place on the road', () => {
  const drawings = drawingsOf('road-art.svg')
  for (const { slug } of CATEGORIES) expect(drawings).toContain(slug)
})
