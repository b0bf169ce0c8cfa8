import type { Page } from '@playwright/test'
import { readCaptcha } from '@rasteh/test-kit/captcha'
import { query } from './database.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { typeInto } from './typing.ts'

type ShopFixture = Parameters<Parameters<typeof test>[2]>[0]['shopFixture']

/** Reads the picture that the page shows, as a person would. */
async function readPicture(page: Page, shopFixture: ShopFixture, form = 'feedback'): Promise<string> {
  const cookies = await page.context().cookies()
  const handles = cookies.find(({ name }) => name === `rasteh-captcha-${form}`)?.value ?? ''
  return readCaptcha(shopFixture.owner, process.env.RASTEH_E2E_SECRET ?? '', handles.split('.')[0] ?? '')
}

const picture = (page: Page) => page.getByRole('img', { name: /تصویر کد امنیتی|Security code picture/ })

async function openForm(page: Page): Promise<void> {
  await page.goto('/feedback')
  await expect(picture(page)).toHaveAttribute('src', /FeedbackHandler\.ashx\?action=captcha&rnd=0\.\d+/)
  await expect.poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(280)
}

const kept = (subject: string) =>
  query<{ text: string; attachment_name: string | null; culture: string; email: string | null }>(
    'select text, attachment_name, culture, email from public.feedback where subject = $1',
    [subject],
  )

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test.describe('feedback', () => {
  // One journey cuts the line on purpose.
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('is written, guarded by a picture, sent with a named file and arrives [S1.20 S1.21 S2.66 S2.67 S7.18]', async ({
    page,
    shopFixture,
  }) => {
    const subject = `نظر ${Date.now()}`
    await openForm(page)
    await page.getByRole('button', { name: 'ارسال پیام' }).click()
    await expect(page.getByRole('textbox', { name: 'نام', exact: true })).toBeFocused()
    await typeInto(page.getByRole('textbox', { name: 'نام', exact: true }), 'مینا')
    await typeInto(page.getByLabel('موبایل یا ایمیل'), 'mina@example.com')
    await typeInto(page.getByLabel('موضوع'), subject)
    await typeInto(page.getByLabel('متن پیام'), 'سفارش من زود و سالم رسید.')
    await page
      .getByLabel('افزودن تصویر')
      .setInputFiles({ name: 'نامه.pdf', mimeType: 'application/pdf', buffer: PNG })
    await page.getByRole('button', { name: 'ارسال پیام' }).click()
    await expect(page.getByText('این نوع فایل پذیرفته نمی‌شود.').first()).toBeVisible()
    await page
      .getByLabel('افزودن تصویر')
      .setInputFiles({ name: 'رسید.png', mimeType: 'image/png', buffer: PNG })
    await expect(page.getByText('رسید.png')).toBeVisible()
    const first = await picture(page).getAttribute('src')
    await typeInto(page.getByRole('textbox', { name: 'کد تصویر' }), '11111')
    await page.getByRole('button', { name: 'ارسال پیام' }).click()
    await expect(page.getByText('کد تصویر درست نیست')).toBeVisible()
    await expect(picture(page)).not.toHaveAttribute('src', first ?? '')
    await picture(page).evaluate((image: HTMLImageElement) => image.decode())
    const digits = await readPicture(page, shopFixture)
    const persian = digits.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))
    await typeInto(page.getByRole('textbox', { name: 'کد تصویر' }), persian)
    await page.getByRole('button', { name: 'ارسال پیام' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'پیام شما ارسال شد' })).toBeVisible()
    expect(await kept(subject)).toEqual([
      {
        text: 'سفارش من زود و سالم رسید.',
        attachment_name: 'رسید.png',
        culture: 'fa-IR',
        email: 'mina@example.com',
      },
    ])
  })

  test('may be sent without seeing: by the device’s work, on a phone, in English', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: 'en-US', url: baseURL ?? '' }])
    await page.setViewportSize({ width: 360, height: 740 })
    const subject = `Idea ${Date.now()}`
    await openForm(page)
    await typeInto(page.getByLabel('Name'), 'Mina')
    await typeInto(page.getByLabel('Subject'), subject)
    await typeInto(page.getByLabel('Message', { exact: true }), 'Please sell more brass samovars.')
    await page.getByRole('checkbox', { name: /not a robot/ }).check()
    await expect(page.getByText('Proven')).toBeVisible({ timeout: 30_000 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('We have received your message')).toBeVisible()
    expect(await kept(subject)).toMatchObject([{ culture: 'en-US' }])
  })

  test('may be sent without seeing: by digits that are heard; an outage keeps the text', async ({
    page,
    shopFixture,
  }) => {
    await openForm(page)
    const spoken = page.waitForResponse(/\/captcha\/feedback\/spoken/)
    await page.getByRole('button', { name: 'شنیدن کد' }).click()
    expect((await spoken).headers()['content-type']).toBe('audio/wav')
    const digits = await readPicture(page, shopFixture)
    await typeInto(page.getByRole('textbox', { name: 'نام', exact: true }), 'مینا')
    await typeInto(page.getByLabel('موضوع'), 'قطعی')
    await typeInto(page.getByLabel('متن پیام'), 'این پیام نباید گم شود.')
    await typeInto(page.getByRole('textbox', { name: 'کد تصویر' }), digits)
    await page.route(/action=submit/, (route) => route.abort())
    await page.getByRole('button', { name: 'ارسال پیام' }).click()
    await expect(page.getByText('پیام ارسال نشد')).toBeVisible()
    await expect(page.getByLabel('متن پیام')).toHaveValue('این پیام نباید گم شود.')
  })
})

test.describe('a special order', () => {
  test('is sent from its page with a captcha and lands beside the feedback', async ({
    page,
    shopFixture,
  }) => {
    await page.goto('/special-order')
    await picture(page).evaluate((image: HTMLImageElement) => image.decode())
    const text = `سماور زغالی برنجی ${Date.now()}`
    await typeInto(page.getByLabel('نام شما'), 'رضا')
    await typeInto(page.getByLabel('شمارهٔ موبایل'), '۰۹۱۲۳۴۵۶۷۸۹')
    await typeInto(page.getByLabel('چه کالایی می‌خواهید؟'), text)
    await typeInto(
      page.getByRole('textbox', { name: 'کد تصویر' }),
      await readPicture(page, shopFixture, 'site'),
    )
    await page.getByRole('button', { name: 'ثبت سفارش ویژه' }).click()
    await expect(page.getByText('سفارش ویژهٔ شما ثبت شد')).toBeVisible()
    const rows = await query('select kind, mobile from public.feedback where text = $1', [text])
    expect(rows).toEqual([{ kind: 'special-order', mobile: '09123456789' }])
  })
})
