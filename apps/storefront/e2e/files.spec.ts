import type { Page } from '@playwright/test'
import { CONFIRM_DIALOG } from '@rasteh/shop-core/shell'
import sharp from 'sharp'
import { enterAsShopper } from './customer-helpers.ts'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { motionsOf, noteMotions } from './motions.ts'

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

test('a customer sends a picture, sees it, and deletes it again [S1.24 S1.25 S2.54 S4.70 S4.71 S4.72 S4.73 S4.75 S6.07]', async ({
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

test('an upload that does not end well says why, and the box is back [S4.74 S8.26 S8.28 S8.29 S8.30 S5.93 S5.94]', async ({
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
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('SumbitUserFile') && sent.push(request.url()))
  await box(page).setInputFiles({ ...(await picture('card.pdf')), mimeType: 'application/pdf' })
  await expect(alert(page)).toHaveText('این نوع فایل پذیرفته نمی‌شود.')
  expect(sent).toEqual([])
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

test('the profile picture takes pictures alone, and shows one before it is sent [S5.80 S5.95]', async ({
  page,
}) => {
  await enterAsShopper(page)
  await page.goto('/profile/files')
  const name = 'تصویر من'
  await expect(box(page, name)).toHaveAttribute('accept', 'image/*')
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('SumbitUserFile') && sent.push(request.url()))
  const said = page.waitForEvent('console', (message) => message.text() === 'File not supported!')
  const paper = { name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
  await box(page, name).setInputFiles(paper)
  expect((await said).type()).toBe('log')
  await expect(alert(page, name)).toHaveCount(0)
  await expect(preview(page, name)).toHaveCount(0)
  expect(sent).toEqual([])
  const letGo = await hold(page)
  await box(page, name).setInputFiles(await picture())
  await expect(field(page, name).getByRole('progressbar')).toBeVisible()
  await expect.poll(() => preview(page, name).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(856)
  letGo()
  await expect(field(page, name).getByRole('button', { name: /حذف فایل/ })).toBeVisible()
  await remove(page, name)
  await expect(box(page, name)).toBeEnabled()
})

test('the confirm dialog moves for 400 ms, and takes Escape for no [S9.69]', async ({ page }) => {
  await noteMotions(page)
  await enterAsShopper(page)
  await page.goto('/profile/files')
  await box(page).setInputFiles(await picture())
  await field(page)
    .getByRole('button', { name: /حذف فایل/ })
    .click()
  const dialog = page.getByRole('alertdialog')
  // A dialog that is closed while it still opens moves back for as long as it has come.
  const scale = () => dialog.evaluate((box) => getComputedStyle(box.parentElement ?? box).scale)
  await expect(dialog).toBeVisible()
  await expect.poll(scale).toBe('none')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(preview(page)).toBeVisible()
  const moved = (await motionsOf(page)).filter((motion) => motion.moved === 'scale')
  expect([...new Set(moved.map(({ ms }) => ms))]).toEqual([CONFIRM_DIALOG.animationMs])
  const last = (frames: string[]) => JSON.parse(frames.at(-1) ?? '{}').scale
  expect([...new Set(moved.map(({ frames }) => last(frames)))]).toEqual(['none', '0.94'])
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
