import type { Page } from '@playwright/test'
import { samplePdf } from '@rasteh/test-kit/sample-pdf'
import { sampleMp4 } from '@rasteh/test-kit/sample-video'
import { barriersOn } from './barriers.ts'
import { overflowOf } from './comment-helpers.ts'
import { settle } from './dashboard-screens.ts'
import { expect } from './fixtures.ts'
import { addressOf, until, write } from './page-form.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const COLLECTION = '/dashboard/collections/files'
const catalogue = (words = 'Hello there') =>
  Buffer.from(samplePdf().toString('latin1').replace('Hello there', words), 'latin1')

async function give(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: '', buffer })
}

/** Uploads as the dashboard does; the id of the file. */
async function send(page: Page, name: string, buffer: Buffer): Promise<number> {
  const headers = { origin: new URL(page.url()).origin }
  const file = { name, mimeType: 'application/octet-stream', buffer }
  const multipart = { _payload: JSON.stringify({ title: name }), file }
  const answer = await page.request.post('/cms-api/files?locale=fa', { headers, multipart })
  expect(answer.status()).toBe(201)
  return (await answer.json()).doc.id
}

test('an editor puts a catalogue on a page; a visitor saves it, and the newer one after it was replaced', async ({
  page,
  shopFixture,
  baseURL,
  browser,
  watch,
}) => {
  test.setTimeout(120_000)
  await enterAs(page, shopFixture, 'editor')
  await page.goto(`${COLLECTION}/create`)
  await settle(page)
  await give(page, 'کاتالوگ.pdf', catalogue())
  await typeInto(page.getByLabel('عنوان').last(), 'کاتالوگ ۱۴۰۵')
  await page.getByRole('button', { name: 'ذخیره', exact: true }).click()
  await page.waitForURL(/\/collections\/files\/\d+/)
  const file = Number(/files\/(\d+)/.exec(page.url())?.[1])

  const slug = addressOf('catalogue')
  const layout = [{ blockType: 'downloads', items: [{ file }] }]
  await write(page, baseURL, 'POST', 'pages?locale=fa', {
    title: 'کاتالوگ‌ها',
    slug,
    layout,
    _status: 'published',
  })

  const guest = await browser.newContext({ locale: 'fa-IR', viewport: { width: 390, height: 844 } })
  await watch(guest)
  const visitor = await guest.newPage()
  await until(async () => expect((await visitor.goto(`/${slug}`))?.status()).toBe(200))
  const link = visitor.getByRole('link', { name: /کاتالوگ ۱۴۰۵.*PDF.*، ۱ کیلوبایت/ })
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const [download] = await Promise.all([visitor.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('کاتالوگ ۱۴۰۵.pdf')
  const before = await link.getAttribute('href')

  await page.reload()
  await expect(page.getByRole('link', { name: 'کاتالوگ‌ها' })).toBeVisible()
  await page.locator('.file-details__remove').click()
  await give(page, 'کاتالوگ تازه.pdf', catalogue('Newer words'))
  await page.getByRole('button', { name: 'ذخیره', exact: true }).click()
  await until(async () => {
    await visitor.goto(`/${slug}`)
    expect(await link.getAttribute('href')).not.toBe(before)
  })
  const answer = await visitor.request.get((await link.getAttribute('href')) ?? '')
  expect(answer.headers()).toMatchObject({
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
  })
  expect(String(await answer.body())).toContain('Newer words')
  await guest.close()
})

test('a page in the clothes of a document is refused in words', async ({ page, shopFixture }) => {
  await enterAs(page, shopFixture, 'editor')
  await page.goto(`${COLLECTION}/create`)
  await settle(page)
  await give(page, 'catalogue.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'))
  await typeInto(page.getByLabel('عنوان').last(), 'کاتالوگ')
  await page.getByRole('button', { name: 'ذخیره', exact: true }).click()
  await expect(page.getByText('فقط PDF سالم، ویدیوی MP4 یا WebM')).toBeVisible()
})

test('files and a video are read at every width, in both cultures and in the dark, and nothing of the video is loaded', async ({
  page,
  shopFixture,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await enterAs(page, shopFixture, 'editor')
  await page.goto(COLLECTION)
  const [document, film, captions] = [
    await send(page, 'شرایط گارانتی و خدمات پس از فروش سراسر کشور.pdf', catalogue()),
    await send(page, 'خط تولید.mp4', sampleMp4({ width: 1080, height: 1920 })),
    await send(page, 'زیرنویس.vtt', Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nسلام\n')),
  ]
  const { rows } = await shopFixture.owner.query('select id from public.media order by id limit 1')
  const slug = addressOf('film')
  const layout = [
    {
      blockType: 'downloads',
      title: 'دریافت',
      items: [{ file: document }, { file: film, title: 'ویدیوی ما' }],
    },
    {
      blockType: 'video',
      title: 'کارخانه',
      file: film,
      picture: rows[0].id,
      captions,
      text: 'هر روز ۱۲۰۰ قطعه.',
    },
  ]
  const written = { title: 'فیلم', slug, layout, _status: 'published' }
  const { doc } = await write(page, baseURL, 'POST', 'pages?locale=fa', written)
  await write(page, baseURL, 'PATCH', `pages/${doc.id}?locale=en`, written)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const [language, size] of [
    ['fa-IR', /PDF.?، ۱ کیلوبایت/],
    ['en-US', /PDF.?, 1 KB/],
  ] as const)
    for (const width of [360, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await until(async () => expect((await page.goto(`/${slug}?language=${language}`))?.status()).toBe(200))
      await expect(page.getByText(size)).toBeVisible()
      const video = page.getByLabel('کارخانه', { exact: true }).and(page.locator('video'))
      const box = await video.boundingBox()
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1080 / 1920, 1)
      expect(box?.height).toBeLessThanOrEqual(900)
      expect(await overflowOf(page)).toBe(0)
    }
  expect(asked.filter((path) => /\.(mp4|webm|pdf)$/.test(path))).toEqual([])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await barriersOn(page)).toEqual([])
  }
  const source = (await page.locator('video source').getAttribute('src')) ?? ''
  const part = await page.request.get(source, { headers: { range: 'bytes=8-15' } })
  expect([part.status(), String(await part.body())]).toEqual([206, 'isom\0\0\0\0'])
})
