// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Quiz } from '@trivium/wire/documents/quiz'
import { afterEach, expect, test } from 'vitest'
import { useStore } from 'zustand'
import { NoticesProvider } from '../../../design/notices.tsx'
import { createEditor, type Editor } from './editor.ts'
import { QuestionForm } from './question-form.tsx'

afterEach(cleanup)

const QUIZ: Quiz = {
  title: 'Planets',
  description: '',
  questions: [{ kind: 'order', prompt: 'From the Sun?', parts: ['Earth', 'Mercury', 'Mars'] }],
}

const Form = ({ editor }: { editor: Editor }) => {
  const [question] = useStore(editor.store).draft.questions
  return (
    question && (
      <QuestionForm editor={editor} question={question} index={0} problems={null} takesFocus={false} />
    )
  )
}

const open = () => {
  const call = () => new Promise<never>(() => {})
  const editor = createEditor(call, 'q', { quiz: QUIZ, state: 'draft', updatedAt: 0 } as never)
  render(
    <NoticesProvider>
      <Form editor={editor} />
    </NoticesProvider>,
  )
  return () => editor.store.getState().draft.questions[0]
}

const part = (number: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Part ${number}` })

test('Alt and an arrow key move a part of an order, and the focus goes with it', () => {
  const question = open()
  part(2).focus()
  fireEvent.keyDown(part(2), { key: 'ArrowUp', altKey: true })
  expect(question()?.answers).toEqual(['Mercury', 'Earth', 'Mars'])
  expect(document.activeElement).toBe(part(1))
  fireEvent.keyDown(part(1), { key: 'ArrowUp', altKey: true })
  expect(question()?.answers).toEqual(['Mercury', 'Earth', 'Mars'])
})

test('buttons move a part of an order', () => {
  const question = open()
  fireEvent.click(screen.getByRole('button', { name: 'Move part 1 down' }))
  expect(question()?.answers).toEqual(['Mercury', 'Earth', 'Mars'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move part 2 down' }))
})

test('a question of another kind keeps its words, and all of them when it is changed back', () => {
  const question = open()
  const kind = screen.getByRole('combobox', { name: 'Kind of question' })
  fireEvent.change(kind, { target: { value: 'choice' } })
  expect(question()).toMatchObject({ kind: 'choice', prompt: 'From the Sun?', right: [] })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Choice A' }).value).toBe('Earth')
  fireEvent.change(kind, { target: { value: 'true-false' } })
  fireEvent.change(kind, { target: { value: 'order' } })
  expect(question()?.answers).toEqual(['Earth', 'Mercury', 'Mars'])
})
