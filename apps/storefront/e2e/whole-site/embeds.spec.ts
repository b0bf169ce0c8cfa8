import type { Page } from '@playwright/test'
import { barriersOn } from '../barriers.ts'
import { expect } from '../fixtures.ts'
import { addressOf, until, write } from '../page-form.ts'
import { test } from '../shop-fixture.ts'
import { enterAs, originHeader } from '../staff-helpers.ts'

const SETTINGS = '/dashboard/globals/shop-settings'
const FRAME = 'https://www.aparat.com/video/video/embed/videohash/bg1w3/vt/frame'
const NODE = { version: 1, indent: 0, format: '', direction: null }
const VIDEO = { blockType: 'embed', id: 'e1', url: 'https://www.aparat.com/v/bg1w3', caption: 'خط تولید ما' }
const BODY = {
  root: { ...NODE, type: 'root', children: [{ type: 'block', version: 2, format: '', fields: VIDEO }] },
}

// The player is the one thing of another origin that a page may ask for, and only after a press.
test.use({ expectedErrors: [/^asked another origin: https:\/\/www\.aparat\.com\//] })

async function allow(page: Page, embedsAparat: boolean): Promise<void> {
  const data = { embedsAparat }
  const answer = await page.request.post('/cms-api/globals/shop-settings', {
    data,
    headers: originHeader(page),
  })
  expect(answer.status()).toBe(200)
}

test.afterEach(async ({ page, shopFixture }) => {
  await enterAs(page, shopFixture, 'owner')
  await page.goto(SETTINGS)
  await allow(page, false)
})

test('a video of another site is a link until the owner allows its service, and loads nothing before a press', async ({
  page,
  shopFixture,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await enterAs(page, shopFixture, 'owner')
  await page.goto(SETTINGS)
  const slug = addressOf('video')
  const document = { title: 'ویدیو', slug, body: BODY, _status: 'published' }
  expect((await write(page, baseURL, 'POST', 'news?locale=fa', document)).status).toBe(201)
  await until(async () => expect((await page.request.get(`/news/${slug}`)).status()).toBe(200))

  const policyOf = async () =>
    (await page.request.get(`/news/${slug}`)).headers()['content-security-policy'] ?? ''
  await page.goto(`/news/${slug}`)
  await expect(page.getByRole('link', { name: 'تماشای «خط تولید ما» در آپارات' })).toHaveAttribute(
    'href',
    'https://www.aparat.com/v/bg1w3',
  )
  expect(await policyOf()).not.toContain('aparat')

  await page.goto(SETTINGS)
  await allow(page, true)
  await until(async () => expect(await policyOf()).toContain("frame-src 'self' https://www.aparat.com;"))
  expect((await page.request.get('/')).headers()['content-security-policy']).not.toContain('aparat')

  const asked: string[] = []
  await page.route('https://www.aparat.com/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>player</title><p>پخش</p>',
    })
  })
  await page.goto(`/news/${slug}`)
  const poster = page.getByRole('link', { name: /پخش ویدیوی «خط تولید ما»/ })
  await expect(poster).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  // Before its script is there, a press follows the link.
  await expect(page.locator('rasteh-island[name="rich-text/embed-frame"][data-awake]')).toHaveCount(1)
  await poster.focus()
  await page.keyboard.press('Enter')
  await expect(page.frameLocator('iframe[title="خط تولید ما"]').getByText('پخش')).toBeVisible()
  expect(asked).toEqual([FRAME])
})
