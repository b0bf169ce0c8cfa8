import type { Page } from '@playwright/test'
import { productWhere } from './database.ts'
import { expect, test } from './fixtures.ts'
import { pasteInto, typeInto } from './typing.ts'

const REQUIRED = 'پر کردن این فیلد الزامی است.'
const mobile = (page: Page) => page.getByLabel('شمارهٔ موبایل')
const send = (page: Page) => page.getByRole('button', { name: 'ثبت سفارش ویژه' })

async function openForm(page: Page, path = '/special-order'): Promise<string[]> {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/shop/specialorder')) sent.push(request.postData() ?? '')
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return sent
}

async function fill(page: Page): Promise<void> {
  await typeInto(page.getByLabel('نام شما'), 'نگار رضایی')
  await typeInto(mobile(page), '۰۹۱۲۳۴۵۶۷۸۹')
  await typeInto(page.getByLabel('چه کالایی می‌خواهید؟'), 'یک سماور برنجی کوچک قدیمی')
  // The answers are the journeys' own here; a true picture is read in feedback.spec.ts.
  await typeInto(page.getByRole('textbox', { name: 'کد تصویر' }), '۱۲۳۴۵')
}

/** Presses keys as a keyboard of any script sends them; Playwright itself knows the Latin ones only. */
async function pressKeys(page: Page, keys: readonly string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  for (const key of keys) {
    await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
    await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
  }
}

test.describe('a form with errors', () => {
  test('is not sent, runs its error callback and says why in the shop’s words [S5.43 S5.44 S5.54]', async ({
    page,
  }) => {
    const sent = await openForm(page)
    await typeInto(mobile(page), '123')
    await send(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'چند مورد نیاز به اصلاح دارد. لطفاً فیلدهای مشخص‌شده را بررسی کنید.',
    )
    await expect(page.getByLabel('نام شما')).toHaveAccessibleDescription(REQUIRED)
    await expect(page.getByLabel('نام شما')).toBeFocused()
    await expect(mobile(page)).toHaveAccessibleDescription('شمارهٔ موبایل معتبر نیست.')
    await expect(mobile(page)).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
  })

  test('says the specified words in English [S5.45 S5.46 S5.51]', async ({ page }) => {
    await openForm(page, '/special-order?language=en-US')
    await typeInto(page.getByLabel('Mobile number'), '12')
    await typeInto(page.getByLabel('What are you looking for?'), 'short')
    await page.getByRole('button', { name: 'Send special order' }).click()
    await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('This field is required.')
    await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription('Please enter a valid mobile')
    await expect(page.getByLabel('What are you looking for?')).toHaveAccessibleDescription(
      'Please enter at least 10 characters.',
    )
  })

  test('skips fields that are hidden [S5.06]', async ({ page }) => {
    const sent = await openForm(page)
    await fill(page)
    await typeInto(page.getByLabel('نام شما'), '')
    await send(page).click()
    await expect(page.getByLabel('نام شما')).toHaveAccessibleDescription(REQUIRED)
    expect(sent).toEqual([])
    await page.getByLabel('نام شما').evaluate((field) => {
      if (field.parentElement) field.parentElement.style.display = 'none'
    })
    await send(page).click()
    await expect.poll(() => sent).toHaveLength(1)
  })
})

test.describe('a sent form', () => {
  test('gives its values in Latin digits and says that it has arrived', async ({ page }) => {
    const sent = await openForm(page)
    await page.route('**/api/shop/specialorder', (route) => route.fulfill({ json: {} }))
    await fill(page)
    await send(page).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('سفارش ویژهٔ شما ثبت شد.')
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ Name: 'نگار رضایی', Mobile: '09123456789' })
  })

  test('keeps what was typed when the shop does not take it', async ({ page }) => {
    await openForm(page)
    await page.route('**/api/shop/specialorder', (route) => route.fulfill({ status: 404, body: '' }))
    await fill(page)
    await send(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('سفارش ویژه ثبت نشد.')
    await expect(page.getByLabel('نام شما')).toHaveValue('نگار رضایی')
  })
})

test.describe('the keys of a contact field', () => {
  test('are digits of three scripts, backspace and a plus, and no other [S5.35 S5.36 S5.37 S5.38 S5.39 S5.40]', async ({
    page,
  }) => {
    await openForm(page)
    await mobile(page).focus()
    await pressKeys(page, ['+', '9', '8', '۹', '١', 'a', 'ش', '-', ' ', '.', '2'])
    await expect(mobile(page)).toHaveValue('+98۹١2')
    await page.keyboard.press('Backspace')
    await expect(mobile(page)).toHaveValue('+98۹١')
  })

  test('hold for pasted text too', async ({ page }) => {
    await openForm(page)
    await pasteInto(mobile(page), '+98 (912) 345-6789')
    await expect(mobile(page)).toHaveValue('+989123456789')
  })
})

test.describe('the keys of a number field', () => {
  test('are digits of three scripts and backspace, and no other [S5.35 S5.36 S5.37 S5.38 S5.39]', async ({
    page,
  }) => {
    await page.goto((await productWhere('v.max_order_count = 0 and v.step = 1')).address)
    await page.waitForLoadState('networkidle')
    const field = page.getByRole('textbox', { name: /^تعداد/ })
    await typeInto(field, '')
    await pressKeys(page, ['1', '۲', '٣', 'a', '+', '.', 'ش'])
    await expect(field).toHaveValue('۱۲۳')
    await field.press('Backspace')
    await expect(field).toHaveValue('۱۲')
  })
})
