import { describe, expect, it } from 'vitest'
import { sampleQuestion } from '../lint/sample.ts'
import { parseCategory } from '../questions/parse.ts'
import { withGeneratedPart } from './generated-part.ts'

const WRITTEN = `# By hand.
- id: geography-0001
  prompt: Which river flows through Vienna?
`

const made = sampleQuestion({ id: 'geography-5001', family: 'rivers' })
const file = withGeneratedPart('geography', WRITTEN, [made])
const readIn = (text: string) =>
  parseCategory('geography', 'geography.yaml', text.slice(text.indexOf('- id: geography-5'))).located.map(
    ({ question }) => question,
  )

describe('the generated part of a file', () => {
  it('follows the handwritten questions, which stay as they are', () => {
    expect(file.startsWith(WRITTEN)).toBe(true)
    expect(readIn(file)).toEqual([made])
  })

  it('is replaced as a whole, not added twice', () => {
    expect(withGeneratedPart('geography', file, [made])).toBe(file)
    const other = { ...made, id: 'geography-5002' }
    expect(readIn(withGeneratedPart('geography', file, [other]))).toEqual([other])
  })

  it('keeps the check date of an unchanged question', () => {
    const checked = `${file}  checked: 2026-02-03\n`
    expect(readIn(withGeneratedPart('geography', checked, [made]))).toEqual([
      { ...made, checked: '2026-02-03' },
    ])
    const changed = { ...made, answer: 'Inn' }
    expect(readIn(withGeneratedPart('geography', checked, [changed]))).toEqual([changed])
  })

  it('is not replaced while it cannot be read, because its check dates would be lost', () => {
    const broken = file.replace('\n- id: geography-5', '\n  checked: 2026-02-03\n- id: geography-5')
    expect(() => withGeneratedPart('geography', broken, [made])).toThrow(/geography.*cannot be read/)
  })

  it('disappears if nothing is generated, and a file without one stays unchanged', () => {
    expect(withGeneratedPart('geography', file, [])).toBe(WRITTEN)
    expect(withGeneratedPart('geography', WRITTEN, [])).toBe(WRITTEN)
  })
})
