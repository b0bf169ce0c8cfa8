import { settle } from './dashboard-screens.ts'
import { expect } from './fixtures.ts'
import { addressOf, saved, startPage } from './page-form.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

test('the preview beside a form follows the keys, and keeps nothing of them', async ({
  page,
  shopFixture,
}) => {
  await enterAs(page, shopFixture, 'editor')
  const slug = addressOf('live')
  await startPage(page, { title: 'صفحهٔ زنده', slug })
  await page.getByRole('button', { name: 'ذخیره پیش‌نویس' }).click()
  await saved(page)
  await settle(page)

  await page.locator('#live-preview-toggler').click()
  const preview = page.frameLocator('#live-preview-iframe')
  await expect(preview.getByRole('heading', { name: 'صفحهٔ زنده' })).toBeVisible()

  await typeInto(page.getByLabel('عنوان').first(), 'عنوان تازه')
  await expect(preview.getByRole('heading', { name: 'عنوان تازه' })).toBeVisible()

  const { rows } = await shopFixture.owner.query<{ title: string }>(
    `select l.version_title as title from public._pages_v v
     join public._pages_v_locales l on l._parent_id = v.id and l._locale = 'fa'
     where v.version_slug = $1 and v.latest`,
    [slug],
  )
  expect(rows).toEqual([{ title: 'صفحهٔ زنده' }])
})
