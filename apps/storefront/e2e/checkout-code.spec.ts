import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { hidden, method, openCheckout, place, standing } from './checkout-helpers.ts'
import { makeShopper } from './customer-helpers.ts'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { typeInto } from './typing.ts'

const input = (page: Page) => page.getByLabel('کد تخفیف', { exact: true })
const apply = (page: Page) => page.getByRole('button', { name: 'اعمال کد' })
const undo = (page: Page) => page.getByRole('button', { name: 'حذف کد' })

async function makeCode(marketer?: string): Promise<string> {
  const code = `YALDA${randomInt(1_000_000_000)}`
  const owner = marketer ? await makeShopper() : null
  const [made] = owner
    ? await query<{ id: number }>(
        'insert into public.marketers (customer_id, name) values ($1, $2) returning id',
        [owner.customerId, marketer],
      )
    : []
  await query(
    "insert into public.special_codes (code, is_active, kind, percent, marketer_id) values ($1, true, 'percent', 10, $2)",
    [code, made?.id ?? null],
  )
  return code
}

test('a marketer’s code is applied, said and taken back, and lets go of the shop’s own plan [S1.15, S1.16, S2.52, S4.59, S4.60, S4.61, S4.62, S4.63, S4.64, S4.65, S4.66, S4.67, S4.68, S4.69, S5.88, S6.14]', async ({
  page,
}) => {
  const code = await makeCode('لیلا معرفیان')
  await openCheckout(page)
  await expect(apply(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(input(page)).toBeEditable()
  // The hint is Persian and longer than a narrow field, the code is Latin.
  await expect(input(page)).toHaveCSS('direction', 'rtl')
  await method(page, 'اقساط فروشگاه').check()
  await typeInto(input(page), ` ${code.toLowerCase()} `)
  await expect(input(page)).toHaveCSS('direction', 'ltr')
  await apply(page).click()
  await expect(undo(page)).toBeVisible()
  await expect(input(page)).not.toBeEditable()
  await expect(page.getByText('معرف: لیلا معرفیان')).toBeVisible()
  await expect(hidden(page, 'PaymentMethodID')).toHaveValue('')
  await expect(hidden(page, 'InstallmentPlanID')).toHaveValue('')
  await expect(page.getByRole('group', { name: 'طرح اقساط' })).toBeHidden()
  const discount = page.locator('dl > div').filter({ hasText: 'تخفیف' }).locator('dd').first()
  await expect(discount).not.toHaveText('۰ تومان')

  const removed = page.waitForRequest(/specialcode\/validate\/farashop-delete-code/)
  await undo(page).click()
  await removed
  await expect(apply(page)).toBeVisible()
  await expect(input(page)).toHaveValue('')
  await expect(discount).toHaveText('۰ تومان')

  await typeInto(input(page), code)
  await apply(page).click()
  await expect(undo(page)).toBeVisible()
  const again = page.waitForRequest(/specialcode\/validate\/YALDA/i)
  await page.getByRole('button', { name: 'افزایش تعداد' }).click()
  await again
  await expect(undo(page)).toBeVisible()
  await place(page, 'پرداخت هنگام تحویل')
  await expect(standing(page)).toHaveText('تأیید شد؛ در حال آماده‌سازی')
  await expect(page.locator('dl > div').filter({ hasText: 'کد تخفیف' })).toContainText(code)
})

test('a code that is not valid, or cannot be asked about, empties the field and marks it [S5.89, S5.90, S5.91, S8.37, S8.38]', async ({
  page,
}) => {
  await openCheckout(page)
  for (const isDead of [false, true]) {
    if (isDead)
      await page.route('**/api/shop/specialcode/**', (route) => route.fulfill({ status: 429, json: {} }))
    await typeInto(input(page), `NOTHING${randomInt(1_000_000)}`)
    await apply(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'این کد معتبر نیست.' })).toBeVisible()
    await expect(input(page)).toHaveValue('')
    await expect(input(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(apply(page)).toHaveAttribute('aria-disabled', 'true')
  }
})

test('a discount that is answered in other digits is understood as an amount [S3.70]', async ({ page }) => {
  await openCheckout(page)
  await page.route('**/api/shop/specialcode/validate/*', (route) =>
    route.fulfill({ json: { Found: true, FormattedDiscountAmount: '١٢٥,٠٠٠', MarketerName: '' } }),
  )
  await typeInto(input(page), 'YALDA')
  await apply(page).click()
  await expect(page.getByText('۱۲۵,۰۰۰ تومان')).toBeVisible()
})
