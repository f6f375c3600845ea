import { expect, it } from 'vitest'
import { drawOutline } from './maps.ts'

it('maps in questions have our borders: Somalia is one piece with Somaliland', () => {
  expect(drawOutline('SO').match(/M\d/g)).toHaveLength(1)
})
