import type { Page } from '@playwright/test'
import { NOTICE_SUCCESS_MS } from '@rasteh/shop-core/notices'
import { expect, test } from './fixtures.ts'
import { addButton, openProduct } from './shop.ts'

const MESSAGES = '**/GetJSMessages.ashx'
type Pair = { Key: string; Value: string }

/** Lets the page have the shop's own texts, changed on the way. */
async function changeTexts(page: Page, change: (pairs: Pair[]) => Pair[]): Promise<void> {
  await page.route(MESSAGES, async (route) => {
    const answer = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } })
    await route.fulfill({ json: change(await answer.json()) })
  })
}

test.describe('the texts of the interface', () => {
  test('all come from GetJSMessages [S1.40 S7.16]', async ({ page }) => {
    await openProduct(page)
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    // Every text becomes its key: a word of Persian that an island still says came from elsewhere.
    await changeTexts(page, (pairs) => pairs.map(({ Key }) => ({ Key, Value: `<${Key}>` })))
    await page.reload()
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: '<AddToBasket>' }).click()
    await expect(page.getByRole('status').filter({ hasText: '<BasketAdded>' })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: '<BasketWithCount>' }).click()
    const preview = page.getByRole('dialog', { name: '<BasketPreview>' })
    await expect(preview).toContainText('<BasketPayable>')
    const labels = await preview
      .locator('dt, button, a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''))
    expect(labels.length).toBeGreaterThan(5)
    expect(labels.filter((label) => !/<\w+>/.test(label) && label !== title)).toEqual([])
    await page.goto('/feedback')
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: '<FeedbackSend>' }).click()
    await expect(page.getByText(/<\w*Required>/).first()).toBeVisible()
  })

  test('show their key and _404 when they are missing, and are told once on the console', async ({
    page,
  }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await changeTexts(page, (pairs) => pairs.filter(({ Key }) => Key !== 'SignIn'))
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'SignIn_404' })).toBeVisible()
    await page.setViewportSize({ width: 700, height: 800 })
    await page.getByRole('button', { name: 'باز کردن منو' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'SignIn_404' })).toBeVisible()
    expect(warnings.filter((text) => text.includes('SignIn'))).toHaveLength(1)
  })

  test('stay those of the page when the call fails', async ({ page }) => {
    await page.route(MESSAGES, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'ورود' })).toBeVisible()
  })
})

test('a success notice lasts 2000 ms [S9.24]', async ({ page }) => {
  await page.clock.install()
  await openProduct(page)
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)))
  await addButton(page).click()
  const notice = page.getByRole('region', { name: 'پیام‌ها' }).getByText('به سبد اضافه شد')
  await expect(notice).toBeVisible()
  await page.clock.runFor(NOTICE_SUCCESS_MS - 1)
  await expect(notice).toBeVisible()
  await page.clock.runFor(1)
  await expect(notice).toHaveCount(0)
})
