import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { BUTTON_TAGS, DROPDOWN_TAGS, insertPart } from './text-editor-entries.ts'
import {
  choose,
  dropdownsOf,
  editor,
  fixedToolbar,
  keysOf,
  latin,
  namesOf,
  newLine,
  openDropdown,
  publishNews,
  writeAndMark,
} from './text-editor-form.ts'
import { typeInto } from './typing.ts'

async function startNews(page: Page): Promise<string> {
  const slug = `toolbar-${Date.now()}-${process.pid}`
  await page.goto('/dashboard/collections/news/create')
  await typeInto(page.getByLabel('عنوان').first(), 'نوار ابزار')
  await typeInto(page.getByLabel('نشانی صفحه'), slug)
  await editor(page).click()
  return slug
}

test('the toolbar that stays above the text names all it has in Persian, and each of it reaches the page', async ({
  page,
  shopFixture,
}) => {
  test.setTimeout(240_000)
  await enterAs(page, shopFixture, 'editor')
  const slug = await startNews(page)
  const toolbar = fixedToolbar(page)
  const names = await toolbar.locator('button').evaluateAll(namesOf)
  expect(latin(names)).toEqual([])
  expect(names).not.toContain('')

  const expected: [tag: string, text: string][] = []
  const readings: ((text: Locator) => Promise<void>)[] = []
  const buttons = await toolbar.locator('[data-button-key]').evaluateAll(keysOf)
  for (const key of buttons.filter((one) => one !== 'link')) {
    const text = `دکمهٔ ${buttons.indexOf(key)}`
    await writeAndMark(page, text)
    await toolbar.locator(`[data-button-key="${key}"]`).click()
    expected.push([BUTTON_TAGS[key] ?? `no row for ${key}`, text])
  }
  const dropdowns = await toolbar.locator('[data-dropdown-key]').evaluateAll(dropdownsOf)
  expect(dropdowns.toSorted()).toEqual(['add', 'align', 'blocks', 'tableActions', 'text'])
  for (const dropdown of ['align', 'text']) {
    await writeAndMark(page, 'نمونه')
    const keys = await openDropdown(page, toolbar, dropdown)
    await page.keyboard.press('Escape')
    for (const key of keys) {
      const text = `چیدن ${dropdown.length} ${keys.indexOf(key)}`
      await writeAndMark(page, text)
      await openDropdown(page, toolbar, dropdown)
      await page.locator(`[data-item-key="${key}"]`).click()
      expected.push([DROPDOWN_TAGS[key] ?? `no row for ${key}`, text])
    }
  }
  for (const dropdown of ['add', 'blocks']) {
    await newLine(page)
    const keys = await openDropdown(page, toolbar, dropdown)
    await page.keyboard.press('Escape')
    for (const key of keys) {
      await newLine(page)
      await openDropdown(page, toolbar, dropdown)
      const item = page.locator(`[data-item-key="${key}"]`)
      const label = (await item.locator('.text').textContent()) ?? ''
      await item.click()
      readings.push(await insertPart(page, label.trim(), 'دو'))
    }
  }

  await newLine(page)
  await page.keyboard.type('پایان')
  const text = await publishNews(page, slug)
  for (const [tag, said] of expected)
    await expect(text.locator(tag).filter({ hasText: said }).first(), `${said} as ${tag}`).toBeVisible()
  for (const read of readings) await read(text)
  expect(await text.textContent()).not.toMatch(/unknown|undefined|SKIPPED|[A-Za-z]{3}/)
})

/** What each entry of a table's menu leaves of rows and columns, and of heads, when it is chosen in the middle of nine cells. */
const TABLE_STEPS: readonly [key: string, rows: number, cells: number][] = [
  ['tableRowAbove', 4, 12],
  ['tableRowBelow', 5, 15],
  ['tableColumnBefore', 5, 20],
  ['tableColumnAfter', 5, 25],
  ['tableDeleteRow', 4, 20],
  ['tableDeleteColumn', 4, 16],
]

test('a table is made larger and smaller, given heads and merged, by a menu that is Persian', async ({
  page,
  shopFixture,
}) => {
  test.setTimeout(240_000)
  await enterAs(page, shopFixture, 'editor')
  const slug = await startNews(page)
  const toolbar = fixedToolbar(page)
  const menu = toolbar.locator('[data-dropdown-key="tableActions"]')
  await expect(menu).toBeDisabled()
  await choose(page, 'جدول')
  const table = editor(page).locator('table')
  const cells = table.locator('th, td')
  await cells.nth(4).click()
  await expect(menu).toBeEnabled()
  const keys = await openDropdown(page, toolbar, 'tableActions')
  await page.keyboard.press('Escape')
  expect(keys.toSorted()).toEqual(
    [
      ...TABLE_STEPS.map(([key]) => key),
      ...['tableHeadRow', 'tableHeadColumn', 'tableMerge', 'tableUnmerge', 'tableDelete'],
    ].toSorted(),
  )
  const act = async (key: string) => {
    await openDropdown(page, toolbar, 'tableActions')
    await page.locator(`[data-item-key="${key}"]`).click()
  }
  /** Writes into a cell, so that the editor knows of the caret there before anything else is pressed. */
  const writeIn = async (at: number, text: string) => {
    await cells.nth(at).click()
    await page.keyboard.type(text)
    await expect(cells.nth(at)).toContainText(text)
  }
  for (const [key, rows, count] of TABLE_STEPS) {
    // Below the head row, however many columns there are.
    await writeIn(7, 'نو')
    await act(key)
    await expect(table.locator('tr')).toHaveCount(rows)
    await expect(cells).toHaveCount(count)
  }
  await writeIn(0, 'مدل')
  await writeIn(4, 'وزن')
  await act('tableHeadColumn')
  await expect(table.locator('th')).toHaveCount(7)
  await writeIn(9, 'یکی')
  await cells.nth(9).hover()
  await page.mouse.down()
  await cells.nth(10).hover({ position: { x: 4, y: 4 } })
  await cells.nth(10).hover()
  await page.mouse.up()
  await expect(table.locator('[class*="tableCellSelected"]')).toHaveCount(2)
  // The form takes a change of the text over in an idle moment, and then asks the server.
  const kept = page.waitForResponse((answer) => /colSpan\W{1,6}2\b/.test(answer.request().postData() ?? ''))
  await act('tableMerge')
  await expect(table.locator('[colspan="2"]')).toHaveCount(1)
  await kept

  const text = await publishNews(page, slug)
  await expect(text.getByRole('columnheader', { name: 'مدل' })).toBeVisible()
  await expect(text.getByRole('rowheader', { name: 'وزن' })).toBeVisible()
  await expect(text.locator('td[colspan="2"]')).toContainText('یکی')
  await text.getByRole('region', { name: 'جدول' }).focus()
  await expect(text.getByRole('region', { name: 'جدول' })).toBeFocused()
})
