import { codeAt } from '@rasteh/dashboard/second-factor/totp'
import { query } from './database.ts'
import { expect } from './fixtures.ts'
import { secretOf } from './second-factor-helpers.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

test('a manager is told of the second factor for seven days, and then sets it up to come in', async ({
  page,
  shopFixture,
}) => {
  const email = await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard')
  const notice = page.getByRole('region', { name: 'ورود دومرحله‌ای را فعال کنید' })
  await expect(notice).toContainText('۷ روز دیگر فرصت دارید')
  await notice.getByRole('link', { name: 'فعال‌سازی در حساب من' }).click()
  await page.waitForURL(/\/dashboard\/account/)
  await expect(page.getByRole('region', { name: 'ورود دومرحله‌ای' })).toBeVisible()

  await query(`update public.staff set created_at = now() - interval '8 days' where email = $1`, [email])
  // The rule itself is as young as the database of the journeys: this manager's time began before it.
  await query(`update shop.staff_rules set duty_from = least(duty_from, now() - interval '7.5 days')`)
  await page.context().clearCookies()
  await page.goto('/dashboard/login')
  await typeInto(page.locator('#field-email'), email)
  await typeInto(page.locator('#field-password'), 'rasteh-owner')
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'ورود دومرحله‌ای را فعال کنید' })).toBeVisible()
  expect((await page.request.get('/cms-api/staff/me').then((answer) => answer.json())).user).toBeNull()
  const secret = await page
    .locator('bdi')
    .filter({ hasText: /^[A-Z2-7 ]{39}$/ })
    .textContent()
  const code = codeAt(secretOf(secret ?? ''), Math.floor(Date.now() / 30_000))
  await typeInto(page.getByLabel('کد شش‌رقمی یا کد بازیابی'), code)
  await page.getByRole('button', { name: 'تأیید و ورود' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: 'ذخیره کردم؛ ورود به پیشخان' }).click()
  await page.waitForURL(/\/dashboard$/)
  await expect(notice).toHaveCount(0)
})
