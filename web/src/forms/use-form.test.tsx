// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { RegisterForm } from '@trivium/wire/account-fields'
import type { Refusal } from '@trivium/wire/refusals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Field } from '../design/field.tsx'
import { NoticesProvider } from '../design/notices.tsx'
import { PasswordField } from '../design/password-field.tsx'
import type { Reply } from '../live/reply.ts'
import { Submit } from './submit.tsx'
import { useForm } from './use-form.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const GOOD = { username: 'Ada', email: 'ada@example.org', password: 'correct horse' }

const refusal = (reason: Refusal, message: string, details = {}): Reply<unknown> => ({
  error: { status: 'ABORTED', message, reason, details: { ...details, reason } },
})

type Send = (values: typeof GOOD) => Promise<Reply<unknown>>

const Sample = ({ send }: { send: Send }) => {
  const form = useForm({
    schema: RegisterForm,
    send,
    fieldOf: (reason) => (reason === 'email-taken' ? 'email' : undefined),
  })
  return (
    <form {...form.formProps} aria-label="sample">
      <Field label="Name" name="username" error={form.errors.username} />
      <Field label="Email" name="email" error={form.errors.email} />
      <PasswordField label="Password" name="password" error={form.errors.password} />
      <Submit form={form} sending="Sending …">
        Send
      </Submit>
    </form>
  )
}

const shown = (send: Send = async () => ({ result: {} })) => {
  const screen = render(
    <NoticesProvider>
      <Sample send={send} />
    </NoticesProvider>,
  )
  const input = (label: string) => screen.getByLabelText(label) as HTMLInputElement
  const type = (label: string, text: string) => {
    input(label).focus()
    fireEvent.input(input(label), { target: { value: text } })
  }
  const fill = ({ username, email, password }: Partial<typeof GOOD> = {}) => {
    type('Name', username ?? GOOD.username)
    type('Email', email ?? GOOD.email)
    type('Password', password ?? GOOD.password)
  }
  const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')))
  /** The description that is read out with the field. */
  const below = (label: string) => {
    const ids = input(label).getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent).join('')
  }
  return {
    screen,
    input,
    type,
    fill,
    submit,
    below,
    button: () => screen.getByRole('button', { name: /send|try/i }),
  }
}

test('errors are shown at their fields, and the first one gets the focus', async () => {
  const sent: unknown[] = []
  const form = shown(async (values) => {
    sent.push(values)
    return { result: {} }
  })
  form.fill({ email: 'ada', password: 'short' })
  await form.submit()
  expect(sent).toEqual([])
  expect(form.below('Name')).toBe('')
  expect(form.below('Email')).toBe('Enter an email address, like name@example.org.')
  expect(form.below('Password')).toBe('At least 10 characters.')
  expect(form.input('Email').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(form.input('Email'))
})

test('valid values are sent as the schema parses them', async () => {
  const sent: unknown[] = []
  const form = shown(async (values) => {
    sent.push(values)
    return { result: {} }
  })
  form.fill({ email: ' Ada@Example.org ' })
  await form.submit()
  expect(sent).toEqual([GOOD])
})

test('an empty field shows no error on blur; an invalid one does, until it is changed', () => {
  const form = shown()
  fireEvent.blur(form.input('Name'))
  expect(form.below('Name')).toBe('')
  form.type('Name', 'A!')
  fireEvent.blur(form.input('Name'))
  expect(form.below('Name')).toBe('At least 3 characters.')
  form.type('Name', 'Ad')
  expect(form.below('Name')).toBe('')
})

test('a refusal is shown at its field, and no input is lost', async () => {
  const form = shown(async () => refusal('email-taken', 'There is an account with this email address.'))
  form.fill()
  await form.submit()
  expect(form.below('Email')).toBe('There is an account with this email address.')
  expect(document.activeElement).toBe(form.input('Email'))
  expect(form.input('Password').value).toBe(GOOD.password)
  expect(form.screen.getAllByText(/There is an account/)).toHaveLength(1)
})

test('a refusal that concerns no field is shown below the form until something is changed', async () => {
  const form = shown(async () => refusal('internal-error', 'Something went wrong on our side.'))
  form.fill()
  await form.submit()
  expect(form.screen.getByText('Something went wrong on our side.')).toBeTruthy()
  form.type('Name', 'Ada2')
  expect(form.screen.queryByText('Something went wrong on our side.')).toBeNull()
})

test('nothing is sent twice during a request, and the button keeps the focus', async () => {
  const answer = Promise.withResolvers<Reply<unknown>>()
  let sent = 0
  const form = shown(() => {
    sent += 1
    return answer.promise
  })
  form.fill()
  form.button().focus()
  await form.submit()
  await form.submit()
  expect(sent).toBe(1)
  expect(form.button().textContent).toBe('Sending …')
  expect(document.activeElement).toBe(form.button())
  await act(async () => answer.resolve({ result: {} }))
  expect(form.button().textContent).toBe('Send')
})

test('after too many tries the button counts down, and sends again only after that', async () => {
  let sent = 0
  const form = shown(async () => {
    sent += 1
    return refusal('too-many-tries', 'Too many wrong attempts.', { retryAfter: 130_000 })
  })
  form.fill()
  await form.submit()
  expect(form.button().textContent).toBe('Try again in 2 min 10 s')
  act(() => void vi.advanceTimersByTime(70_000))
  expect(form.button().textContent).toBe('Try again in 1 min')
  await form.submit()
  expect(sent).toBe(1)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(form.button().textContent).toBe('Send')
  await form.submit()
  expect(sent).toBe(2)
})

test('a password can be shown, and is hidden again on submit', async () => {
  const form = shown()
  const toggle = form.screen.getByRole('button', { name: 'Show password' })
  expect(form.input('Password').type).toBe('password')
  fireEvent.click(toggle)
  expect(form.input('Password').type).toBe('text')
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  form.fill()
  await form.submit()
  expect(form.input('Password').type).toBe('password')
})
