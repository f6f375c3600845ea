// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { MomentPicture } from './moment-picture.tsx'

const KINDS = ['win', 'draw', 'loss', 'promotion', 'best', 'perfect', 'continent', 'record'] as const

const motion = { finish: vi.fn() }
Object.assign(Element.prototype, { getAnimations: () => [motion] })

const shown = async (kind: (typeof KINDS)[number], plays: boolean) => {
  const { container } = render(<MomentPicture kind={kind} number={21} plays={plays} />)
  await waitFor(() => expect(container.querySelector('svg > *')).not.toBeNull())
  return container
}

afterEach(() => {
  cleanup()
  motion.finish.mockClear()
})

it.each(KINDS)('a picture of kind %s is there for the eyes only', async (kind) => {
  const picture = (await shown(kind, true)).querySelector('svg')
  expect(picture?.getAttribute('aria-hidden')).toBe('true')
  expect(picture?.querySelectorAll('a, button, [tabindex]')).toHaveLength(0)
})

it.each([
  ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ['a press', () => fireEvent.pointerDown(document.body)],
])('%s ends it once', async (_, press) => {
  await shown('win', true)
  await act(press)
  await act(press)
  expect(motion.finish).toHaveBeenCalledOnce()
})

it('a picture without animation stays still', async () => {
  const container = await shown('win', false)
  expect(container.querySelector('[data-still="true"]')).not.toBeNull()
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(motion.finish).not.toHaveBeenCalled()
})
