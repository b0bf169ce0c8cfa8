import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { enterAsShopper } from './customer-room.ts'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'

const SUBMIT = '**/api/shop/userfile/SumbitUserFile'
const CARD = 'تصویر کارت ملی'

// These journeys are about refusals, which the browser writes on its console.
test.use({ expectedErrors: [/status of (409|415)|ERR_FAILED/] })

async function picture(name = 'card.jpg') {
  const area = { width: 856, height: 540, channels: 3, background: '#cfe3e1' } as const
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create: area }).jpeg().toBuffer() }
}

const field = (page: Page, name = CARD) => page.getByRole('group', { name })
const box = (page: Page, name = CARD) => field(page, name).locator('input[type=file]')
const preview = (page: Page, name = CARD) => field(page, name).getByRole('img')
const alert = (page: Page, name = CARD) => field(page, name).getByRole('alert')

/** Holds uploads until they are let go. */
async function hold(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((go) => {
    letGo = go
  })
  await page.route(SUBMIT, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  return letGo
}

async function remove(page: Page, name = CARD): Promise<void> {
  await field(page, name)
    .getByRole('button', { name: /حذف فایل|Delete file/ })
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(تأیید|OK)$/ })
    .click()
}

test('a customer sends a picture, sees it, and deletes it again [S1.24 S1.25 S4.70 S4.71 S4.72 S4.73 S4.75 S6.07]', async ({
  page,
}) => {
  const { customerId } = await enterAsShopper(page)
  await page.goto('/profile/files')
  const letGo = await hold(page)
  await box(page).setInputFiles(await picture())
  await expect(field(page).getByRole('progressbar')).toBeVisible()
  await expect(field(page)).toContainText('در حال بارگذاری')
  await expect(box(page)).toHaveCount(0)
  letGo()
  await expect(preview(page)).toBeVisible()
  await expect.poll(() => preview(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(856)
  await expect(box(page)).toHaveCount(0)
  await page.reload()
  await expect.poll(() => preview(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(856)
  await remove(page)
  await expect(preview(page)).toHaveCount(0)
  await expect(box(page)).toBeEnabled()
  const rows = await query('select state, wrapped_key from shop.private_files where customer_id = $1', [
    customerId,
  ])
  expect(rows).toEqual([{ state: 'deleted', wrapped_key: null }])
})

test('an upload that does not end well says why, and the box is back [S4.74 S8.26 S8.28 S8.29 S8.30 S5.94]', async ({
  page,
}) => {
  await enterAsShopper(page)
  await page.goto('/profile/files')
  await box(page).setInputFiles({
    name: 'card.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  })
  await expect(alert(page)).toHaveText('این نوع فایل پذیرفته نمی‌شود.')
  await box(page).setInputFiles([])
  await expect(alert(page)).toHaveText('فایلی انتخاب نشده است.')

  await page.route(SUBMIT, (route) => route.abort())
  await box(page).setInputFiles(await picture())
  await expect(alert(page)).toHaveText('فایل بارگذاری نشد. لطفاً دوباره تلاش کنید.')
  await expect(box(page)).toBeEnabled()
  await page.unroute(SUBMIT)

  const letGo = await hold(page)
  await box(page).setInputFiles(await picture())
  await field(page).getByRole('button', { name: 'لغو بارگذاری' }).click()
  await expect(alert(page)).toHaveText('بارگذاری فایل لغو شد.')
  await expect(box(page)).toBeEnabled()
  letGo()
  await page.unroute(SUBMIT)

  // In the meantime the same customer sends one from another window.
  const other = await page.context().newPage()
  await other.goto('/profile/files')
  await box(other).setInputFiles(await picture())
  await expect(preview(other)).toBeVisible()
  await box(page).setInputFiles(await picture())
  await expect(alert(page)).toHaveText('برای بارگذاری فایل جدید، ابتدا فایل فعلی را حذف کنید.')
  await expect(preview(page)).toBeVisible()
})

test('a required field is required again when its file is deleted, and takes the page’s own list of files [S4.76 S5.93 S5.80 S5.95]', async ({
  page,
}) => {
  await enterAsShopper(page)
  await page.goto('/ui')
  const part = page.locator('#file-field [data-culture-shown="fa-IR"]')
  const input = part.getByRole('group').locator('input[type=file]')
  await expect(input).toHaveAttribute('required')
  await expect(input).toHaveAttribute('accept', '.jpg,.png')
  await input.setInputFiles(await picture('card.webp'))
  await expect(part.getByRole('alert')).toHaveText('این نوع فایل پذیرفته نمی‌شود.')
  await input.setInputFiles(await picture())
  await expect(part.getByRole('group').getByRole('img')).toBeVisible()
  await expect(part.getByText('الزامی')).toHaveCount(0)
  await part.getByRole('button', { name: /حذف فایل/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'تأیید' }).click()
  await expect(input).toHaveAttribute('required')
  await expect(part.getByText('الزامی')).toBeVisible()

  const simple = part.locator('input[name=picture]')
  await expect(simple).toHaveAttribute('accept', 'image/*')
  const said = page.waitForEvent('console', (message) => message.text() === 'File not supported!')
  await simple.setInputFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  expect((await said).type()).toBe('log')
  await expect(part.getByRole('alert')).toHaveCount(0)
  await simple.setInputFiles(await picture())
  await expect(part.getByRole('img', { name: 'پیش‌نمایش فایل: چای' })).toBeVisible()
})

test('in English too a picture is sent, seen and deleted', async ({ page }) => {
  await enterAsShopper(page)
  await page.goto('/profile/files?language=en-US')
  const name = 'Picture of national card'
  await box(page, name).setInputFiles(await picture())
  await expect(preview(page, name)).toBeVisible()
  await remove(page, name)
  await expect(box(page, name)).toBeEnabled()
})
