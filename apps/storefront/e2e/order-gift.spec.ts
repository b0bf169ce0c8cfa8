import { AT_THE_BANK, atBank, openCheckout, place, standing } from './checkout-helpers.ts'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'

test.use({ expectedErrors: [AT_THE_BANK] })

test('a paid order takes one gift: chosen on its page, which is read anew [S1.30, S2.64, S7.27]', async ({
  page,
}) => {
  await openCheckout(page)
  await place(page, 'پرداخت آنلاین', 'زرین‌پال')
  await atBank(page, 'پرداخت').click()
  await page.waitForURL(/\/shop\/order\/view\//)
  await expect(standing(page)).toHaveText('تأیید شد؛ در حال آماده‌سازی', { timeout: 20_000 })
  const orderId = new URL(page.url()).pathname.split('/')[4] ?? ''
  // Whatever this order's amount is, the gifts are for larger ones.
  await query('update shop.orders set payable_rial = 90000000 where id = $1', [orderId])
  await page.goto(`/shop/order/gift/${orderId}`)
  const sent = page.waitForRequest('**/api/shop/gift/addtoorder')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'افزودن هدیه به سفارش' }).first().click()
  expect((await sent).postDataJSON()).toMatchObject({ OrderID: orderId, ProductID: expect.any(Number) })
  await reloaded
  await expect(page.getByText('هدیه به سفارش شما اضافه شد.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'افزودن هدیه به سفارش' })).toHaveCount(0)
  await page.getByRole('link', { name: 'بازگشت به سفارش' }).click()
  await expect(page.getByRole('main').getByText('هدیه', { exact: true })).toBeVisible()
})

test.describe('where the check of connections fails', () => {
  // One pattern: of two in a list, the second would be taken for options.
  test.use({ expectedErrors: [new RegExp(`${AT_THE_BANK.source}|status of 500`)] })

  test('the VPN check asks before a payment where it is on, and only a clear no is an alert [S7.36, S7.37, S8.31, S8.32]', async ({
    page,
  }) => {
    const asked: unknown[] = []
    let answer: { status: number; json: unknown } = { status: 200, json: false }
    await page.route('**/api/shop/Payment/IsConnectionValidate', (route) => {
      asked.push(route.request().postDataJSON())
      return route.fulfill(answer)
    })
    await openCheckout(page)
    await place(page, 'پرداخت آنلاین', 'زرین‌پال')
    await atBank(page, 'انصراف و بازگشت به فروشگاه').click()
    await page.waitForURL(/\/shop\/order\/view\//)
    const address = page.url()
    const pay = page.getByRole('button', { name: 'پرداخت سفارش' })
    await pay.click()
    await atBank(page, 'انصراف و بازگشت به فروشگاه').click()
    await page.waitForURL(address)
    expect(asked).toEqual([])

    await query('update public.shop_settings set vpn_check = true')
    try {
      await page.reload()
      await pay.click()
      await expect(
        page.getByRole('alert').filter({ hasText: 'فیلترشکن (VPN) خود را خاموش کنید' }),
      ).toBeVisible()
      expect(asked).toEqual([{ Culture: 'fa-IR', OrderId: new URL(address).pathname.split('/')[4] }])
      answer = { status: 500, json: {} }
      await pay.click()
      await expect(atBank(page, 'پرداخت')).toBeVisible()
    } finally {
      await query('update public.shop_settings set vpn_check = false')
    }
  })
})
