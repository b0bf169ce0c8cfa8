import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { typeInto } from './typing.ts'

const field = (page: Page, name: string) => page.getByLabel(`${name} fa-IR`)
const send = (page: Page) =>
  page
    .locator('form')
    .filter({ has: field(page, 'weight') })
    .getByRole('button', { name: 'افزودن' })

test.describe('a form without translated messages', () => {
  test('says what the specification says [S5.47 S5.48 S5.49 S5.50 S5.52 S5.53]', async ({ page }) => {
    await page.goto('/ui')
    await page.waitForLoadState('networkidle')
    const said = {
      email: ['x', 'Please enter a valid email address.'],
      data: ['۱', 'Invalid data.'],
      amount: ['x', 'Please enter a valid number.'],
      short: ['abcdef', 'Please enter no more than 5 characters.'],
      again: ['b', 'Please enter the same value again.'],
      user: ['x', 'Please enter a valid email or mobile'],
    }
    for (const [name, [typed]] of Object.entries(said)) await typeInto(field(page, name), typed ?? '')
    await send(page).click()
    for (const [name, [, words]] of Object.entries(said))
      await expect(field(page, name)).toHaveAccessibleDescription(words ?? '')
  })

  test('takes one dot in a decimal field, and thousands with commas for a number [S5.41 S5.42 S9.53]', async ({
    page,
  }) => {
    await page.goto('/ui')
    await page.waitForLoadState('networkidle')
    await field(page, 'weight').pressSequentially('1.2.5')
    await expect(field(page, 'weight')).toHaveValue('1.25')
    await typeInto(field(page, 'amount'), '۱,۲۵۰')
    await send(page).click()
    await expect(page.getByText('"amount":"1,250"')).toBeVisible()
  })
})
