import type { Page } from '@playwright/test'
import { codeAt } from '@rasteh/dashboard/second-factor/totp'
import { expect } from './fixtures.ts'
import { secretOf } from './second-factor-helpers.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const codeOf = (secret: string | null, ahead = 0) =>
  codeAt(secretOf(secret ?? ''), Math.floor(Date.now() / 30_000) + ahead)

const codeField = (page: Page) => page.getByLabel('کد شش‌رقمی یا کد بازیابی')

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/dashboard/login')
  await typeInto(page.locator('#field-email'), email)
  await typeInto(page.locator('input[type=password]'), 'rasteh-owner')
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
}

test('a colleague sets up a second factor and signs in with it', async ({ page, shopFixture }) => {
  const email = await enterAs(page, shopFixture, 'editor')
  await page.goto('/dashboard/account')
  const panel = page.getByRole('region', { name: 'ورود دومرحله‌ای' })
  await panel.getByRole('button', { name: 'فعال‌سازی' }).click()
  await expect(panel.getByRole('img', { name: 'تصویر رمز برای برنامهٔ رمزساز' })).toBeVisible()
  const secret = await panel
    .locator('bdi')
    .filter({ hasText: /^[A-Z2-7 ]{39}$/ })
    .textContent()
  await typeInto(panel.getByRole('textbox'), codeOf(secret))
  await panel.getByRole('button', { name: 'تأیید' }).click()
  await expect(panel.getByText('ورود دومرحله‌ای روشن شد.')).toBeVisible()
  await expect(panel.getByRole('listitem')).toHaveCount(10)
  const recovery = await panel.getByRole('listitem').first().textContent()

  await page.context().clearCookies()
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'کد ورود دومرحله‌ای' })).toBeVisible()
  expect((await page.request.get('/cms-api/staff/me').then((answer) => answer.json())).user).toBeNull()
  await typeInto(codeField(page), '000000')
  await page.getByRole('button', { name: 'تأیید و ورود' }).click()
  await expect(page.getByText('این کد درست نیست')).toBeVisible()
  await typeInto(codeField(page), codeOf(secret, 1))
  await page.getByRole('button', { name: 'تأیید و ورود' }).click()
  await page.waitForURL(/\/dashboard$/)

  await page.context().clearCookies()
  await signIn(page, email)
  await typeInto(codeField(page), (recovery ?? '').toLowerCase())
  await page.getByRole('button', { name: 'تأیید و ورود' }).click()
  await page.waitForURL(/\/dashboard$/)
})

test('the owner takes away a lost second factor and reads of it in the events', async ({
  page,
  shopFixture,
}) => {
  const { rows } = await shopFixture.owner.query<{ id: number }>(
    `with one as (insert into public.staff (name, email, role) values ('بهرام گم‌کرده', $1, 'editor') returning id),
      factor as (insert into shop.second_factors (staff_id, sealed_secret, confirmed_at) select id, '\\x00', now() from one)
     select id from one`,
    [`lost-${Date.now()}@rasteh.test`],
  )
  await enterAs(page, shopFixture, 'owner')
  await page.goto(`/dashboard/collections/staff/${rows[0]?.id}`)
  await page.getByRole('button', { name: 'غیرفعال کردن ورود دومرحله‌ای این همکار' }).click()
  await expect(page.getByText('ورود دومرحله‌ای این همکار غیرفعال شد.')).toBeVisible()
  await page.goto('/dashboard/events?action=second-factor-reset')
  const line = page.getByRole('row').filter({ hasText: 'بهرام گم‌کرده' })
  await expect(line).toContainText('ورود دومرحله‌ای را غیرفعال کرد')
  await expect(line).toContainText('سارا رضایی')
  await expect(page.getByText('وارد پیشخان شد', { exact: true }).and(page.getByRole('cell'))).toHaveCount(0)
})
