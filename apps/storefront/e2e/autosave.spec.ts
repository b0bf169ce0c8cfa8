import type { Page } from '@playwright/test'
import { barriersOn } from './barriers.ts'
import { overflowOf } from './comment-helpers.ts'
import { settle } from './dashboard-screens.ts'
import { expect } from './fixtures.ts'
import { addressOf, keepDraft, until, write } from './page-form.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const summary = (page: Page) => page.getByRole('textbox', { name: 'خلاصه — فارسی', exact: true })
const draftButton = (page: Page) => page.getByRole('button', { name: 'ذخیره پیش‌نویس' })
/** What the form says of saving by itself. */
const said = (page: Page) => page.getByRole('region', { name: 'ذخیرهٔ خودکار' })
const refused = (page: Page) => said(page).getByRole('alert')
const SAVED = /^پیش‌نویس ساعت [۰-۹]{1,2}:[۰-۹]{2} خودکار ذخیره شد\.$/

/** Five quiet seconds, and the save; a form that holds nothing new has nothing to be saved by hand. */
const WAIT = { timeout: 25_000 }
async function isSaved(page: Page): Promise<void> {
  await expect(draftButton(page)).toBeDisabled(WAIT)
  await expect(said(page).getByRole('status')).toHaveText(SAVED)
  await expect(refused(page)).toHaveText('')
}

async function rewrite(page: Page, text: string): Promise<void> {
  await typeInto(summary(page), text)
  await expect(draftButton(page)).toBeEnabled()
}

// Without a line, the browser and the platform's form say on the console what did not arrive.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

test('a draft is saved by itself after some quiet seconds: not for visitors, not without a line, not over another window', async ({
  page,
  shopFixture,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await enterAs(page, shopFixture, 'editor')
  const slug = addressOf('autosave')
  const data = { title: 'صفحهٔ خودکار', slug, summary: 'خلاصهٔ نخست', _status: 'published' }
  const { doc } = await write(page, baseURL, 'POST', 'pages', data)
  const form = `/dashboard/collections/pages/${doc.id}`
  await page.goto(form)
  await settle(page)

  await rewrite(page, 'خلاصهٔ دوم')
  await isSaved(page)
  expect(await barriersOn(page, (axe) => axe.include('[data-autosave]'))).toEqual([])
  await expect(page.getByRole('button', { name: 'انتشار تغییرات' })).toBeEnabled()
  await until(async () => {
    expect((await page.goto(`/${slug}`))?.status()).toBe(200)
  })
  await expect(page.getByText('خلاصهٔ نخست')).toBeVisible()
  await page.goto(form)
  await settle(page)
  await expect(summary(page)).toHaveValue('خلاصهٔ دوم')

  // The line is cut: what was typed stays, the page says so, and saves it when the line is back.
  await page.context().setOffline(true)
  await rewrite(page, 'خلاصهٔ بی‌خط')
  await expect(refused(page)).toContainText('نوشته‌ها در همین صفحه مانده است', WAIT)
  await expect(summary(page)).toHaveValue('خلاصهٔ بی‌خط')
  await page.context().setOffline(false)
  await isSaved(page)

  // Another window of the same person has an older state of it, and takes nothing away.
  const other = await page.context().newPage()
  await other.setViewportSize({ width: 390, height: 800 })
  await other.goto(form)
  await settle(other)
  await rewrite(page, 'خلاصهٔ پنجرهٔ نخست')
  await isSaved(page)
  await rewrite(other, 'خلاصهٔ پنجرهٔ دوم')
  await expect(refused(other)).toContainText('در پنجرهٔ دیگری', WAIT)
  await expect(refused(other)).toBeInViewport()
  expect(await overflowOf(other)).toBe(0)
  await keepDraft(other)
  await expect(refused(other)).toHaveText('')
  await expect(summary(other)).toHaveValue('خلاصهٔ پنجرهٔ دوم')
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
