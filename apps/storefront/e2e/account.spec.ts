import type { Page } from '@playwright/test'
import { enterAsShopper, makeShopper, readCode, signInFields } from './customer-helpers.ts'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { addToBasket, openProduct } from './shop.ts'
import { typeInto, typeToSend } from './typing.ts'

const newMobile = () => `09${String(Date.now() % 1_000_000_000).padStart(9, '0')}`

test('a new customer signs in by code and keeps the basket they had', async ({ page }) => {
  await openProduct(page)
  await addToBasket(page)
  const mobile = newMobile()
  await page.goto('/login?next=/basket')
  const { identity, code } = signInFields(page)
  await typeInto(identity, mobile.replace('09', '+98۹'))
  await page.getByRole('button', { name: 'دریافت کد ورود' }).click()
  await expect(clockOf(page)).toHaveText(/[۰-۹]:[۰-۹]{2}/)
  await typeToSend(code, '00000000')
  await expect(page.locator('main').getByRole('alert')).toHaveText('کد ورود درست نیست.')
  await typeToSend(code, await readCode(mobile))
  await arrived(page, '/basket')
  await expect(page.getByRole('banner').getByRole('link', { name: 'حساب کاربری' })).toBeVisible()
  await expect(page.locator('main').getByRole('textbox', { name: /^تعداد «/ })).toHaveCount(1)
  const lines = await (await page.request.get('/api/shop/cart/get')).json()
  expect(lines).toHaveLength(1)
})

test('a customer’s own basket takes in what they chose before signing in', async ({
  page,
  browser,
  watch,
}) => {
  const shopper = await makeShopper()
  const atHome = await browser.newContext()
  await watch(atHome)
  const home = await atHome.newPage()
  await home.goto('/login?next=/')
  await byPassword(home, shopper)
  await arrived(home, '/')
  await openProduct(home, 0)
  await addToBasket(home)
  await atHome.close()
  await openProduct(page, 1)
  await addToBasket(page)
  await page.goto('/login?next=/basket')
  await byPassword(page, shopper)
  await arrived(page, '/basket')
  await expect(page.locator('main').getByRole('textbox', { name: /^تعداد «/ })).toHaveCount(2)
})

test('a wrong password is refused, and strangers at a number after ten', async ({ page }) => {
  const { mobile } = await makeShopper()
  await page.goto('/login?next=https://evil.test/')
  const alert = page.locator('main').getByRole('alert')
  await typeInto(signInFields(page).identity, mobile)
  await page.getByRole('button', { name: 'ورود با رمز عبور' }).click()
  for (const _ of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']) {
    await typeInto(signInFields(page).password, `wrong-${_}`)
    const answered = page.waitForResponse(/customers\/login/)
    await page.getByRole('button', { name: 'ورود', exact: true }).click()
    await answered
    await expect(alert).toHaveText('موبایل، ایمیل یا رمز عبور درست نیست.')
  }
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(alert).toHaveText('تعداد تلاش‌ها بیش از حد مجاز بود. ۱۰ دقیقهٔ دیگر دوباره تلاش کنید.')
})

test('a forgotten password is set anew, and the other devices are signed out', async ({ page }) => {
  const { mobile } = await makeShopper()
  await page.goto('/login')
  const { identity, code } = signInFields(page)
  await typeInto(identity, mobile)
  await page.getByRole('button', { name: 'ورود با رمز عبور' }).click()
  await page.getByRole('button', { name: 'رمز عبورم را فراموش کرده‌ام' }).click()
  await typeInto(code, await readCode(mobile))
  await typeInto(page.getByLabel('رمز عبور جدید'), 'رمز تازهٔ من')
  await typeInto(page.getByLabel('تکرار رمز عبور'), 'رمز تازهٔ من')
  await page.getByRole('button', { name: 'ثبت رمز عبور' }).click()
  await arrived(page, '/profile')
})

test('whoever is signed in is led on from the pages that sign in', async ({ page }) => {
  const { customerId } = await enterAsShopper(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.waitForURL(/\/profile$/)
  await page.goto('/login?next=%2Fbasket', { waitUntil: 'commit' })
  await page.waitForURL(/\/basket$/)
  // Without details the second step of registering is what is left; with them nothing is.
  await page.goto('/register')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'مشخصات' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await query(
    `insert into shop.profiles (customer_id, first_name, last_name, national_code, birth_date, marital_status)
     values ($1, 'مریم', 'احمدی', '0084575948', '1990-01-01', 0)`,
    [customerId],
  )
  await page.goto('/register', { waitUntil: 'commit' })
  await page.waitForURL(/\/profile$/)
})

test('what is wrong at the sign-in is tied to its field, which takes the focus', async ({ page }) => {
  const shopper = await makeShopper()
  await page.goto('/login')
  const { identity, password } = signInFields(page)
  await page.getByRole('button', { name: 'دریافت کد ورود' }).click()
  await expect(identity).toBeFocused()
  await expect(identity).toHaveAttribute('aria-invalid', 'true')
  await expect(identity).toHaveAccessibleDescription(/موبایل معتبر وارد کنید/)
  await typeInto(identity, shopper.mobile)
  await expect(identity).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'ورود با رمز عبور' }).click()
  await typeInto(password, 'نادرست')
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveAccessibleDescription(/درست نیست/)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1)
})

test('a code can be asked for again when its time is over', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await typeInto(signInFields(page).identity, newMobile())
  await page.getByRole('button', { name: 'دریافت کد ورود' }).click()
  await expect(clockOf(page)).toBeVisible()
  await page.clock.fastForward(121_000)
  await page.getByRole('button', { name: 'ارسال دوبارهٔ کد' }).click()
  await expect(clockOf(page)).toHaveText(/۱:۵۹|۲:۰۰|۱:۵۸/)
})

test('sessions are listed, and another one is ended', async ({ page, browser, watch }) => {
  const shopper = await makeShopper()
  const other = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
  })
  await watch(other)
  const phone = await other.newPage()
  for (const device of [phone, page]) {
    await device.goto('/login?next=/profile/security')
    await device.waitForLoadState('networkidle')
    await byPassword(device, shopper)
    await arrived(device, '/profile/security')
  }
  await expect(page.getByText('همین دستگاه')).toBeVisible()
  await page.getByRole('button', { name: 'خروج از Chrome در Android' }).click()
  await expect(page.getByRole('button', { name: /^خروج از Chrome/ })).toHaveCount(0)
  expect(await (await other.request.get('/api/shop/me')).json()).toMatchObject({ UserId: null })
  await other.close()
  await page.locator('main').getByRole('button', { name: 'خروج', exact: true }).click()
  await arrived(page, '/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'ورود' })).toBeVisible()
})

test('in English a customer signs in by code too', async ({ page }) => {
  const mobile = newMobile()
  await page.goto('/login?language=en-US')
  await typeInto(page.getByLabel('Mobile or email'), mobile)
  await page.getByRole('button', { name: 'Get a sign-in code' }).click()
  await typeToSend(page.getByLabel('Sign-in code'), await readCode(mobile))
  await arrived(page, '/profile')
  await expect(page.getByRole('banner').getByRole('link', { name: 'My account' })).toBeVisible()
})

/** The address that asked may carry the path it leads to, so the path alone is looked at. */
const arrived = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)

const clockOf = (page: Page) => page.locator('main').getByRole('timer')

async function byPassword(
  page: Page,
  { mobile, password }: { mobile: string; password: string },
): Promise<void> {
  const fields = signInFields(page)
  await typeInto(fields.identity, mobile)
  await page.getByRole('button', { name: 'ورود با رمز عبور' }).click()
  await typeInto(fields.password, password)
  await page.getByRole('button', { name: 'ورود', exact: true }).click()
}
