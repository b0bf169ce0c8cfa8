import { expect } from '@playwright/test'
import { NOTICE_SUCCESS_MS } from '@rasteh/shop-core/notices'
import { alertOf, buy, keptLines, keptQuantities, test } from './shop-fixture.ts'

const linkTo = ({ productId, variantId }: { productId: number; variantId: number }, quantity: number) =>
  `/basket#lines=${productId}.${variantId}.${quantity}`

test.describe('a basket that somebody sends', () => {
  test('is taken in at once when there is none yet', async ({ page, shopFixture }) => {
    const made = page.waitForRequest('**/api/shop/cart/bulkinsert')
    await page.goto(linkTo(await shopFixture.shelve({ title: 'گلیم' }), 3))
    expect((await made).method()).toBe('POST')
    await expect(page.getByRole('main')).toContainText('گلیم')
    expect(await keptQuantities(page)).toEqual([3])
    await expect(page).toHaveURL(/\/basket$/)
  })

  test('asks before it takes the place of another, and keeps that one on no', async ({
    page,
    shopFixture,
  }) => {
    const own = await shopFixture.shelve({})
    await buy(page, own)
    const sent = await shopFixture.shelve({})
    await page.goto(linkTo(sent, 2))
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('سبد خرید شما خالی نیست.')
    await question.getByRole('button', { name: 'نه، سبد خودم را نگه می‌دارم' }).click()
    await expect(question).toHaveCount(0)
    expect((await keptLines(page)).map(({ ProductId }) => ProductId)).toEqual([own.productId])
    await page.goto(linkTo(sent, 2))
    await question.getByRole('button', { name: 'بله، جایگزین شود' }).click()
    await expect
      .poll(async () => (await keptLines(page)).map(({ ProductId, Quantity }) => [ProductId, Quantity]))
      .toEqual([[sent.productId, 2]])
  })

  test('with a product that is gone says so in a notification [S8.16]', async ({ page, shopFixture }) => {
    const sent = await shopFixture.shelve({})
    await shopFixture.withdraw(sent.productId)
    const answered = page.waitForResponse('**/api/shop/cart/bulkinsert')
    await page.goto(linkTo(sent, 1))
    expect((await answered).status()).toBe(404)
    await expect(page.getByText('این کالا پیدا نشد؛ شاید فروش آن متوقف شده باشد.')).toBeVisible()
    await expect(page.getByText('سبد خرید شما خالی است.')).toBeVisible()
  })

  test('with more than may be ordered alerts with the maximum, and leaves the own basket [S8.17]', async ({
    page,
    shopFixture,
  }) => {
    const own = await shopFixture.shelve({})
    await buy(page, own)
    await page.goto(linkTo(await shopFixture.shelve({ max: 2 }), 3))
    await page.getByRole('alertdialog').getByRole('button', { name: 'بله، جایگزین شود' }).click()
    await expect(alertOf(page)).toContainText('حداکثر تعداد سفارش این کالا ۲ عدد است.')
    expect((await keptLines(page)).map(({ ProductId }) => ProductId)).toEqual([own.productId])
  })

  test('with more than is left alerts that the stock is exceeded [S8.17]', async ({ page, shopFixture }) => {
    await page.goto(linkTo(await shopFixture.shelve({ stock: 2 }), 3))
    await expect(alertOf(page)).toContainText('این تعداد از موجودی انبار بیشتر است.')
  })

  test('is what the share button copies, and that is told for 2000 ms [S9.24]', async ({
    page,
    context,
    shopFixture,
  }) => {
    await page.clock.install()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const own = await shopFixture.shelve({})
    await buy(page, own)
    await page.goto('/basket')
    const share = page.getByRole('button', { name: 'اشتراک‌گذاری سبد' })
    await expect(share).toBeVisible()
    await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 10_000)))
    await share.click()
    const said = page.getByText('لینک سبد کپی شد')
    await expect(said).toBeVisible()
    await page.clock.runFor(NOTICE_SUCCESS_MS)
    await expect(said).toHaveCount(0)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).pathname + new URL(copied).hash).toBe(linkTo(own, 1))
  })
})
