import { expect, test } from 'vitest'
import { TIE_BREAKS } from './tie-breaks.ts'

test('tie-break questions have distinct ids and prompts, a whole number, a reason and a source', () => {
  for (const key of ['id', 'prompt'] as const)
    expect(new Set(TIE_BREAKS.map((one) => one[key])).size).toBe(TIE_BREAKS.length)
  for (const { prompt, answer, explanation, source } of TIE_BREAKS) {
    expect(prompt).toMatch(/^[A-Z].{10,120}\?$/)
    expect(Number.isSafeInteger(answer)).toBe(true)
    expect(explanation).toMatch(/\.$/)
    expect(source).not.toBe('')
  }
})

test('no tie-break question contains its own answer', () => {
  for (const { prompt, answer } of TIE_BREAKS)
    expect(prompt.replaceAll(/[,.]/g, '')).not.toContain(String(answer))
})
