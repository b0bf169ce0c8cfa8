import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { insertPart } from './text-editor-entries.ts'
import { choose, editor, newLine, publishNews } from './text-editor-form.ts'
import { typeInto } from './typing.ts'

test('who publishes right after the last key publishes all that was typed, on a slow network too', async ({
  page,
  shopFixture,
}) => {
  // Every answer of the server is held back.
  test.setTimeout(100_000)
  await enterAs(page, shopFixture, 'editor')
  const slug = `at-once-${Date.now()}-${process.pid}`
  await page.goto('/dashboard/collections/news/create')
  await typeInto(page.getByLabel('عنوان').first(), 'همان دم')
  await typeInto(page.getByLabel('نشانی صفحه'), slug)
  await editor(page).click()
  await choose(page, 'ویدیوی سایت دیگر')
  await expect(page.locator('.LexicalEditorTheme__block #field-url')).toBeVisible()
  // A form asks the server about each change; here the answers take their time.
  await page.route('**/dashboard/collections/news/create*', async (route) => {
    const answer = await route.fetch()
    setTimeout(() => void route.fulfill({ response: answer }), 2_000)
  })
  const read = await insertPart(page, 'ویدیوی سایت دیگر', 'همان دم')
  await newLine(page)
  await page.keyboard.type('واپسین واژه‌ها')

  const text = await publishNews(page, slug)
  await read(text)
  await expect(text.getByText('واپسین واژه‌ها')).toBeVisible()
})

test('words that are typed while an earlier answer of the server arrives are published', async ({
  page,
  shopFixture,
}) => {
  await enterAs(page, shopFixture, 'editor')
  const slug = `late-answer-${Date.now()}-${process.pid}`
  await page.goto('/dashboard/collections/news/create')
  await typeInto(page.getByLabel('عنوان').first(), 'پاسخ دیررس')
  await typeInto(page.getByLabel('نشانی صفحه'), slug)
  await editor(page).click()
  await choose(page, 'بخش تاشو')
  const heading = page.locator('.LexicalEditorTheme__block #field-heading')
  await typeInto(page.locator('.LexicalEditorTheme__block [contenteditable=true]'), 'پاسخ پرسش')
  const held: (() => Promise<void>)[] = []
  await page.route('**/dashboard/collections/news/create*', async (route) => {
    const asked = route.request().postData() ?? ''
    if (!asked.includes('lexical_internal_feature') || !asked.includes('پرسش نخست')) return route.continue()
    if (asked.includes('واپسین')) return route.continue()
    const answer = await route.fetch()
    held.push(() => route.fulfill({ response: answer }))
  })
  await typeInto(heading, 'پرسش نخست')
  await expect.poll(() => held.length).toBe(1)
  await page.keyboard.type(' و واپسین واژه‌ها')
  // The answer to the first words arrives before the form asks about the last ones.
  for (const release of held) await release()

  const text = await publishNews(page, slug)
  await expect(text.locator('summary')).toHaveText('پرسش نخست و واپسین واژه‌ها')
})
