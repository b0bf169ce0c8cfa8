import { expect } from './fixtures.ts'
import { addressOf, until, write } from './page-form.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'

const TEXT = (text: string) => ({
  root: {
    ...{ type: 'root', format: '', indent: 0, version: 1, direction: 'rtl' },
    children: [
      {
        ...{ type: 'paragraph', format: '', indent: 0, version: 1, direction: 'rtl' },
        children: [{ type: 'text', text, format: 0, mode: 'normal', style: '', detail: 0, version: 1 }],
      },
    ],
  },
})

test('a page that nobody has translated is Persian in English too, and says so', async ({
  page,
  shopFixture,
  baseURL,
}) => {
  await enterAs(page, shopFixture, 'editor')
  const slug = addressOf('iso')
  const layout = [{ blockType: 'richText', content: TEXT('متن گواهی‌نامه') }]
  await write(page, baseURL, 'POST', 'pages?locale=fa', {
    title: 'گواهی‌ها',
    slug,
    layout,
    _status: 'published',
  })
  await until(async () => expect((await page.request.get(`/${slug}`)).status()).toBe(200))

  await page.goto(`/${slug}?language=en-US`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.getByRole('note')).toContainText('not been translated')
  for (const words of [page.getByRole('heading', { level: 1 }), page.getByText('متن گواهی‌نامه')]) {
    const place = words.locator('xpath=ancestor-or-self::*[@lang][1]')
    await expect(place).toHaveAttribute('lang', 'fa-IR')
    await expect(place).toHaveAttribute('dir', 'rtl')
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${slug}$`))
  await expect(page.locator('link[hreflang=en]')).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  await page.goto(`/${slug}?language=fa-IR`)
  await expect(page.getByRole('note')).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await expect(page.locator('link[hreflang=en-US]')).toHaveCount(0)

  await page.goto('/about-us?language=en-US')
  await expect(page.getByRole('note')).toHaveCount(0)
  await expect(page.locator('link[hreflang=en]')).toHaveCount(1)
})

test('a page stays within reach of its old address, and the footer names it only when asked to', async ({
  page,
  shopFixture,
  baseURL,
}) => {
  await enterAs(page, shopFixture, 'editor')
  const [before, after] = [addressOf('before'), addressOf('درباره')]
  const title = `صفحهٔ جابه‌جا ${Date.now()}`
  const { doc } = await write(page, baseURL, 'POST', 'pages', { title, slug: before, _status: 'published' })
  const footer = page.getByRole('contentinfo').getByRole('link', { name: title })
  await until(async () => expect((await page.goto(`/${before}`))?.status()).toBe(200))
  await expect(footer).toHaveCount(0)

  const moved = { slug: after, inFooter: true, _status: 'published' }
  await write(page, baseURL, 'PATCH', `pages/${doc.id}`, moved)
  await until(async () => {
    await page.goto(`/${before}`)
    expect(decodeURI(new URL(page.url()).pathname)).toBe(`/${after}`)
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(footer).toHaveCount(1)
})

test('an old address may lead to another site', async ({ page, shopFixture, baseURL }) => {
  await enterAs(page, shopFixture, 'editor')
  const from = `/${addressOf('shop')}`
  await write(page, baseURL, 'POST', 'redirects', { from, to: 'https://example.ir/shop', isPermanent: false })
  await until(async () => {
    const answer = await page.request.get(from, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([302, 'https://example.ir/shop'])
  })
})

test('a certificate stands whole in a gallery of two, and a link card may leave the site', async ({
  page,
  shopFixture,
  baseURL,
}) => {
  await enterAs(page, shopFixture, 'editor')
  const { rows } = await shopFixture.owner.query('select id from public.media order by id limit 2')
  const slug = addressOf('gallery')
  const layout = [
    { blockType: 'gallery', pictures: rows.map(({ id }) => id), columns: 'gallery-2', firstCount: 8 },
    {
      ...{
        blockType: 'links',
        firstCount: 6,
        animationEnable: false,
        animationName: 'rise',
        animationTime: 0,
      },
      items: [{ title: 'کاتالوگ', address: 'https://example.ir/catalogue' }],
    },
  ]
  const page2 = { title: 'گواهی‌ها', slug, layout, _status: 'published' }
  expect((await write(page, baseURL, 'POST', 'pages', page2)).status).toBe(201)
  await until(async () => expect((await page.goto(`/${slug}`))?.status()).toBe(200))
  const picture = page.locator('a[rel=gallery-2] img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0)
  const { drawn, file, fit } = await picture.evaluate((img: HTMLImageElement) => ({
    drawn: [img.clientWidth, img.clientHeight],
    file: [Number(img.getAttribute('width')), Number(img.getAttribute('height'))],
    fit: getComputedStyle(img).objectFit,
  }))
  const [drawnWidth = 0, drawnHeight = 1] = drawn
  const [fileWidth = 0, fileHeight = 1] = file
  expect(drawnWidth).toBeLessThanOrEqual(fileWidth)
  expect(drawnWidth / drawnHeight).toBeCloseTo(fileWidth / fileHeight, 1)
  expect(fit).toBe('fill')
  await expect(page.getByRole('link', { name: 'کاتالوگ' })).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a picture in use says where, and is not deleted', async ({ page, shopFixture, baseURL }) => {
  await enterAs(page, shopFixture, 'editor')
  const { rows } = await shopFixture.owner.query(
    `select m.id, l.title from public.media m join public.news n on n.picture_id = m.id
     join public.news_locales l on l._parent_id = n.id and l._locale = 'fa' order by m.id limit 1`,
  )
  const [{ id, title }] = rows
  await page.goto(`/dashboard/collections/media/${id}`)
  await expect(
    page.getByRole('region', { name: 'محل‌های استفاده' }).getByRole('link', { name: title }),
  ).toBeVisible()
  const headers = { origin: baseURL ?? '' }
  const answer = await page.request.delete(`/cms-api/media/${id}`, { headers })
  expect(answer.status()).toBe(409)
  expect((await answer.json()).errors[0].message).toContain(title)
})

test('a preview says what visitors see, and news is of today', async ({ page, shopFixture, baseURL }) => {
  await enterAs(page, shopFixture, 'editor')
  const slug = addressOf('preview')
  const { doc } = await write(page, baseURL, 'POST', 'pages', {
    title: 'پیش‌نمایش',
    slug,
    _status: 'published',
  })
  await page.goto(`/cms-api/preview-token/pages/${doc.id}`)
  await expect(page.getByRole('status').first()).toContainText('منتشر شده است و همه')
  await write(page, baseURL, 'PATCH', `pages/${doc.id}?draft=true`, { title: 'تازه', _status: 'draft' })
  await page.goto(`/cms-api/preview-token/pages/${doc.id}`)
  await expect(page.getByRole('status').first()).toContainText('تغییرهای تازهٔ آن هنوز نه')

  await page.goto('/dashboard/collections/news/create')
  await expect(page.getByLabel('زمان انتشار')).toHaveValue(/^۱۴\d|^[۰-۹]{4}/)
})

for (const width of [768, 820, 1024]) {
  test(`the header fits a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 })
    for (const language of ['fa-IR', 'en-US']) {
      await page.goto(`/?language=${language}`)
      const edges = await page
        .getByRole('banner')
        .locator('a, button, input')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
        )
      const clipped = edges.filter(([left = 0, right = 0]) => left < -1 || right > width + 1)
      expect(clipped, language).toEqual([])
    }
  })
}

test('a landing page is shown without header, menu and footer; its words are there', async ({
  page,
  shopFixture,
  baseURL,
}) => {
  await enterAs(page, shopFixture, 'editor')
  const slug = addressOf('landing')
  const layout = [{ blockType: 'richText', content: TEXT('ثبت‌نام تا پایان آذر') }]
  const landing = { title: 'نمایشگاه', slug, layout, hidesShell: true, _status: 'published' }
  const { doc } = await write(page, baseURL, 'POST', 'pages?locale=fa', landing)
  await until(async () => expect((await page.request.get(`/${slug}`)).status()).toBe(200))
  await page.goto(`/${slug}`)
  await expect(page.getByText('ثبت‌نام تا پایان آذر')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('نمایشگاه')
  for (const role of ['banner', 'contentinfo', 'searchbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)

  await write(page, baseURL, 'PATCH', `pages/${doc.id}?locale=fa`, {
    hidesShell: false,
    _status: 'published',
  })
  await until(async () => {
    await page.goto(`/${slug}`)
    await expect(page.getByRole('banner')).toBeVisible({ timeout: 1_000 })
  })
})
