import type { Page } from '@playwright/test'
import { readCaptcha } from '@rasteh/test-kit/captcha'
import { samplePdf } from '@rasteh/test-kit/sample-pdf'
import { barriersOn } from './barriers.ts'
import { expect } from './fixtures.ts'
import { addressOf, until, write } from './page-form.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeFocused, typeInto } from './typing.ts'

type ShopFixture = Parameters<Parameters<typeof test>[2]>[0]['shopFixture']
type Kept = { answers: { label: string; value: unknown }[]; state: string }

/** Reads the picture that the page shows, as a person would. */
async function readPicture(page: Page, { owner }: ShopFixture): Promise<string> {
  const cookies = await page.context().cookies()
  const handles = cookies.find(({ name }) => name === 'rasteh-captcha-site')?.value ?? ''
  return readCaptcha(owner, process.env.RASTEH_E2E_SECRET ?? '', handles.split('.')[0] ?? '')
}

async function keptOf({ owner }: ShopFixture, name: string): Promise<Kept[]> {
  const { rows } = await owner.query<Kept>(
    `select answers, state from shop.form_submissions where answers @> $1::jsonb`,
    [JSON.stringify([{ value: name }])],
  )
  return rows
}

async function fillIn(page: Page, name: string): Promise<void> {
  await typeInto(page.getByLabel('نام و نام خانوادگی'), name)
  await typeInto(page.getByLabel('شمارهٔ موبایل'), '۰۹۱۲۳۴۵۶۷۸۹')
  await typeInto(page.getByLabel('کد ملی'), '۰۰۸۴۵۷۵۹۴۸')
  await typeInto(page.getByLabel('تاریخ تولد: روز'), '15')
  await page.getByLabel('تاریخ تولد: ماه').selectOption('اردیبهشت')
  await typeInto(page.getByLabel('تاریخ تولد: سال'), '1370')
  await page.getByLabel('زمینهٔ کاری').selectOption('برنامه‌نویسی')
  await page.getByRole('checkbox', { name: /می‌پذیرم/ }).check()
}

const choose = (page: Page, name: string, buffer: Buffer, mimeType = 'application/pdf') =>
  page.getByLabel(/رزومه/).setInputFiles({ name, mimeType, buffer })

async function send(page: Page, shopFixture: ShopFixture): Promise<void> {
  const picture = page.getByRole('img', { name: 'تصویر کد امنیتی' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(280)
  await typeInto(page.getByRole('textbox', { name: 'کد تصویر' }), await readPicture(page, shopFixture))
  await page.getByRole('button', { name: 'ارسال درخواست' }).click()
}

test.describe('the application for a job', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/ERR_FAILED/] })

  test('is filled in on a phone, mended where it is wrong, and arrives with its résumé', async ({
    page,
    shopFixture,
  }) => {
    const name = `مینا ${Date.now()}`
    await page.goto('/careers')
    await expect(page.getByRole('heading', { level: 1, name: 'فرصت‌های شغلی' })).toBeVisible()
    await page.getByRole('button', { name: 'ارسال درخواست' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'این موارد را اصلاح کنید' })
    await expect(summary).toContainText('نام و نام خانوادگی، شمارهٔ موبایل، کد ملی')
    await expect(page.getByLabel('نام و نام خانوادگی')).toBeFocused()

    await fillIn(page, name)
    await choose(page, 'رزومه.html', Buffer.from('<script>'), 'text/html')
    await page.getByRole('button', { name: 'ارسال درخواست' }).click()
    await expect(page.getByText('این نوع فایل پذیرفته نمی‌شود.')).toBeVisible()

    // A page by the name of a PDF passes the browser, and not the server.
    await choose(page, 'رزومه.pdf', Buffer.from('<script>alert(1)</script>'))
    await send(page, shopFixture)
    await expect(page.getByText('این نوع فایل پذیرفته نمی‌شود.')).toBeVisible()
    await expect(page.getByLabel('نام و نام خانوادگی')).toHaveValue(name)
    expect(await keptOf(shopFixture, name)).toEqual([])

    await choose(page, 'رزومه.pdf', samplePdf())
    await send(page, shopFixture)
    await expect(page.getByText('درخواست شما رسید.')).toBeVisible()
    const [kept, ...others] = await keptOf(shopFixture, name)
    expect(others).toEqual([])
    expect(kept?.state).toBe('new')
    expect(kept?.answers.map(({ label, value }) => [label, value])).toEqual([
      ['نام و نام خانوادگی', name],
      ['شمارهٔ موبایل', '09123456789'],
      ['کد ملی', '0084575948'],
      ['تاریخ تولد', '1991-05-05'],
      ['زمینهٔ کاری', 'برنامه‌نویسی'],
      ['رزومه', 'رزومه.pdf'],
      [expect.stringContaining('می‌پذیرم'), 'yes'],
    ])
  })

  test('asks for the field of work only from those who choose another one', async ({ page }) => {
    await page.goto('/careers')
    const other = page.getByLabel('کدام زمینه؟')
    await expect(other).toHaveCount(0)
    await page.getByLabel('زمینهٔ کاری').selectOption('زمینهٔ دیگر')
    await typeInto(other, 'باغبانی')
    await page.getByLabel('زمینهٔ کاری').selectOption('انبار و ارسال')
    await expect(other).toHaveCount(0)
  })

  test('keeps what was typed when the line is cut, and stores one when it is sent again', async ({
    page,
    shopFixture,
  }) => {
    const name = `نادر ${Date.now()}`
    await page.goto('/careers')
    await fillIn(page, name)
    await choose(page, 'cv.pdf', samplePdf())
    await page.route('**/submissions', (route) => route.abort('failed'), { times: 1 })
    await send(page, shopFixture)
    await expect(page.getByText('فرم ارسال نشد.')).toBeVisible()
    await expect(page.getByLabel('نام و نام خانوادگی')).toHaveValue(name)
    await send(page, shopFixture)
    await expect(page.getByText('درخواست شما رسید.')).toBeVisible()
    expect(await keptOf(shopFixture, name)).toHaveLength(1)
  })
})

test('a form of two steps is filled in by the keyboard on a phone and ends on its page of thanks', async ({
  page,
  shopFixture,
  baseURL,
}) => {
  await enterAs(page, shopFixture, 'manager')
  const field = (blockType: string, label: string, step = '') => ({ blockType, label, step, required: true })
  const thanks = { title: 'سپاس از شما', slug: addressOf('thanks'), _status: 'published' }
  const { doc: thanksPage } = await write(page, baseURL, 'POST', 'pages', thanks)
  const { doc: form } = await write(page, baseURL, 'POST', 'forms', {
    title: 'درخواست نمایندگی',
    slug: addressOf('agency'),
    hasCaptcha: false,
    thanksPage: thanksPage.id,
    fields: [field('shortText', 'نام فروشگاه', 'فروشگاه شما'), field('mobile', 'موبایل مدیر', 'راه تماس')],
  })
  const slug = addressOf('agency')
  const layout = [{ blockType: 'form', form: form.id }]
  await write(page, baseURL, 'POST', 'pages', { title: 'نمایندگی', slug, layout, _status: 'published' })
  await page.setViewportSize({ width: 390, height: 844 })
  await until(async () => expect((await page.goto(`/${slug}`))?.status()).toBe(200))

  await typeInto(page.getByLabel('نام فروشگاه'), 'کاشی نگین')
  await expect(page.getByLabel('موبایل مدیر')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByText('گام ۲ از ۲: راه تماس')).toBeFocused()
  await expect(page.getByLabel('نام فروشگاه')).toBeHidden()
  await page.keyboard.press('Tab')
  await typeFocused(page.getByLabel('موبایل مدیر'), '۰۹۱۲۳۴۵۶۷۸۹')
  expect(await barriersOn(page)).toEqual([])
  await page.getByRole('button', { name: 'ارسال' }).click()
  await page.waitForURL(`**/${thanksPage.path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('سپاس از شما')
  expect((await keptOf(shopFixture, 'کاشی نگین')).length).toBeGreaterThan(0)
})
