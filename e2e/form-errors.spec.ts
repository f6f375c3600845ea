import { emailOf, PASSWORD } from '@trivium/testkit/account'
import { expect, test } from './shared-server.ts'

test('an error is shown at its field, is read out, and keeps what was typed', async ({ arrive }) => {
  const guest = await arrive()
  guest.forgiveRefusals('register')
  const { register, shell } = guest
  await register.open()

  await test.step('an empty form: every field shows an error, and the first has the focus', async () => {
    await register.send.click()
    for (const field of [register.username, register.email, register.password])
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(register.username).toBeFocused()
    await expect(register.username).toHaveAccessibleDescription(/Choose a username\./)
    await expect(register.password).toHaveAccessibleDescription(/Choose a password\./)
  })

  await test.step('a field shows its error when it loses the focus', async () => {
    await register.fill('Fritz', 'fritz.example.org', 'short')
    await register.username.focus()
    await expect(register.email).toHaveAccessibleDescription(/Enter an email address, like/)
    await expect(register.password).toHaveAccessibleDescription(/At least 10 characters\./)
    await register.email.fill(emailOf('Fritz'))
    await expect(register.email).toHaveAttribute('aria-invalid', 'false')
  })

  await test.step('a very common password is refused', async () => {
    await register.password.fill('password123')
    await register.send.click()
    await expect(register.password).toHaveAccessibleDescription(/too common/)
    await expect(register.password).toBeFocused()
    await expect(register.password).toHaveValue('password123')
  })

  await test.step('the error is announced in the focused field', async () => {
    await register.password.press('Enter')
    await expect(shell.readOut(/too common/)).toBeAttached()
  })

  await register.fill('Fritz', emailOf('Fritz'))
  await register.send.click()
  await expect(shell.ownCard).toContainText('Fritz')
})

test('the password can be shown while it is typed', async ({ arrive }) => {
  const { page, register } = await arrive()
  await register.open()
  await register.password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(register.password).toHaveAttribute('type', 'text')
  await register.send.click()
  await expect(register.password).toHaveAttribute('type', 'password')
})

test('password managers recognise the fields', async ({ arrive }) => {
  const { register, logIn } = await arrive()
  await register.open()
  await expect(register.username).toHaveAttribute('autocomplete', 'username')
  await expect(register.email).toHaveAttribute('autocomplete', 'email')
  await expect(register.password).toHaveAttribute('autocomplete', 'new-password')
  await logIn.open()
  await expect(logIn.name).toHaveAttribute('autocomplete', 'username')
  await expect(logIn.password).toHaveAttribute('autocomplete', 'current-password')
})
