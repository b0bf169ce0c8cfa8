import { expect, test } from './fixtures.ts'

test.describe('the culture', () => {
  test('is Persian and right to left when none was chosen [S1.01 S1.33]', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', /^fa/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Vazirmatn')
  })

  test('follows the cookie: fa-IR [S1.34]', async ({ page, context, baseURL }) => {
    const choose = (value: string) => context.addCookies([{ name: 'language', value, url: baseURL ?? '' }])
    // From another culture, because a visitor who has chosen none gets fa-IR too.
    await choose('en-US')
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await choose('fa-IR')
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fa-IR')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })

  test('follows the cookie: another locale [S1.35]', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: 'en-US', url: baseURL ?? '' }])
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  })

  test('is chosen by the address and kept', async ({ page, context }) => {
    await page.goto('/?language=en-US')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    expect(await context.cookies()).toContainEqual(
      expect.objectContaining({ name: 'language', value: 'en-US', httpOnly: false }),
    )
    await page.goto('/basket')
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  })
})
