import type { Locator, Page } from '@playwright/test'
import { query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { alertOf } from './shop-fixture.ts'
import { sizeOf } from './size.ts'

/** The address of a category's page; each category of the seed has a compare group of its own. */
async function categoryAt(nth: number): Promise<string> {
  const [found] = await query<{ id: number; slug: string }>(
    'select id, slug from public.categories where deleted_at is null order by position, id offset $1 limit 1',
    [nth],
  )
  return `/category/${found?.id}/${encodeURIComponent(found?.slug ?? '')}`
}

async function openCategory(page: Page, nth = 0): Promise<void> {
  await page.goto(await categoryAt(nth))
  await page.waitForLoadState('networkidle')
}

const boxes = (page: Page) => page.getByRole('checkbox', { name: /^مقایسهٔ «/ })
const bar = (page: Page) => page.getByRole('region', { name: 'فهرست مقایسه' })
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('compare-list') ?? '{"value":[]}'))

async function choose(page: Page, count: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) await boxes(page).nth(nth).check()
}

/** Marks the page; the function that is answered says whether it was loaded again since. */
async function marked(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.body.setAttribute('data-old', ''))
  return () => page.locator('body:not([data-old])').isVisible()
}

async function openComparison(page: Page): Promise<{ dialog: Locator; frame: Locator }> {
  await bar(page)
    .getByRole('button', { name: /^مقایسهٔ .* کالا$/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'فهرست مقایسه' })
  await expect(dialog).toBeVisible()
  return { dialog, frame: dialog.locator('iframe') }
}

test.describe('compare boxes', () => {
  test('stand on the cards of a category and of a product page [S2.17]', async ({ page }) => {
    await openCategory(page)
    await expect(boxes(page)).toHaveCount(await page.getByRole('article').count())
    await page.getByRole('article').first().getByRole('link').click()
    await page.waitForURL(/\/product\//)
    await expect(boxes(page).first()).toBeVisible()
  })

  test('stand nowhere on pages that do not use compare [S2.18]', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
  })
})

test.describe('the compare list', () => {
  test('gains a chosen product under its group and loses it again [S4.25 S4.26 S3.36 S3.37 S3.38 S3.39 S3.40 S3.41]', async ({
    page,
  }) => {
    await openCategory(page)
    const card = page.getByRole('article').first()
    await boxes(page).first().check()
    const productId = Number(await card.getAttribute('data-product-id'))
    const { value } = await kept(page)
    const [group] = await query<{ id: number }>('select group_id as id from public.products where id = $1', [
      productId,
    ])
    expect(value).toEqual([
      {
        PGID: group?.id,
        Products: [
          {
            PID: productId,
            T: await card.getByRole('link').textContent(),
            P: expect.stringMatching(/^\/media\//),
          },
        ],
      },
    ])
    await boxes(page).first().uncheck()
    expect((await kept(page)).value).toEqual([])
    await expect(bar(page)).toBeHidden()
  })

  test('is kept for 12 hours [S9.04]', async ({ page }) => {
    await page.clock.install()
    await openCategory(page)
    await boxes(page).first().check()
    const now = await page.evaluate(() => Date.now())
    expect((await kept(page)).expiry - now).toBeGreaterThan(43_200_000 - 60_000)
    await page.clock.fastForward('12:00:01')
    await page.reload()
    await expect(boxes(page).first()).not.toBeChecked()
  })

  test('says for 2000 ms that it was changed [S8.24]', async ({ page }) => {
    await page.clock.install()
    await openCategory(page)
    await expect(boxes(page).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.clock.pauseAt(Date.now() + 60_000)
    await boxes(page).first().check()
    const notice = page.getByText('فهرست مقایسه به‌روز شد.')
    await expect(notice).toBeVisible()
    await page.clock.runFor(1999)
    await expect(notice).toBeVisible()
    await page.clock.runFor(1)
    await expect(notice).toBeHidden()
  })

  test('refuses a fifth product of a group and says how many there may be [S1.17 S8.21 S8.22 S9.03]', async ({
    page,
  }) => {
    await openCategory(page)
    await choose(page, 4)
    await boxes(page).nth(4).click()
    await expect(alertOf(page)).toContainText('در هر گروه حداکثر ۴ کالا')
    await expect(boxes(page).nth(4)).not.toBeChecked()
    expect((await kept(page)).value[0].Products).toHaveLength(4)
  })

  test('has room for other groups beside a full one', async ({ page }) => {
    await openCategory(page)
    await choose(page, 4)
    await openCategory(page, 1)
    await choose(page, 1)
    expect((await kept(page)).value.map(({ Products }: { Products: [] }) => Products.length)).toEqual([4, 1])
  })

  test('says that a product is there already [S8.23]', async ({ page }) => {
    await openCategory(page)
    await page.getByRole('article').first().getByRole('link').click()
    await page.waitForURL(/\/product\//)
    const add = page.getByRole('button', { name: 'افزودن به مقایسه' })
    await add.click()
    await expect(bar(page)).toBeVisible()
    await add.click()
    await expect(alertOf(page)).toHaveText(/این کالا قبلاً به مقایسه اضافه شده است/)
  })

  test('is cleared of the current group alone, and the page is loaded anew [S4.27 S4.28]', async ({
    page,
  }) => {
    await openCategory(page, 1)
    await choose(page, 1)
    await openCategory(page)
    await choose(page, 2)
    const isReloaded = await marked(page)
    await bar(page).getByRole('button', { name: 'پاک کردن فهرست مقایسه' }).click()
    await expect.poll(isReloaded).toBe(true)
    await expect(boxes(page).first()).not.toBeChecked()
    expect((await kept(page)).value).toHaveLength(1)
  })
})

test.describe('the comparison', () => {
  test('opens at its address in a frame as large as the window [S2.14 S2.15]', async ({ page }) => {
    await openCategory(page)
    await choose(page, 2)
    const { dialog, frame } = await openComparison(page)
    const [{ PGID }] = (await kept(page)).value
    await expect(frame).toHaveAttribute(
      'src',
      `/DesktopModules/Shop/Shared/Pages/Compare.aspx#/compare/${PGID}`,
    )
    const modal = await sizeOf(dialog)
    expect(modal).toEqual([page.viewportSize()?.width, page.viewportSize()?.height])
    expect((await sizeOf(frame))[0]).toBe(page.viewportSize()?.width)
  })

  test('shows pictures, titles, prices, stock and attributes side by side', async ({ page }) => {
    await openCategory(page)
    const titles = await Promise.all(
      [0, 1].map((nth) => page.getByRole('article').nth(nth).getByRole('link').textContent()),
    )
    await choose(page, 2)
    const { frame } = await openComparison(page)
    const table = frame.contentFrame().getByRole('table')
    for (const title of titles) await expect(table.getByRole('link', { name: title ?? '' })).toBeVisible()
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    expect(await table.getByRole('rowheader').count()).toBeGreaterThan(2)
    await expect(table.getByText('تومان').first()).toBeVisible()
  })

  test('loads the page anew when it is closed [S2.16]', async ({ page }) => {
    await openCategory(page)
    await choose(page, 2)
    const { dialog, frame } = await openComparison(page)
    await frame
      .contentFrame()
      .getByRole('button', { name: /^حذف «/ })
      .first()
      .click()
    const isReloaded = await marked(page)
    await dialog.getByRole('button', { name: 'بستن پنجره' }).click()
    await expect.poll(isReloaded).toBe(true)
    await expect(boxes(page).first()).not.toBeChecked()
    await expect(boxes(page).nth(1)).toBeChecked()
  })

  test('says kindly that nothing is chosen', async ({ page }) => {
    await page.goto('/DesktopModules/Shop/Shared/Pages/Compare.aspx#/compare/1')
    await expect(page.getByText('هنوز کالایی برای مقایسه انتخاب نکرده‌اید.')).toBeVisible()
  })

  test('fits a narrow phone: only its table scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openCategory(page)
    await choose(page, 4)
    const { frame } = await openComparison(page)
    await expect(frame.contentFrame().getByRole('table')).toBeVisible()
    const wider = await frame
      .contentFrame()
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(wider).toBe(0)
  })
})
