// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import styles from './choice.module.css'
import { Choices } from './choice.tsx'

afterEach(cleanup)

const open = () => ({ look: 'open', byYou: false }) as const
const list = (choices: readonly string[]) => (
  <Choices choices={choices} stateOf={open} onChoose={() => undefined} />
)

test('a choice looks pointed at only after the pointer has moved since the question appeared', () => {
  const { container, rerender } = render(list(['Rome', 'Cairo']))
  const isPointed = () => container.firstElementChild?.classList.contains(styles.pointed ?? '')
  const move = (movementX: number) =>
    fireEvent.pointerMove(container.querySelector('button') as Element, { movementX, movementY: 0 })
  move(0)
  expect(isPointed()).toBe(false)
  move(2)
  expect(isPointed()).toBe(true)
  rerender(list(['Bach', 'Holst']))
  expect(isPointed()).toBe(false)
})
