import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { addressOf, keepDraft, saved, startPage, until } from './page-form.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const panel = (page: Page) => page.getByRole('region', { name: /بازبینی/ })
const press = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true }).click()
const saveDraft = (page: Page) => page.getByRole('button', { name: 'ذخیره پیش‌نویس' }).click()

test('what an author writes comes back with a note, is sent again and is published by an editor', async ({
  page: author,
  shopFixture,
  browser,
}) => {
  test.setTimeout(120_000)
  const slug = addressOf('review')
  const title = `گزارش ${slug}`
  await enterAs(author, shopFixture, 'author')
  await startPage(author, { title, slug })
  await expect(author.getByRole('button', { name: 'انتشار تغییرات' })).toHaveCount(0)
  await saveDraft(author)
  await saved(author)
  await typeInto(panel(author).getByRole('textbox', { name: 'یادداشت' }), 'برای امروز')
  await press(author, 'ارسال برای بازبینی')
  await expect(panel(author).getByRole('heading')).toContainText('در انتظار بازبینی')

  const context = await browser.newContext({ locale: 'fa-IR' })
  const editor = await context.newPage()
  await enterAs(editor, shopFixture, 'editor')
  await editor.goto('/dashboard/reviews')
  const row = editor.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('برای امروز')
  await expect(editor.getByRole('link', { name: /^بازبینی‌ها (بیش از )?[۰-۹]+ مورد در انتظار$/ })).toHaveCount(
    1,
  )
  await row.getByRole('link', { name: title }).click()
  await press(editor, 'برگرداندن با یادداشت')
  await expect(panel(editor).getByRole('alert')).toContainText('چه چیزی باید اصلاح شود')
  await typeInto(panel(editor).getByRole('textbox', { name: 'یادداشت' }), 'خلاصه ندارد')
  await press(editor, 'برگرداندن با یادداشت')
  await expect(panel(editor).getByRole('heading')).toContainText('برگشت‌خورده')

  await author.goto('/dashboard/writings')
  const mine = author.getByRole('row').filter({ hasText: title })
  await expect(mine).toContainText('برگشت‌خورده')
  await expect(mine).toContainText('خلاصه ندارد')
  await mine.getByRole('link', { name: title }).click()
  await typeInto(author.getByRole('textbox', { name: 'خلاصه — فارسی', exact: true }), 'خلاصهٔ گزارش')
  await expect(panel(author).getByRole('button', { name: 'ارسال برای بازبینی' })).toBeDisabled()
  await keepDraft(author)
  await press(author, 'ارسال برای بازبینی')
  await expect(panel(author).getByRole('heading')).toContainText('در انتظار بازبینی')

  await editor.reload()
  await press(editor, 'تأیید و انتشار')
  await expect(panel(editor).getByRole('heading')).toContainText('منتشرشده')
  await until(async () => expect((await author.goto(`/${slug}`))?.status()).toBe(200))
  await context.close()
})

test('a reviewer is told when the author has changed the draft meanwhile', async ({
  page: editor,
  shopFixture,
  browser,
  baseURL,
}) => {
  const slug = addressOf('changed')
  const context = await browser.newContext({ locale: 'fa-IR' })
  const author = await context.newPage()
  await enterAs(author, shopFixture, 'author')
  const headers = { origin: baseURL ?? '' }
  const made = await author.request.post('/cms-api/pages?draft=true', {
    headers,
    data: { title: slug, slug, _status: 'draft' },
  })
  const { doc } = await made.json()
  const shown = await (await author.request.get(`/cms-api/reviews/pages/${doc.id}`, { headers })).json()
  const asked = { kind: 'pages', id: doc.id, versionId: shown.versionId, note: '' }
  expect((await author.request.post('/cms-api/reviews/request', { headers, data: asked })).status()).toBe(200)

  await enterAs(editor, shopFixture, 'editor')
  await editor.goto(`/dashboard/collections/pages/${doc.id}`)
  await expect(panel(editor).getByRole('button', { name: 'تأیید و انتشار' })).toBeVisible()
  const data = { title: `${slug} دیگر`, _status: 'draft' }
  expect(
    (await author.request.patch(`/cms-api/pages/${doc.id}?draft=true`, { headers, data })).status(),
  ).toBe(200)
  await press(editor, 'تأیید و انتشار')
  await expect(panel(editor).getByRole('alert')).toContainText('همین حالا تغییر کرد')
  await editor.reload()
  await expect(panel(editor)).toContainText('پس از ارسال تغییر کرده است')
  await press(editor, 'تأیید و انتشار')
  await expect(panel(editor).getByRole('heading')).toContainText('منتشرشده')
  await context.close()
})

test('an author finds no shop in the menu', async ({ page, shopFixture }) => {
  await enterAs(page, shopFixture, 'author')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'نوشته‌های من' })).toBeVisible()
  for (const name of ['سفارش‌ها', 'مشتریان', 'محصولات', 'همکاران', 'رویدادها', 'ورود و خروج'])
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  await page.goto('/dashboard/collections/customers')
  await expect(page.getByRole('table')).toHaveCount(0)
})
