import { makeShopper } from './customer-helpers.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

for (const width of [390, 1440])
  test(`a manager corrects the code of a parcel, and the old one stays in the history, at ${width} px`, async ({
    page,
    shopFixture,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { customerId } = await makeShopper()
    const { orderId } = await shopFixture.placeOrder({ customerId, state: 'confirmed', isPaid: true })
    await shopFixture.owner.query(`select shop.ship_order($1, 1, 'پست', '11111')`, [orderId])
    await enterAs(page, shopFixture, 'manager')
    await page.goto(`/dashboard/order?id=${orderId}`)
    await page.getByRole('button', { name: 'اصلاح کد رهگیری' }).click()
    const form = page.getByRole('form', { name: 'اصلاح کد رهگیری' })
    await typeInto(form.getByLabel('کد رهگیری درست'), '۱۲')
    await form.getByRole('button', { name: 'بله، ثبت کن' }).click()
    await expect(form.getByRole('alert')).toContainText('۵ تا ۴۰ رقم')
    await typeInto(form.getByLabel('کد رهگیری درست'), '۱۲۳۴۵')
    await form.getByRole('button', { name: 'بله، ثبت کن' }).dblclick()
    await expect(form).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'ارسال', exact: true })).toContainText('12345')
    const history = page.getByRole('region', { name: 'تاریخچهٔ سفارش' })
    await expect(history).toContainText('کد قبلی: ۱۱۱۱۱')
    await expect(history.getByText('کد رهگیری اصلاح شد')).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
