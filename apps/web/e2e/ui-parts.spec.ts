import type { Page } from '@playwright/test'
import { LIBRARY_DEFAULTS, SLIDER_DEFAULTS } from '@rasteh/shop-core/shell'
import { wakeCarousel } from './carousel-slides.ts'
import { expect, test } from './fixtures.ts'
import { openStill } from './still-page.ts'
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

test.describe('a carousel', () => {
  const carousel = (page: Page) => page.getByRole('group', { name: 'چای fa-IR' })

  test('of no other pace moves every 5000 ms [S9.64]', async ({ page }) => {
    await openStill(page, '/ui')
    await wakeCarousel(carousel(page))
    const at = async () =>
      Number(
        (
          await carousel(page)
            .getByText(/^\d \/ 6$/)
            .textContent()
        )?.charAt(0),
      )
    const before = await at()
    // Five turns of six slides: one more or one less is told from them.
    await page.clock.runFor(5 * LIBRARY_DEFAULTS.carouselIntervalMs)
    await expect.poll(at).toBe(((before + 4) % 6) + 1)
  })

  test('slides over 500 ms [S9.73]', async ({ page }) => {
    await openStill(page, '/ui')
    await wakeCarousel(carousel(page))
    const first = carousel(page).getByRole('listitem').first()
    const left = () => first.evaluate((slide) => slide.getBoundingClientRect().left)
    const width = await first.evaluate((slide) => slide.getBoundingClientRect().width)
    const start = await left()
    const gone = async () => Math.abs((await left()) - start) / width
    await carousel(page).getByRole('button', { name: 'next' }).click()
    await page.clock.runFor(SLIDER_DEFAULTS.speedMs / 5)
    expect(await gone()).toBeLessThan(0.75)
    await page.clock.runFor((SLIDER_DEFAULTS.speedMs * 4) / 5)
    expect(await gone()).toBeGreaterThan(0.95)
  })
})
