import type { Page } from '@playwright/test'
import { CONFIRM_DIALOG } from '@rasteh/shop-core/shell'
import { hidden, method, openCheckout, place, placeButton, rules, standing } from './checkout-helpers.ts'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { amountOf } from './shop.ts'

const group = (page: Page, name: string) => page.getByRole('group', { name })
const lists = ['درگاه پرداخت', 'خرید اعتباری از', 'طرح اقساط']

async function expectLists(page: Page, shown: string | null): Promise<void> {
  for (const list of lists) await expect(group(page, list)).toBeVisible({ visible: list === shown })
}

test('each way to pay shows its list and chooses its first; the form holds the three values [S2.43, S2.44, S2.45, S2.46, S3.95, S3.96, S3.97, S4.51, S4.52, S4.53, S4.54, S4.55, S4.56, S4.57]', async ({
  page,
}) => {
  await openCheckout(page)
  await expectLists(page, null)
  await expect(hidden(page, 'PaymentMethodID')).toHaveValue('')

  await method(page, 'پرداخت آنلاین').check()
  await expectLists(page, 'درگاه پرداخت')
  await expect(method(page, 'زرین‌پال')).toBeChecked()
  await expect(hidden(page, 'PaymentMethodID')).toHaveValue('3')
  const bank = await hidden(page, 'BankID').inputValue()
  await method(page, /سامان/).check()
  await expect(hidden(page, 'BankID')).not.toHaveValue(bank)

  await method(page, 'خرید اعتباری').check()
  await expectLists(page, 'خرید اعتباری از')
  await expect(method(page, 'اسنپ‌پی')).toBeChecked()
  await expect(hidden(page, 'PaymentMethodID')).toHaveValue('6')
  const [first] = await query<{ id: number }>(
    'select id from public.installment_banks where is_active order by position, id limit 1',
  )
  const firstBank = String(first?.id)
  await expect(hidden(page, 'BankID')).toHaveValue(firstBank)

  await method(page, 'اقساط فروشگاه').check()
  await expectLists(page, 'طرح اقساط')
  await expect(method(page, 'سه‌ماهه')).toBeChecked()
  await expect(hidden(page, 'InstallmentPlanID')).toHaveValue(/^\d+$/)
  await expect(group(page, 'طرح اقساط').locator('time').first()).toHaveText(
    /^۱۴\d\d|^[۰-۹]{4}\/[۰-۹]{2}\/[۰-۹]{2}$/,
  )

  await method(page, 'پرداخت هنگام تحویل').check()
  await expectLists(page, null)
  // Every method but 3 takes the first instalment bank.
  await expect(hidden(page, 'BankID')).toHaveValue(firstBank)
  await expect(hidden(page, 'InstallmentPlanID')).toHaveValue('')
})

test('the rules are read in a window that loads their page, 40 px from its edges, and agreeing there accepts them [S7.57 S9.70 S9.71]', async ({
  page,
}) => {
  await openCheckout(page)
  const asked = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/rules' && !request.isNavigationRequest(),
  )
  await page.getByRole('link', { name: 'خواندن قوانین' }).click()
  await asked
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.locator('p').first()).toContainText(/\S{3}/)
  await expect(dialog.getByRole('navigation')).toHaveCount(0)
  await expect(dialog.getByRole('button')).toHaveText(['تأیید', 'بستن'])
  await page.setViewportSize({ width: 1280, height: 300 })
  const box = async () => {
    const { y = 0, height = 0 } = (await dialog.locator('..').boundingBox()) ?? {}
    return [y, 300 - y - height].map(Math.round)
  }
  await expect.poll(box).toEqual([CONFIRM_DIALOG.offsetPx, CONFIRM_DIALOG.offsetPx])
  await dialog.getByRole('button', { name: 'بستن' }).click()
  await expect(rules(page)).not.toBeChecked()
  await page.getByRole('link', { name: 'خواندن قوانین' }).click()
  await dialog.getByRole('button', { name: 'تأیید' }).click()
  await expect(rules(page)).toBeChecked()
})

test('a sole way to pay is chosen already [S4.58]', async ({ page }) => {
  await page.route('**/api/shop/checkout*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const PaymentMethods = body.PaymentMethods?.filter(({ Id }: { Id: number }) => Id === 3)
    await route.fulfill({ response: answer, json: { ...body, ...(PaymentMethods && { PaymentMethods }) } })
  })
  await openCheckout(page)
  await expect(page.getByRole('radio', { name: 'پرداخت آنلاین' })).toBeChecked()
  await expect(hidden(page, 'PaymentMethodID')).toHaveValue('3')
})

test('the report shows total, discount, postal cost and what is payable; what is missing is refused at its place [S2.47, S2.48, S2.49, S2.50, S2.51, S5.92, S8.33]', async ({
  page,
}) => {
  await openCheckout(page)
  const row = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd').first()
  const before = amountOf((await row('مبلغ قابل پرداخت').textContent()) ?? '')
  expect(amountOf((await row('جمع کل').textContent()) ?? '')).toBe(before)
  await expect(row('تخفیف')).toHaveText('۰ تومان')
  await placeButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'روش ارسال را انتخاب کنید' })).toBeVisible()
  await method(page, /پست پیشتاز/).check()
  await expect(row('هزینهٔ ارسال')).toHaveText('۵۹,۰۰۰ تومان')
  expect(amountOf((await row('مبلغ قابل پرداخت').textContent()) ?? '')).toBe(before + 59_000)
  await expect(page.getByText(/^به حروف: .+ تومان$/)).toBeVisible()
  await placeButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'لطفاً روش پرداخت را انتخاب کنید.' })).toBeVisible()
  await method(page, 'پرداخت هنگام تحویل').check()
  await placeButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'قوانین و مقررات را بپذیرید' })).toBeVisible()
  await rules(page).check()
  await placeButton(page).click()
  await page.waitForURL(/\/shop\/order\/view\//)
  await expect(standing(page)).toHaveText('تأیید شد؛ در حال آماده‌سازی')
  await expect(page.getByText('مبلغ سفارش را هنگام تحویل پرداخت می‌کنید')).toBeVisible()
})

test('with the shop’s own plan chosen, a change of the basket lets go of the way to pay and of the plan [S4.12, S4.13]', async ({
  page,
}) => {
  await openCheckout(page)
  await method(page, 'اقساط فروشگاه').check()
  await page.getByRole('button', { name: 'افزایش تعداد' }).click()
  await expect(page.getByText('روش پرداخت باید دوباره انتخاب شود')).toBeVisible()
  await expect(hidden(page, 'PaymentMethodID')).toHaveValue('')
  await expect(hidden(page, 'InstallmentPlanID')).toHaveValue('')
  await expect(method(page, 'اقساط فروشگاه')).not.toBeChecked()
})

test.describe('on a poor network', () => {
  test.use({ expectedErrors: [/status of 503|ERR_CONNECTION_RESET/] })

  test('an answer that is lost, and a full queue, make one order of one press [S1.12]', async ({ page }) => {
    const { customerId } = await openCheckout(page)
    const keys: string[] = []
    await page.route('**/api/shop/order/place', async (route) => {
      keys.push(route.request().postDataJSON().Key)
      if (keys.length === 1)
        return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { Message: 'Busy' } })
      if (keys.length > 2) return route.continue()
      await route.fetch()
      // The order is made, and its page gets no answer.
      await route.abort('connectionreset')
    })
    await place(page, 'پرداخت هنگام تحویل')
    await page.waitForURL(/\/shop\/order\/view\//)
    expect(new Set(keys).size).toBe(1)
    expect(keys.length).toBe(3)
    expect(await query('select from shop.orders where customer_id = $1', [customerId])).toHaveLength(1)
  })
})
