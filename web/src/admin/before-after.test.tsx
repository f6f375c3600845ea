// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BeforeAfter } from './before-after.tsx'

afterEach(cleanup)

test('the log shows changed fields and folds unchanged ones away', () => {
  const question = { prompt: 'Which?', category: 'history', note: '', reviewedAt: null }
  const { container, getByText } = render(
    <BeforeAfter before={question} after={{ ...question, prompt: 'Which one?' }} />,
  )
  expect(container.querySelector(':scope > dl')?.textContent).toBe('promptbefore:Which?after:Which one?')
  expect(getByText('3 fields unchanged').closest('details')?.open).toBe(false)
  expect(container.textContent).not.toContain('as before')
})

test('nothing is rendered without before and after', () => {
  const { container } = render(<BeforeAfter before={null} after={{}} />)
  expect(container.textContent).not.toContain('value')
})
