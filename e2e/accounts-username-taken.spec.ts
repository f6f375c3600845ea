import { emailOf, PASSWORD } from '@trivium/testkit/account'
import { registered } from './registered.ts'
import { expect, test } from './shared-server.ts'

test('a taken name, in any case, is refused with suggestions of free names', async ({ arrive, server }) => {
  await registered(server.url, 'Tara')
  const { page, register, shell } = await arrive()
  await register.open('?from=/battle')
  await register.fill('tARA', emailOf('Countess'))

  await test.step('the refusal appears while the name is typed, with free alternatives', async () => {
    await expect(register.username).toHaveAccessibleDescription(/tARA is taken\./)
    await expect(register.username).toHaveAttribute('aria-invalid', 'true')
    await expect(register.suggestions).not.toHaveCount(0)
  })

  await test.step('nothing that was typed is lost', async () => {
    await expect(register.email).toHaveValue(emailOf('Countess'))
    await expect(register.password).toHaveValue(PASSWORD)
  })

  const free = (await register.suggestions.first().innerText()).trim()
  await register.suggestions.first().click()
  await expect(register.username).toHaveValue(free)
  await expect(register.username).toHaveAccessibleDescription(new RegExp(`${free} is free\\.`))
  await expect(shell.readOut(`${free} is free.`)).toBeAttached()
  await register.send.click()
  await expect(page).toHaveURL('/battle')
  await expect(shell.ownCard).toContainText(free)
})

test('a name taken at the last moment is reported at its field, and the rest stays as typed', async ({
  arrive,
  server,
}) => {
  const guest = await arrive()
  guest.forgiveRefusals('register')
  const { register } = guest
  await register.open()
  await register.fill('Tilo', emailOf('Countess'))
  await expect(register.username).toHaveAccessibleDescription(/Tilo is free\./)
  await registered(server.url, 'TILO')
  await register.send.click()

  await expect(register.username).toHaveAccessibleDescription(/This username is taken\./)
  await expect(register.username).toBeFocused()
  await expect(register.username).toHaveValue('Tilo')
  await expect(register.password).toHaveValue(PASSWORD)
  await expect(register.suggestions).not.toHaveCount(0)
})
