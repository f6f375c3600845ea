import { describe, expect, it } from 'vitest'
import { guessFormat } from './guess.ts'

describe('the format of a file', () => {
  it.each([
    ['{"questions": []}', 'json'],
    ['[{"kind": "choice"}]', 'json'],
    ['{"response_code":0,"results":[]}', 'opentdb'],
    ['[ {"correct_answer": "x"', 'opentdb'],
    ['\uFEFF<?xml version="1.0"?>\r\n<quiz>\n<question type="essay">', 'moodle'],
    ['<!-- ours --><quiz></quiz>', 'moodle'],
    ['<html><body></body></html>', null],
    ['Prompt;Right answer;Wrong 1\nx;y;z', 'csv'],
    ['sep=;\nquestion;answer', 'csv'],
    ['Why?\r\nA) x\r\nB) y\r\nANSWER: A', 'aiken'],
    ['// hi\n::Q:: Why? {=a ~b}', 'gift'],
    ['$CATEGORY: Rivers', 'gift'],
    ['[html]Why? {\n=a\n~b }', 'gift'],
    [`Which ${'&amp;'.repeat(200)}? {=a ~b}`, 'gift'],
    ['Dear all, attached is nothing.', null],
    ['', null],
  ])('of %j is %s', (text, format) => {
    expect(guessFormat(text)).toBe(format)
  })
})
