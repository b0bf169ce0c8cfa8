import type { Browser, Page } from '@playwright/test'
import type { openShopFixture } from '@rasteh/test-kit/shop-fixture'
import { AT_THE_BANK, atBank, giveAddress, place, placeButton, SENT, standing } from './checkout-helpers.ts'
import { enterAsShopper } from './customer-helpers.ts'
import { productWhere, query } from './database.ts'
import { expect } from './fixtures.ts'
import { buy, test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

test.use({ expectedErrors: [AT_THE_BANK] })

type ShopFixture = Pick<ReturnType<typeof openShopFixture>, 'owner'>
const WIDTHS = [390, 1440]
const returnsOf = (page: Page) => page.getByRole('region', { name: 'بازگرداندن کالا' })
const refundsOf = (page: Page) => page.getByRole('region', { name: 'مرجوعی و بازگشت وجه' })

/** An order of three pieces that a shopper paid on credit and that has arrived. */
async function arrivedOrder(page: Page, { owner }: ShopFixture, daysAgo = 0): Promise<string> {
  await giveAddress(await enterAsShopper(page))
  const product = await productWhere(SENT)
  for (let units = 0; units < 3; units += 1) await buy(page, product)
  await page.goto('/checkout')
  await expect(placeButton(page)).toBeVisible()
  await place(page, 'خرید اعتباری', 'دیجی‌پی')
  await atBank(page, 'پرداخت').click()
  await page.waitForURL(/\/shop\/order\/view\//)
  await expect(standing(page)).toHaveText('تأیید شد؛ در حال آماده‌سازی', { timeout: 20_000 })
  const orderId = new URL(page.url()).pathname.split('/')[4] ?? ''
  await owner.query('select shop.deliver_order($1, 1)', [orderId])
  await owner.query(
    `update shop.order_events set made_at = now() - $2 * interval '1 day' where order_id = $1 and kind = 'delivered'`,
    [orderId, daysAgo],
  )
  await page.goto(`/shop/order/view/${orderId}`)
  return orderId
}

/** A browser of the manager's own: staff and customers sign in by the same cookie. */
async function managerPage(browser: Browser, fixture: ShopFixture, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'fa-IR' })
  const page = await context.newPage()
  await enterAs(page, fixture, 'manager')
  return page
}

/** The customer asks for one of three to be taken back. */
async function askForOne(page: Page): Promise<void> {
  const section = returnsOf(page)
  await section.getByRole('button', { name: 'درخواست بازگرداندن کالا' }).click()
  await section.getByRole('button', { name: 'ثبت درخواست' }).click()
  await expect(section.getByRole('alert')).toHaveText('دست‌کم یک کالا را برای بازگرداندن انتخاب کنید.')
  await section.getByLabel('دلیل بازگرداندن').selectOption({ label: 'از خرید منصرف شدم' })
  await section.getByLabel(/^تعداد بازگشتی/).selectOption({ label: '۱' })
  await typeInto(section.getByLabel('توضیح (اختیاری)'), 'رنگ آن با سلیقه‌ام جور نبود')
  await section.getByRole('button', { name: 'ثبت درخواست' }).click()
}

for (const width of WIDTHS)
  test(`a customer returns one of three; a manager restocks it and refunds in part by the bank, at ${width} px`, async ({
    page,
    browser,
    shopFixture,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const orderId = await arrivedOrder(page, shopFixture)
    await expect(returnsOf(page)).toContainText('هفت روز کاری پس از تحویل')
    await askForOne(page)
    await expect(returnsOf(page)).toContainText('در انتظار بررسی فروشگاه')
    await expect(returnsOf(page)).toContainText('رنگ آن با سلیقه‌ام جور نبود')

    const manager = await managerPage(browser, shopFixture, width)
    await manager.goto('/dashboard/returns')
    await expect(manager.getByRole('region', { name: 'مرجوعی‌های باز' })).toContainText('در انتظار بررسی')
    await manager.goto(`/dashboard/order?id=${orderId}`)
    const section = refundsOf(manager)
    await section.getByRole('button', { name: 'پذیرفتن' }).click()
    await section.getByRole('button', { name: 'بله، ثبت کن' }).click()
    await expect(section).toContainText('در انتظار رسیدن کالا')
    await page.reload()
    await expect(returnsOf(page)).toContainText('پذیرفته شد؛ کالا را بفرستید')

    await section.getByRole('button', { name: 'ثبت رسیدن کالا' }).click()
    await section.getByRole('button', { name: 'بله، ثبت کن' }).click()
    await section.getByRole('button', { name: 'ثبت نتیجهٔ بررسی' }).click()
    await section.getByRole('button', { name: 'بله، ثبت کن' }).click()
    await expect(section).toContainText('در انتظار تسویه')
    // By the ledger, not by the count: other buyers take and return the same goods meanwhile.
    const moves = await query<{ delta: number }>(
      `select m.delta from shop.stock_moves m join shop.returns r on m.made_by = 'return ' || r.number
       where r.order_id = $1 and m.reason = 'return'`,
      [orderId],
    )
    expect(moves.map(({ delta }) => delta)).toEqual([1])

    // Two presses, and no more, from the order's page to the money: fewer than six.
    await section.getByRole('button', { name: 'بازگشت وجه', exact: true }).click()
    await expect(section.getByLabel('از طریق بانک، همین حالا')).toBeChecked()
    await section.getByRole('button', { name: 'بله، برگردان' }).click()
    await expect(section).toContainText('تسویه شد')
    await expect(section).toContainText('برگردانده شد')
    await manager.context().close()

    await page.reload()
    for (const step of ['درخواست ثبت شد', 'فروشگاه پذیرفت', 'کالا به فروشگاه رسید', 'کالا بررسی شد'])
      await expect(returnsOf(page)).toContainText(step)
    await expect(returnsOf(page)).toContainText(/[۰-۹,]+ تومان در ۱۴[۰-۹/]+.* به شما برگردانده شد/)
    const [part] = await query<{ state: string; share: boolean }>(
      `select p.state, p.amount_rial * 3 <= o.payable_rial as share from shop.refund_parts p
       join shop.orders o on o.id = p.order_id where p.order_id = $1`,
      [orderId],
    )
    expect(part).toEqual({ state: 'done', share: true })
  })

test('after seven working days the customer is told so, and a manager takes it with a reason', async ({
  page,
  browser,
  shopFixture,
}) => {
  const orderId = await arrivedOrder(page, shopFixture, 20)
  await expect(returnsOf(page)).toContainText('تمام شده است')
  await expect(returnsOf(page).getByRole('button')).toHaveCount(0)
  const manager = await managerPage(browser, shopFixture, 1440)
  await manager.goto(`/dashboard/order?id=${orderId}`)
  const section = refundsOf(manager)
  await section.getByRole('button', { name: 'ثبت مرجوعی برای مشتری' }).click()
  await typeInto(section.getByLabel(/^تعداد/), '۱')
  await section.getByRole('button', { name: 'بله، ثبت کن' }).click()
  await expect(section.getByRole('alert').filter({ hasText: 'مهلت هفت روز کاری' })).toBeVisible()
  await typeInto(section.getByLabel(/^دلیل پذیرش خارج از قاعده/), 'مشتری قدیمی است')
  await section.getByRole('button', { name: 'بله، ثبت کن' }).click()
  await expect(section).toContainText('خارج از قاعده پذیرفته شد')
  await manager.context().close()
})

test('goodwill by hand asks for a right IBAN, in any digits', async ({ page, browser, shopFixture }) => {
  const orderId = await arrivedOrder(page, shopFixture)
  const manager = await managerPage(browser, shopFixture, 390)
  await manager.goto(`/dashboard/order?id=${orderId}`)
  const section = refundsOf(manager)
  await section.getByRole('button', { name: 'بازگشت وجه جزئی' }).click()
  await typeInto(section.getByLabel(/^مبلغ دلجویی/), '۵۰۰۰')
  await section.getByLabel('دستی، با شمارهٔ شبا').check()
  await section.getByRole('button', { name: 'بله، برگردان' }).click()
  await section.getByRole('button', { name: 'ثبت واریز دستی' }).click()
  await typeInto(section.getByLabel('شمارهٔ شبای مشتری'), '۸۳۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲')
  await section.getByRole('button', { name: 'بله، ثبت کن' }).click()
  await expect(section.getByRole('alert').filter({ hasText: 'شمارهٔ شبا درست نیست' })).toBeVisible()
  await typeInto(section.getByLabel('شمارهٔ شبای مشتری'), '۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲')
  await section.getByRole('button', { name: 'بله، ثبت کن' }).click()
  await expect(section).toContainText('IR820540102680020817909002')
  await manager.context().close()
  await page.reload()
  await expect(returnsOf(page)).toContainText('۵,۰۰۰ تومان')
})

test('managers keep holidays and products that are not taken back', async ({ page, shopFixture }) => {
  await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard/returns')
  const holidays = page.getByRole('region', { name: 'روزهای تعطیل' })
  await typeInto(holidays.getByLabel(/^تاریخ/), '۱۴۲۰/۱۳/۰۱')
  await typeInto(holidays.getByLabel('مناسبت'), 'نوروز ۱۴۲۰')
  await holidays.getByRole('button', { name: 'افزودن تعطیلی' }).click()
  await expect(holidays.getByRole('alert')).toContainText('تاریخ درست نیست')
  await typeInto(holidays.getByLabel(/^تاریخ/), '۱۴۲۰/۰۱/۰۱')
  await holidays.getByRole('button', { name: 'افزودن تعطیلی' }).click()
  await expect(holidays).toContainText('۱۴۲۰/۰۱/۰۱')
  await holidays.getByRole('button', { name: 'حذف نوروز ۱۴۲۰' }).click()
  await expect(holidays).not.toContainText('۱۴۲۰/۰۱/۰۱')
  const { id: productId } = await productWhere(SENT)
  const exceptions = page.getByRole('region', { name: 'کالاهای غیرقابل بازگشت' })
  await typeInto(exceptions.getByLabel(/^شناسهٔ کالا/), String(productId))
  await exceptions.getByLabel('دلیل قانونی').selectOption({ label: 'بهداشتی' })
  await exceptions.getByRole('button', { name: 'افزودن استثنا' }).click()
  await expect(exceptions.getByRole('row')).toContainText('بهداشتی')
  await exceptions.getByRole('button', { name: /^حذف استثنای/ }).click()
  await expect(exceptions).toContainText('هنوز استثنایی ثبت نشده است.')
})
