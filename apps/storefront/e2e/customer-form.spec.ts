import { makeShopper } from './customer-helpers.ts'
import { query } from './database.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'

for (const [role, seen] of [
  ['manager', 'فقط مالک فروشگاه می‌بیند'],
  ['owner', '۰۰۸۴۵۷۵۹۴۸'],
] as const) {
  test(`a customer’s own details are read by the ${role}, and the code by the owner alone`, async ({
    page,
    shopFixture,
  }) => {
    const { customerId } = await makeShopper()
    await query(
      `insert into shop.profiles (customer_id, first_name, last_name, national_code, birth_date, marital_status)
       values ($1, 'سارا', 'رضایی', '0084575948', '1991-05-05', 0)`,
      [customerId],
    )
    await enterAs(page, shopFixture, role)
    await page.goto(`/dashboard/collections/customers/${customerId}`)
    const details = page.getByRole('region', { name: 'مشخصات ثبت‌شدهٔ مشتری' })
    await expect(details).toContainText('۱۳۷۰/۰۲/۱۵')
    await expect(details).toContainText(seen)
    await expect(details.getByRole('textbox')).toHaveCount(0)
    expect((await page.content()).includes('0084575948')).toBe(false)
  })
}
