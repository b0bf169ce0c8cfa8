import type { Locator } from '@playwright/test'
import { barriersOn } from './barriers.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { BUTTON_TAGS, DROPDOWN_TAGS, insertPart, LINE_TAGS } from './text-editor-entries.ts'
import {
  choose,
  drawer,
  dropdownsOf,
  editor,
  inlineToolbar,
  keysOf,
  latin,
  namesOf,
  openDropdown,
  publishNews,
  slashItems,
  writeAndMark,
} from './text-editor-form.ts'
import { typeInto } from './typing.ts'

test('every entry of the text editor’s menus reaches the page, in Persian and whole', async ({
  page,
  shopFixture,
}) => {
  test.setTimeout(240_000)
  await enterAs(page, shopFixture, 'editor')
  const slug = `text-${Date.now()}`
  await page.goto('/dashboard/collections/news/create')
  await typeInto(page.getByLabel('عنوان').first(), 'همهٔ چیزهای متن')
  await typeInto(page.getByLabel('نشانی صفحه'), slug)
  await editor(page).click()

  await page.keyboard.type('/')
  await expect(slashItems(page).first()).toBeVisible()
  const labels = await slashItems(page).allTextContents()
  await page.keyboard.press('Backspace')
  expect(latin(labels)).toEqual([])
  expect(labels.length).toBeGreaterThan(15)
  const expected: [tag: string, text: string][] = []
  const readings: ((text: Locator) => Promise<void>)[] = []
  for (const label of labels) {
    await choose(page, label)
    const tag = LINE_TAGS[label]
    if (tag) {
      await page.keyboard.type(`نوشتهٔ ${label}`)
      expected.push([tag, `نوشتهٔ ${label}`])
    } else readings.push(await insertPart(page, label, 'یک'))
  }

  const toolbar = inlineToolbar(page)
  await writeAndMark(page, 'نمونه')
  const buttons = await toolbar.locator('[data-button-key]').evaluateAll(keysOf)
  const names = await toolbar.locator('button').evaluateAll(namesOf)
  expect(latin(names)).toEqual([])
  expect(names).not.toContain('')
  for (const key of buttons.filter((one) => one !== 'link')) {
    await writeAndMark(page, `قالب ${names.length} ${buttons.indexOf(key)}`)
    await toolbar.locator(`[data-button-key="${key}"]`).click()
    expected.push([BUTTON_TAGS[key] ?? `no row for ${key}`, `قالب ${names.length} ${buttons.indexOf(key)}`])
  }
  await writeAndMark(page, 'نمونه')
  const dropdowns = await toolbar.locator('[data-dropdown-key]').evaluateAll(dropdownsOf)
  expect(dropdowns).toEqual(['text', 'align'])
  for (const dropdown of dropdowns) {
    await writeAndMark(page, 'نمونه')
    const keys = await openDropdown(page, toolbar, dropdown)
    expect(keys.length).toBeGreaterThan(3)
    await page.keyboard.press('Escape')
    for (const key of keys) {
      const text = `چیدن ${dropdown.length} ${keys.indexOf(key)}`
      await writeAndMark(page, text)
      await openDropdown(page, toolbar, dropdown)
      await page.locator(`[data-item-key="${key}"]`).click()
      expected.push([DROPDOWN_TAGS[key] ?? `no row for ${key}`, text])
    }
  }
  await writeAndMark(page, 'پیوند بیرونی')
  await toolbar.locator('[data-button-key="link"]').click()
  // The platform ties no label to it, and begins it with https://.
  const url = drawer(page).locator('input[value^="https://"], input[name$="url"]').last()
  await url.click()
  await page.keyboard.press('End')
  // The form is kept from being saved until the server has found the whole address good.
  const checked = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('https://example.ir/catalogue') ?? false,
  )
  await page.keyboard.type('example.ir/catalogue')
  await expect(url).toHaveValue('https://example.ir/catalogue')
  await checked
  await drawer(page).getByRole('button', { name: 'ذخیره' }).click()
  await expect(drawer(page)).toHaveCount(0)

  const text = await publishNews(page, slug)
  for (const [tag, said] of expected)
    await expect(text.locator(tag).filter({ hasText: said }).first(), `${said} as ${tag}`).toBeVisible()
  for (const read of readings) await read(text)
  await expect(text.getByRole('link', { name: 'پیوند بیرونی' })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(await text.textContent()).not.toMatch(/unknown|undefined|SKIPPED|[A-Za-z]{3}/)
  expect(await barriersOn(page, (axe) => axe.include('article'))).toEqual([])
})
