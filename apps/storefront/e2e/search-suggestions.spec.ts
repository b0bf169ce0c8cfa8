import { SEARCH_DEBOUNCE_MS } from '@rasteh/shop-core/search-box'
import { query } from './database.ts'
import { expect } from './fixtures.ts'
import { banner, EVERYWHERE, field, HEIGHT, openStillBox, pathOf, touchBox } from './search-box.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

test.describe.configure({ mode: 'serial' })

/** How often a text was searched for and found. */
async function askedFor(text: string): Promise<number> {
  const [row] = await query<{ searches: number }>(
    'select coalesce(sum(searches), 0)::int as searches from shop.search_asked where folded = $1',
    [text],
  )
  return row?.searches ?? 0
}

test('what is typed with a slip, on the other keyboard or in Latin letters is suggested as it was meant', async ({
  page,
}) => {
  await openStillBox(page, '/')
  for (const typed of ['هدق', 'int,', 'hedfo']) {
    await typeInto(field(page), typed)
    await page.clock.runFor(SEARCH_DEBOUNCE_MS)
    const terms = page.getByRole('group', { name: 'جست‌وجوها' })
    await expect(terms.getByRole('option', { name: 'هدفون', exact: true })).toBeVisible()
    await expect(page.getByRole('group', { name: 'کالاها' }).getByRole('option').first()).toContainText(
      'هدفون',
    )
  }
  await typeInto(field(page), 'هدف')
  await page.clock.runFor(SEARCH_DEBOUNCE_MS)
  await expect(page.getByRole('option', { name: 'هدفون', exact: true }).locator('b')).toHaveText('ون')
})

test('a suggestion says in which category how much is, and leads there', async ({ page }) => {
  await openStillBox(page, '/')
  const inCategory = page.getByRole('option', { name: 'زرشک در دستهٔ عسل (۱)', exact: true })
  // Who types it first does not wait for the counts.
  for (const typed of ['زرشک', 'زرش']) {
    await typeInto(field(page), typed)
    await page.clock.runFor(SEARCH_DEBOUNCE_MS)
    await expect(page.getByRole('option', { name: 'زرشک', exact: true })).toBeVisible()
  }
  await inCategory.click()
  await page.waitForURL(/\/search\/cid\//)
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('عسل زرشک')
})

for (const { culture, width } of EVERYWHERE) {
  test(`what was searched for on this device is offered again and forgotten one by one, at ${width} px in ${culture}`, async ({
    page,
  }) => {
    const askedBefore = await askedFor('گلدان')
    const isPersian = culture === 'fa-IR'
    await page.setViewportSize({ width, height: HEIGHT })
    for (const text of ['چای سبز', 'گلدان']) {
      await page.goto(`/?language=${culture}`)
      await touchBox(page)
      await typeInto(field(page), text)
      await field(page).press('Enter')
      await page.waitForURL(/\/search\/q\//)
    }
    await expect.poll(() => askedFor('گلدان')).toBe(askedBefore + 1)
    await page.goto(`/?language=${culture}`)
    await touchBox(page)
    await field(page).click()
    const recent = banner(page).getByRole('navigation', {
      name: isPersian ? 'جست‌وجوهای اخیر شما' : 'Your recent searches',
    })
    await expect(recent.getByRole('link')).toHaveText(['گلدان', 'چای سبز'])
    await recent.getByRole('button', { name: isPersian ? 'فراموش کردن «گلدان»' : 'Forget گلدان' }).click()
    await expect(recent.getByRole('link')).toHaveText(['چای سبز'])
    await expect(field(page)).toBeFocused()
    await recent.getByRole('link').click()
    await page.waitForURL(/\/search\/q\//)
    expect(pathOf(page)).toBe(`/search/q/چای-سبز${isPersian ? '' : '?language=en-US'}`)
    await page.goto(`/?language=${culture}`)
    await touchBox(page)
    await field(page).click()
    await recent.getByRole('button', { name: isPersian ? 'پاک کردن همه' : 'Clear all' }).click()
    await expect(recent).toBeHidden()
  })
}

for (const width of [390, 1440])
  test(`what many search for is offered in the empty field, under the recent ones, until a manager hides it, at ${width} px`, async ({
    page,
    shopFixture,
  }) => {
    test.slow()
    const popular = width === 390 ? 'گلدان سفالی' : 'چای سبز'
    await shopFixture.owner.query(
      `insert into shop.search_popular (locale, folded, shown, visitors) values ('fa', $1, $1, 900000)
       on conflict (locale, folded) do update set visitors = excluded.visitors`,
      [popular],
    )
    await page.setViewportSize({ width, height: HEIGHT })
    const offered = banner(page).getByRole('navigation', { name: 'جست‌وجوهای پرطرفدار' })
    const isOffered = async (is: boolean) => {
      await expect(async () => {
        await page.goto('/')
        await touchBox(page)
        await field(page).click()
        const link = offered.getByRole('link', { name: popular, exact: true })
        await expect(link).toBeVisible({ visible: is, timeout: 2000 })
      }).toPass({ timeout: 60_000 })
    }
    await isOffered(true)
    await page.keyboard.press('Escape')
    await expect(offered).toBeHidden()
    await page.goto('/')
    await touchBox(page)
    await field(page).click()
    await offered.getByRole('link', { name: popular, exact: true }).click()
    await page.waitForURL(/\/search\/q\//)

    await enterAs(page, shopFixture, 'manager')
    await page.goto('/dashboard/search-desk')
    await page.getByRole('button', { name: `پنهان کردن «${popular}»` }).click()
    await expect(page.getByText(`«${popular}» دیگر پیشنهاد نمی‌شود.`)).toBeVisible()
    await isOffered(false)
    await shopFixture.owner.query('delete from shop.search_popular where folded = $1', [popular])
    await shopFixture.owner.query('delete from shop.search_popular_hidden where folded = $1', [popular])
  })
