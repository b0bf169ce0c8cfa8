import type { Page } from '@playwright/test'
import { enterAsShopper } from './customer-helpers.ts'
import { expect } from './fixtures.ts'
import { makeStale, plugAuthenticator, refuseNext } from './passkey-helpers.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const passkeys = (page: Page) => page.getByRole('region', { name: 'کلیدهای عبور' })

test('a customer adds a passkey, comes in with it, and removes it', async ({ page }) => {
  await plugAuthenticator(page)
  const shopper = await enterAsShopper(page)
  await page.goto('/profile/security')
  await expect(passkeys(page)).toContainText('هنوز کلید عبوری ندارید.')
  await passkeys(page).getByRole('button', { name: 'افزودن کلید عبور' }).click()
  await typeInto(passkeys(page).getByLabel('نام این دستگاه'), 'گوشی مریم')
  await passkeys(page).getByRole('button', { name: 'ساخت کلید' }).click()
  await expect(passkeys(page)).toContainText('کلید عبور اضافه شد.')
  await expect(passkeys(page).getByRole('listitem')).toContainText('گوشی مریم')
  await expect(passkeys(page).getByRole('listitem')).toContainText('هنوز استفاده نشده')

  await page.context().clearCookies()
  await page.goto('/login?next=/profile/security')
  await page.getByRole('button', { name: 'ورود با کلید عبور' }).click()
  await page.waitForURL('**/profile/security')
  await expect(passkeys(page).getByRole('listitem')).toContainText('آخرین ورود')

  // A quarter of an hour later it is asked again who they are; turned down, all stays as it was.
  await makeStale('customers', 'id', shopper.customerId)
  await passkeys(page).getByRole('button', { name: 'حذف کلید عبور گوشی مریم' }).click()
  await passkeys(page).getByRole('button', { name: 'بله، حذف شود' }).click()
  const dialog = page.getByRole('dialog', { name: 'برای ادامه، هویت خود را تأیید کنید' })
  await dialog.getByRole('button', { name: 'انصراف' }).click()
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(1)
  await passkeys(page).getByRole('button', { name: 'بله، حذف شود' }).click()
  await typeInto(dialog.getByLabel('رمز عبور'), 'نادرست')
  await dialog.getByRole('button', { name: 'تأیید و ادامه' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('رمز یا کد درست نیست.')
  await typeInto(dialog.getByLabel('رمز عبور'), shopper.password)
  await dialog.getByRole('button', { name: 'تأیید و ادامه' }).click()
  await expect(passkeys(page)).toContainText('کلید عبور حذف شد.')
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0)

  // The device still has it; the shop does not know it any more.
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'ورود با کلید عبور' }).click()
  await expect(page.locator('main').getByRole('alert')).toContainText('این کلید عبور پذیرفته نشد')
})

test('a passkey that is turned down, or that breaks, is said so, and the other ways stay open', async ({
  page,
}) => {
  await plugAuthenticator(page)
  await page.goto('/login')
  const entry = page.getByRole('button', { name: 'ورود با کلید عبور' })
  const alert = page.locator('main').getByRole('alert')
  await refuseNext(page, 'NotAllowedError')
  await entry.click()
  await expect(alert).toContainText('تأیید نشد')
  await refuseNext(page, 'UnknownError')
  await entry.click()
  await expect(alert).not.toContainText('تأیید نشد')
  await expect(alert).toBeVisible()
  await expect(entry).toBeEnabled()
  await expect(page.getByRole('button', { name: 'دریافت کد ورود' })).toBeEnabled()
})

test('a browser without passkeys is shown no button for them', async ({ page }) => {
  await page.addInitScript('delete globalThis.PublicKeyCredential')
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'دریافت کد ورود' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'ورود با کلید عبور' })).toHaveCount(0)
})

test('a manager adds a passkey and comes in with it, without password and code', async ({
  page,
  shopFixture,
}) => {
  await plugAuthenticator(page)
  const email = await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard/account')
  await passkeys(page).getByRole('button', { name: 'افزودن کلید عبور' }).click()
  await typeInto(passkeys(page).getByLabel('نام این دستگاه'), 'رایانهٔ دفتر')
  await passkeys(page).getByLabel('نام این دستگاه').press('Enter')
  await expect(passkeys(page)).toContainText('کلید عبور اضافه شد.')
  await expect(passkeys(page).getByRole('listitem')).toContainText('رایانهٔ دفتر')

  await page.context().clearCookies()
  await page.goto('/dashboard/login')
  await page.getByRole('button', { name: 'ورود با کلید عبور' }).click()
  await page.waitForURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { name: /سارا رضایی/ })).toBeVisible()

  // The password alone does not do any more: the passkey is the second factor.
  await page.context().clearCookies()
  await page.goto('/dashboard/login')
  await typeInto(page.locator('#field-email'), email)
  await typeInto(page.locator('#field-password'), 'rasteh-owner')
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'با کلید عبور ادامه دهید' })).toBeVisible()
  await page.getByRole('button', { name: 'ورود با کلید عبور' }).click()
  await page.waitForURL(/\/dashboard$/)
})
