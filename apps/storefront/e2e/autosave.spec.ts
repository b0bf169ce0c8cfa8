import type { Page } from '@playwright/test'
import { barriersOn } from './barriers.ts'
import { overflowOf } from './comment-helpers.ts'
import { settle } from './dashboard-screens.ts'
import { expect } from './fixtures.ts'
import { addressOf, keepDraft, write } from './page-form.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const summary = (page: Page) => page.getByRole('textbox', { name: 'خلاصه — فارسی', exact: true })
const SAVED = /^پیش‌نویس ساعت [۰-۹]{2}:[۰-۹]{2} خودکار ذخیره شد\.$/
const isSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: SAVED })).toBeVisible({ timeout: 20_000 })
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })

test('a draft is saved by itself after some quiet seconds: not for visitors, not without a line, not over another window', async ({
  page,
  shopFixture,
  baseURL,
}) => {
  test.setTimeout(150_000)
  await enterAs(page, shopFixture, 'editor')
  const slug = addressOf('autosave')
  const data = { title: 'صفحهٔ خودکار', slug, summary: 'خلاصهٔ نخست', _status: 'published' }
  const { doc } = await write(page, baseURL, 'POST', 'pages', data)
  const form = `/dashboard/collections/pages/${doc.id}`
  await page.goto(form)
  await settle(page)

  await typeInto(summary(page), 'خلاصهٔ دوم')
  await isSaved(page)
  expect(await barriersOn(page)).toEqual([])
  await expect(page.getByRole('button', { name: 'ذخیره پیش‌نویس' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'انتشار تغییرات' })).toBeEnabled()
  await page.goto(`/${slug}`)
  await expect(page.getByText('خلاصهٔ نخست')).toBeVisible()
  await page.goto(form)
  await expect(summary(page)).toHaveValue('خلاصهٔ دوم')

  // The line is cut: what was typed stays, the page says so, and saves it when the line is back.
  await settle(page)
  await page.context().setOffline(true)
  await typeInto(summary(page), 'خلاصهٔ بی‌خط')
  await expect(alert(page)).toContainText('نوشته‌ها در همین صفحه مانده است', { timeout: 20_000 })
  await expect(summary(page)).toHaveValue('خلاصهٔ بی‌خط')
  await page.context().setOffline(false)
  await isSaved(page)
  await expect(alert(page)).toHaveCount(0)

  // Another window of the same person has an older state of it, and takes nothing away.
  const other = await page.context().newPage()
  await other.setViewportSize({ width: 390, height: 800 })
  await other.goto(form)
  await settle(other)
  await typeInto(summary(page), 'خلاصهٔ پنجرهٔ نخست')
  await isSaved(page)
  await expect(page.getByRole('button', { name: 'ذخیره پیش‌نویس' })).toBeDisabled()
  await typeInto(summary(other), 'خلاصهٔ پنجرهٔ دوم')
  await expect(alert(other)).toContainText('در پنجرهٔ دیگری تغییر کرده است', { timeout: 20_000 })
  expect(await overflowOf(other)).toBe(0)
  await keepDraft(other)
  await expect(alert(other)).toHaveCount(0)
  await other.close()

  const { rows } = await shopFixture.owner.query<{ summary: string; status: string }>(
    `select l.version_summary as summary, v.version__status as status from public._pages_v v
     join public._pages_v_locales l on l._parent_id = v.id and l._locale = 'fa'
     where v.parent_id = $1 order by v.id`,
    [doc.id],
  )
  expect(rows.map((row) => [row.summary, row.status])).toEqual([
    ['خلاصهٔ نخست', 'published'],
    ['خلاصهٔ پنجرهٔ نخست', 'draft'],
    ['خلاصهٔ پنجرهٔ دوم', 'draft'],
  ])
})
