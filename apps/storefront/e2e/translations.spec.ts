import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { addressOf, publish, saved, startPage, until, write } from './page-form.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'

const TEXT = (text: string) => ({
  root: {
    ...{ type: 'root', format: '', indent: 0, version: 1, direction: null },
    children: [
      {
        ...{ type: 'paragraph', format: '', indent: 0, version: 1, direction: null },
        children: [{ type: 'text', text, format: 0, mode: 'normal', style: '', detail: 0, version: 1 }],
      },
    ],
  },
})

/** What a visitor without a cookie gets, as it is sent. */
async function ask(page: Page, url: string) {
  const answer = await page.request.get(url, { maxRedirects: 0, headers: { cookie: '' } })
  const html = await answer.text()
  const hreflang = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)"/gi)].map(([, name]) => name)
  return {
    status: answer.status(),
    location: answer.headers().location,
    page: /<html ([^>]*)>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="https?:\/\/[^/]+([^"]+)"/.exec(html)?.[1],
    hreflang: hreflang.toSorted().join(),
    heading: /<h1[^>]*?(lang="[^"]+" dir="[^"]+")/.exec(html)?.[1],
  }
}

const KINDS = [
  ['pages', (slug: string) => `/${slug}`, { layout: [{ blockType: 'richText', content: TEXT('متن') }] }],
  ['news', (slug: string) => `/news/${slug}`, { body: TEXT('متن') }],
] as const

for (const [collection, pathOf, body] of KINDS)
  test(`${collection} that nobody translated are shown, led away from or hidden, as their editor chose`, async ({
    page,
    shopFixture,
    baseURL,
  }) => {
    await enterAs(page, shopFixture, 'editor')
    const slug = addressOf(`untranslated-${collection}`)
    const path = pathOf(slug)
    const data = { title: 'گواهی‌ها', slug, ...body, _status: 'published' }
    const { doc } = await write(page, baseURL, 'POST', `${collection}?locale=fa`, data)
    const choose = (untranslated: string) =>
      write(page, baseURL, 'PATCH', `${collection}/${doc.id}?locale=fa`, {
        untranslated,
        _status: 'published',
      })
    const english = `${path}?language=en-US`

    await until(async () =>
      expect(await ask(page, english)).toMatchObject({
        ...{ status: 200, page: 'lang="en-US" dir="ltr"', heading: 'lang="fa-IR" dir="rtl"' },
        ...{ canonical: path, hreflang: 'fa,x-default' },
      }),
    )
    await choose('redirect')
    await until(async () =>
      expect(await ask(page, english)).toMatchObject({ status: 302, location: `${path}?language=fa-IR` }),
    )
    await choose('hide')
    await until(async () =>
      expect(await ask(page, english)).toMatchObject({ status: 404, page: 'lang="en-US" dir="ltr"' }),
    )
    expect(await ask(page, path)).toMatchObject({
      ...{ status: 200, page: 'lang="fa-IR" dir="rtl"', canonical: path, hreflang: 'fa,x-default' },
    })
    await write(page, baseURL, 'PATCH', `${collection}/${doc.id}?locale=en`, {
      ...{ title: 'Certificates', ...body, _status: 'published' },
    })
    await until(async () =>
      expect(await ask(page, english)).toMatchObject({
        ...{ status: 200, canonical: english, hreflang: 'en,fa,x-default' },
      }),
    )
  })

test('an editor hides a page in its form, and the list says which language is missing', async ({
  page,
  shopFixture,
}) => {
  await enterAs(page, shopFixture, 'editor')
  const slug = addressOf('hidden')
  const title = `صفحهٔ پنهان ${Date.now()}`
  await startPage(page, { title, slug })
  const choice = page.locator('#field-untranslated')
  await expect(choice).toContainText('به زبان دیگر، با یادآوری')
  await choice.locator('.rs__control').click()
  await choice.getByRole('option', { name: 'پنهان بماند' }).click()
  await publish(page)
  await saved(page)
  await until(async () => expect((await ask(page, `/${slug}?language=en-US`)).status).toBe(404))
  expect((await ask(page, `/${slug}`)).status).toBe(200)

  await page.reload()
  const panel = page.getByRole('region', { name: 'زبان‌ها' })
  await expect(panel).toContainText('فارسی: آماده')
  await expect(panel).toContainText('انگلیسی: ترجمه نشده')
  await page.goto('/dashboard/collections/pages?sort=-createdAt')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('انگلیسی: ترجمه نشده')
})
