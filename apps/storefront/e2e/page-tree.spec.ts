import { settle } from './dashboard-screens.ts'
import { expect } from './fixtures.ts'
import { addressOf, pick, publish, saved, until, write } from './page-form.ts'
import { test } from './shop-fixture.ts'
import { enterAs, originHeader } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const SEAL = '/about-us/certificates/handicraft-seal'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a reader finds the way up, and the pages of the section are folded under the title', async ({
    page,
  }) => {
    await page.goto(SEAL)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('نشان اصالت صنایع دستی')
    const crumbs = page.getByRole('navigation', { name: 'مسیر صفحه' }).getByRole('link')
    await expect(crumbs).toHaveText(['صفحهٔ اصلی', 'دربارهٔ راسته', 'گواهی‌ها و مجوزها'])
    await crumbs.last().click()
    await expect(page).toHaveURL(/\/about-us\/certificates$/)

    const section = page.getByRole('navigation', { name: 'صفحه‌های این بخش' })
    await expect(section.getByRole('link')).toHaveCount(0)
    await section.getByText('صفحه‌های این بخش').click()
    await expect(section.getByRole('link')).toHaveText([
      'دربارهٔ راسته',
      'تاریخچه',
      'گواهی‌ها و مجوزها',
      'نشان اصالت صنایع دستی',
    ])
    await expect(section.getByRole('link', { name: 'گواهی‌ها و مجوزها' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    for (const link of await section.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await section.getByRole('link', { name: 'تاریخچه' }).click()
    await expect(page).toHaveURL(/\/about-us\/history$/)
  })
})

test('machines are told where a page is: its canonical address, its other language and its breadcrumbs', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${SEAL}?language=en-US`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL}${SEAL}?language=en-US`,
  )
  await expect(page.locator('link[hreflang=fa]')).toHaveAttribute('href', `${baseURL}${SEAL}`)
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
  )
  const [list] = [data].flat()
  expect(list['@type']).toBe('BreadcrumbList')
  expect(list.itemListElement.map(({ item }: { item: string }) => new URL(item).pathname)).toEqual([
    '/',
    '/about-us',
    '/about-us/certificates',
    SEAL,
  ])
  const map = await page.request.get('/sitemap/pages/1.xml')
  expect(await map.text()).toContain(`<loc>${baseURL}${SEAL}</loc>`)
})

test('a manager puts a page under another and moves both; every old address leads there at once', async ({
  page,
  shopFixture,
  baseURL,
}) => {
  await enterAs(page, shopFixture, 'manager')
  const title = addressOf('شرکت')
  const { doc: company } = await write(page, baseURL, 'POST', 'pages', {
    title,
    slug: addressOf('company'),
    _status: 'published',
  })

  await page.goto('/dashboard/collections/pages/create')
  await settle(page)
  const name = addressOf('درباره شرکت')
  await typeInto(page.getByLabel('عنوان').first(), name)
  await pick(page, 'parent', title)
  await publish(page)
  await saved(page)
  const made = name.replaceAll(' ', '-')
  await expect(page.getByLabel('نشانی صفحه')).toHaveValue(made)
  await expect(page.getByLabel('نشانی کامل')).toHaveValue(`${company.path}/${made}`)
  const id = Number(/\/pages\/(\d+)/.exec(page.url())?.[1])

  const entry = addressOf('پیوند')
  const footer = await page.request.get('/cms-api/globals/footer?depth=0', {
    headers: originHeader(page),
  })
  const { columns } = await footer.json()
  const link = { title: entry, page: { relationTo: 'pages', value: id } }
  const withLink = columns.map((column: { links: object[] }, at: number) =>
    at === 0 ? { ...column, links: [...column.links, link] } : column,
  )
  expect((await write(page, baseURL, 'POST', 'globals/footer', { columns: withLink })).status).toBe(200)

  const old = `/${company.path}/${made}`
  await until(async () => expect((await page.request.get(encodeURI(old))).status()).toBe(200))
  const slug = addressOf('group')
  await write(page, baseURL, 'PATCH', `pages/${company.id}`, { slug, _status: 'published' })
  await until(async () => {
    const answer = await page.request.get(encodeURI(old), { maxRedirects: 0 })
    expect([answer.status(), decodeURI(answer.headers().location ?? '')]).toEqual([301, `/${slug}/${made}`])
  })
  await page.goto(`/${slug}`)
  const follows = page.getByRole('contentinfo').getByRole('link', { name: entry })
  await expect(follows).toHaveAttribute('href', encodeURI(`/${slug}/${made}`))
  await write(page, baseURL, 'POST', 'globals/footer', { columns })

  await page.goto('/dashboard/collections/pages')
  await expect(page.getByText(`/${slug}/${made}`)).toBeVisible()
})

test('a manager who puts a page under itself is told so', async ({ page, shopFixture, baseURL }) => {
  await enterAs(page, shopFixture, 'manager')
  const [above, below] = [addressOf('بالا'), addressOf('پایین')]
  const { doc } = await write(page, baseURL, 'POST', 'pages', { title: above, _status: 'published' })
  await write(page, baseURL, 'POST', 'pages', { title: below, parent: doc.id, _status: 'published' })
  await page.goto(`/dashboard/collections/pages/${doc.id}`)
  await settle(page)
  // The form asks about each change; here the answer comes only after the save was refused.
  const held: (() => Promise<void>)[] = []
  await page.route(`**/dashboard/collections/pages/${doc.id}*`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const answer = await route.fetch()
    held.push(() => route.fulfill({ response: answer }))
  })
  await pick(page, 'parent', below)
  await expect.poll(() => held.length).toBe(1)
  await publish(page)
  const reason = page.locator('#field-parent').getByText('صفحه را نمی‌توان زیر خودش')
  await expect(reason).toBeVisible()
  for (const release of held) await release()
  await settle(page)
  await expect(reason).toBeVisible()
})
