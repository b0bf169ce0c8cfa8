import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

test('a manager says what a missed search means, tries it against the judged searches, publishes it, and it finds', async ({
  page,
  shopFixture,
}) => {
  test.slow()
  // A word that no product has, and that is no slip of one.
  const term = `ژقژقظ${String.fromCodePoint(0x06a9 + (Date.now() % 5))}ژظ`
  await shopFixture.owner.query("select shop.count_search_miss('fa', $1)", [term])
  await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard/search-desk')
  const row = page.getByRole('row').filter({ hasText: term })
  await typeInto(row.getByRole('textbox'), 'زعفران')
  await row.getByRole('button', { name: 'ثبت مترادف' }).click()
  await expect(page.getByText(`پیش‌نویس «${term}، زعفران» ساخته شد.`)).toBeVisible()

  await page.getByRole('button', { name: 'امتحان' }).click()
  await expect(page.getByText('پس از تغییر').first()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'انتشار پیش‌نویس‌های امتحان‌شده' }).click()
  await expect(page.getByText(/پیش‌نویس منتشر شد/)).toBeVisible()

  await expect(async () => {
    await page.goto(`/search/q/${encodeURIComponent(term)}`)
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('زعفران', {
      timeout: 1000,
    })
  }).toPass({ timeout: 20_000 })
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('زعفران')
})

test('a manager looks a group of the lexicon up, switches it off, and searches follow; after it is on again they find', async ({
  page,
  shopFixture,
}) => {
  test.slow()
  const finds = async (isFound: boolean) => {
    await expect(async () => {
      await page.goto(`/search/q/${encodeURIComponent('ماهیتابه')}`)
      const first = page.getByRole('main').getByRole('article').filter({ hasText: 'تابه' }).first()
      await expect(first).toBeVisible({ visible: isFound, timeout: 1500 })
    }).toPass({ timeout: 20_000 })
  }
  await enterAs(page, shopFixture, 'manager')
  for (const [width, press, said] of [
    [1440, 'خاموش کردن «تابه»', 'گروه «تابه» خاموش شد.'],
    [390, 'روشن کردن «تابه»', 'گروه «تابه» روشن شد.'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard/search-desk')
    await typeInto(page.getByRole('searchbox', { name: 'جست‌وجو در واژه‌نامه' }), 'فرای پن')
    await page.keyboard.press('Enter')
    const row = page.locator('tbody tr').filter({ hasText: 'فرای پن' })
    await expect(row).toHaveCount(1)
    await row.getByRole('button', { name: press }).click()
    await expect(page.getByText(said)).toBeVisible()
    const hasOverflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(hasOverflow).toBe(false)
    await finds(width === 390)
  }
})

test('what was not tried is not published', async ({ page, shopFixture }) => {
  await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard')
  const headers = { origin: new URL(page.url()).origin }
  const made = await page.request.post('/cms-api/search-synonyms', {
    headers,
    data: { words: 'نیازموده یک، نیازموده دو', _status: 'published' },
  })
  expect(made.status()).toBe(400)
  expect(await made.text()).toContain('امتحان کنید')
})

for (const width of [390, 1440])
  test(`a manager sees what people search for, how many, and what is seldom chosen, at ${width} px`, async ({
    page,
    shopFixture,
  }) => {
    const term = `سنجاقک ${Date.now()}`
    await shopFixture.owner.query(
      "select shop.count_search_asked('fa', $1, $1, 'visitor ' || n % 3) from generate_series(1, 2000) n",
      [term],
    )
    await page.setViewportSize({ width, height: 900 })
    await enterAs(page, shopFixture, 'manager')
    await page.goto('/dashboard/search-desk')
    const report = page.getByRole('region', { name: 'پرجست‌وجوترین‌ها' })
    const row = report.getByRole('row').filter({ hasText: term })
    await expect(row.getByRole('cell')).toHaveText(['۲٬۰۰۰', '۳', /^۰٪ \(کم انتخاب شده\)$/])
  })

test('what visitors tried after a search that found nothing is proposed, tried and accepted by one press, and finds', async ({
  page,
  shopFixture,
}) => {
  test.slow()
  const missed = `ژپژپ${[...String(Date.now())].map((digit) => 'ابپتثجچحخد'[Number(digit)]).join('')}`
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/search/q/${encodeURIComponent(missed)}`)
  await page.locator(':root[data-awake]').waitFor({ state: 'attached' })
  await page.goto(`/search/q/${encodeURIComponent('زعفران')}`)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  const visitors = async () =>
    (
      await shopFixture.owner.query<{ visitors: number }>(
        "select visitors from shop.search_follows where missed_shown = $1 and chosen_shown = 'زعفران'",
        [missed],
      )
    ).rows[0]?.visitors
  await expect.poll(visitors).toBe(1)
  await shopFixture.owner.query('update shop.search_follows set visitors = 90000 where missed_shown = $1', [
    missed,
  ])

  await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard/search-desk')
  await page.getByRole('button', { name: `پذیرفتن «${missed}» یعنی «زعفران»` }).click()
  await expect(page.getByText(`«${missed}، زعفران» امتحان و منتشر شد`)).toBeVisible({ timeout: 60_000 })
  const hasOverflow = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(hasOverflow).toBe(false)
  await expect(async () => {
    await page.goto(`/search/q/${encodeURIComponent(missed)}`)
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('زعفران', {
      timeout: 1000,
    })
  }).toPass({ timeout: 20_000 })
})
