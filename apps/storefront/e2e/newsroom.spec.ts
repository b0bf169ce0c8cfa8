import { settle } from './dashboard-screens.ts'
import { expect } from './fixtures.ts'
import { addressOf, pick, publish, until, write } from './page-form.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeFocused, typeInto } from './typing.ts'

test.describe('a reader on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('finds news by category, month and tag, and goes on from an item', async ({ page }) => {
    await page.goto('/news')
    const main = page.getByRole('main')
    const lead = main.getByRole('article').first()
    await expect(lead.getByRole('heading')).toHaveText('بلندترین شب سال با آجیل و انار')
    await expect(lead).toContainText('مناسبت‌ها')

    await page.getByRole('navigation', { name: 'دسته‌های خبر' }).getByRole('link', { name: 'خدمات' }).click()
    await page.waitForURL('**/news/category/services')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('خدمات')
    await expect(main.getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('link', { name: 'خدمات' }).last()).toHaveAttribute('aria-current', 'page')

    await main.getByRole('link', { name: 'خرید قسطی گوشی و لپ‌تاپ' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('خرید قسطی گوشی و لپ‌تاپ')
    const article = main.getByRole('article').first()
    await expect(article).toContainText('مهدی رستگار')
    await expect(article).toContainText('مدیر خدمات مشتریان')
    await expect(article.locator('time')).toHaveText(/۱۴۰۵\/۰۷\/[۰-۹]{2}/)
    await expect(article).toContainText('زمان مطالعه: ۱ دقیقه')
    await expect(page.getByRole('region', { name: 'خبرهای مرتبط' }).getByRole('article')).toHaveCount(2)

    await page
      .getByRole('navigation', { name: 'برچسب‌ها' })
      .getByRole('link', { name: 'راهنمای خرید' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('خبرهای با برچسب «راهنمای خرید»')
    await expect(main.getByRole('article')).toHaveCount(2)

    await page.getByRole('link', { name: /^آبان ۱۴۰۵/ }).click()
    await page.waitForURL('**/news/archive/1405/08')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('خبرهای آبان ۱۴۰۵')
    await page.getByRole('link', { name: 'همهٔ ماه‌ها' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('آرشیو خبرها')
    await expect(main.getByRole('link', { name: /^مهر ۱۴۰۵/ })).toBeVisible()
  })

  test('does all of it without scripts, and nothing is wider than the phone', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    for (const path of ['/news', '/news/category/reports', '/news/archive', '/news/archive/1405/07']) {
      await page.goto(new URL(path, baseURL).href)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const [whole, seen] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ])
      expect(whole, path).toBeLessThanOrEqual(seen ?? 0)
    }
    await page.goto(new URL('/news', baseURL).href)
    await page.getByRole('navigation', { name: 'دسته‌های خبر' }).getByRole('link').last().click()
    await expect(page).toHaveURL(/\/news\/category\//)
    await context.close()
  })

  test('reads it in English, with its own tags', async ({ page }) => {
    await page.goto('/news/category/services?language=en-US')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
    await page.getByRole('main').getByRole('link', { name: 'Phones and laptops in instalments' }).click()
    await expect(page.getByRole('navigation', { name: 'Tags' }).getByRole('link')).toHaveText([
      'instalments',
      'buying guides',
    ])
    await expect(page.getByRole('main')).toContainText('Head of customer services')
  })
})

test('a short item without a picture has the width of any other', async ({ page, shopFixture, baseURL }) => {
  await enterAs(page, shopFixture, 'editor')
  const slug = addressOf('short')
  await write(page, baseURL, 'POST', 'news?locale=fa', { title: 'کوتاه', slug, _status: 'published' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await until(async () => expect((await page.goto(`/news/${slug}`))?.status()).toBe(200))
  const box = await page.getByRole('main').getByRole('article').first().boundingBox()
  expect(box?.width).toBe(800)
})

test('a manager files an item by category, author and tags; nobody sees it before its day', async ({
  page,
  shopFixture,
}) => {
  await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard/collections/news/create')
  await settle(page)
  const [title, slug] = [addressOf('خبر فردا'), addressOf('tomorrow')]
  await typeInto(page.getByLabel('عنوان').first(), title)
  await typeInto(page.getByLabel('نشانی صفحه'), slug)
  await typeInto(page.getByRole('textbox', { name: 'زمان انتشار' }), '1450/01/01 10:00')
  await pick(page, 'category', 'خدمات')
  await pick(page, 'author', 'لیلا هدایت')
  const tags = page.locator('.field-type.text').filter({ hasText: 'پس از هر برچسب' })
  await tags.locator('.rs__control').click()
  for (const tag of ['#چاي', 'باغ / چای']) {
    await typeFocused(tags.getByRole('combobox'), tag)
    await page.keyboard.press('Enter')
    await expect(tags).toContainText(tag)
  }
  await page.locator('#field-featured').check()
  await publish(page)
  await page.waitForURL(/\/collections\/news\/\d+/)
  const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0])
  const { rows } = await shopFixture.owner.query(
    `select c.slug as category, p.name as author, n.featured,
       array(select text from public.news_texts t where t.parent_id = n.id order by "order") as tags
     from public.news n join public.news_categories c on c.id = n.category_id
     join public.authors_locales p on p._parent_id = n.author_id and p._locale = 'fa' where n.id = $1`,
    [id],
  )
  expect(rows).toEqual([
    { category: 'services', author: 'لیلا هدایت', featured: true, tags: ['چای', 'باغ چای'] },
  ])

  await page.goto('/dashboard/collections/news')
  await settle(page)
  await page.getByRole('button', { name: 'فیلترها' }).click()
  await page.getByRole('button', { name: 'افزودن فیلتر' }).click()
  for (const [part, choice] of [
    ['field', 'دستهٔ خبر'],
    ['value', 'خدمات'],
  ] as const) {
    await page.locator(`.condition__${part} .rs__control`).click()
    await page.getByRole('option', { name: choice }).click()
  }
  await expect(page.locator('tbody .cell-category').filter({ hasNotText: 'خدمات' })).toHaveCount(0)
  await expect(page.getByRole('cell', { name: title })).toBeVisible()

  for (const path of ['/news', '/news/category/services', '/news/feed.xml', '/news/feed.json'])
    expect(await (await page.request.get(path)).text(), path).not.toContain(title)
  expect((await page.request.get(`/news/${slug}`)).status()).toBe(404)
  await shopFixture.owner.query('delete from public.news where id = $1', [id])
})
