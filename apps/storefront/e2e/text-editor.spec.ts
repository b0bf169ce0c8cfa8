import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

/** What the public page draws for each entry of the menus; a test that meets an entry without a row fails. */
const SLASH_TAGS: Record<string, string> = {
  پاراگراف: 'p',
  'تیتر ۱': 'h1',
  'تیتر ۲': 'h2',
  'تیتر ۳': 'h3',
  'تیتر ۴': 'h4',
  'تیتر ۵': 'h5',
  'تیتر ۶': 'h6',
  'فهرست نقطه‌ای': 'ul > li',
  'فهرست شماره‌دار': 'ol > li',
  'فهرست انجام کارها': 'li:has(input[type=checkbox])',
  'نقل قول': 'blockquote',
}
const CARD = 'کارت لینک'
const PICTURE = 'تصویر'
const RULE = 'خط جداکننده'

const BUTTON_TAGS: Record<string, string> = {
  bold: 'strong',
  italic: 'em',
  underline: '[style*=underline]',
  strikethrough: '[style*=line-through]',
  subscript: 'sub',
  superscript: 'sup',
  inlineCode: 'code',
  indentIncrease: 'p[style*=padding-inline-start]',
  indentDecrease: 'p',
}
const DROPDOWN_TAGS: Record<string, string> = {
  alignLeft: '[style*="text-align:left"]',
  alignCenter: '[style*="text-align:center"]',
  alignRight: '[style*="text-align:right"]',
  alignJustify: '[style*="text-align:justify"]',
  paragraph: 'p',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  unorderedList: 'ul > li',
  orderedList: 'ol > li',
  checklist: 'li:has(input[type=checkbox])',
  blockquote: 'blockquote',
}

const editor = (page: Page) => page.locator('[contenteditable=true]').last()
const slashItems = (page: Page) => page.locator('.slash-menu-popup__item-text')
const toolbar = (page: Page) => page.locator('.inline-toolbar-popup')
const latin = (labels: readonly string[]) => labels.filter((label) => /[A-Za-z]/.test(label))

/** An empty line at the end of the text, whatever stood there before. */
async function newLine(page: Page): Promise<void> {
  // A format that is still being put on marks its words again; while they are marked, the toolbar is above them.
  await expect(async () => {
    await editor(page).press('ControlOrMeta+End')
    await expect(toolbar(page)).toBeHidden({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
}

async function choose(page: Page, label: string): Promise<void> {
  await newLine(page)
  await page.keyboard.type('/')
  await slashItems(page).getByText(label, { exact: true }).click()
  await expect(slashItems(page)).toHaveCount(0)
}

/** Writes a line of its own and marks it, so that the toolbar is above it. */
async function writeAndMark(page: Page, text: string): Promise<void> {
  await newLine(page)
  await page.keyboard.type(text)
  await page.keyboard.press('Shift+Home')
  await expect(toolbar(page)).toBeVisible()
}

const drawer = (page: Page) => page.locator('dialog.drawer--is-open, .drawer--is-open').last()
const firstRow = (place: Locator) => place.locator('table tbody tr').first()

test('every entry of the text editor’s menus reaches the page, in Persian and whole', async ({
  page,
  shopFixture,
}) => {
  test.setTimeout(180_000)
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
  expect(labels.filter((label) => ![CARD, PICTURE, RULE].includes(label)).sort()).toEqual(
    Object.keys(SLASH_TAGS).sort(),
  )
  const expected: [tag: string, text: string][] = []
  for (const [label, tag] of Object.entries(SLASH_TAGS)) {
    await choose(page, label)
    await page.keyboard.type(`نوشتهٔ ${label}`)
    expected.push([tag, `نوشتهٔ ${label}`])
  }
  await choose(page, RULE)
  await choose(page, PICTURE)
  await firstRow(drawer(page)).locator('button, a').first().click()
  await expect(page.locator('.LexicalEditorTheme__upload, .lexical-upload').first()).toBeVisible()
  await choose(page, CARD)
  const chosen = firstRow(drawer(page)).locator('button, a').first()
  const cardTitle = (await chosen.textContent()) ?? ''
  await chosen.click()

  await writeAndMark(page, 'نمونه')
  const buttons = await toolbar(page).locator('[data-button-key]').evaluateAll(keysOf)
  const names = await toolbar(page).locator('button').evaluateAll(namesOf)
  expect(latin(names)).toEqual([])
  expect(names).not.toContain('')
  for (const key of buttons.filter((one) => one !== 'link')) {
    await writeAndMark(page, `قالب ${names.length} ${buttons.indexOf(key)}`)
    await toolbar(page).locator(`[data-button-key="${key}"]`).click()
    expected.push([BUTTON_TAGS[key] ?? `no row for ${key}`, `قالب ${names.length} ${buttons.indexOf(key)}`])
  }
  await writeAndMark(page, 'نمونه')
  const dropdowns = await toolbar(page).locator('[data-dropdown-key]').evaluateAll(dropdownsOf)
  expect(dropdowns).toEqual(['text', 'align'])
  for (const dropdown of dropdowns) {
    await writeAndMark(page, 'نمونه')
    await toolbar(page).locator(`[data-dropdown-key="${dropdown}"]`).click()
    const items = page.locator('.toolbar-popup__dropdown-item')
    expect(latin(await items.allTextContents())).toEqual([])
    const keys = await items.evaluateAll(itemsOf)
    expect(keys.length).toBeGreaterThan(3)
    await page.keyboard.press('Escape')
    for (const key of keys) {
      const text = `چیدن ${dropdown.length} ${keys.indexOf(key)}`
      await writeAndMark(page, text)
      await toolbar(page).locator(`[data-dropdown-key="${dropdown}"]`).click()
      await page.locator(`[data-item-key="${key}"]`).click()
      expected.push([DROPDOWN_TAGS[key] ?? `no row for ${key}`, text])
    }
  }
  await writeAndMark(page, 'پیوند بیرونی')
  await toolbar(page).locator('[data-button-key="link"]').click()
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

  await page.getByRole('button', { name: 'انتشار تغییرات' }).click()
  await page.waitForURL(/\/collections\/news\/\d+/)
  await expect(async () => {
    expect((await page.request.get(`/news/${slug}`)).status()).toBe(200)
  }).toPass({ timeout: 10_000 })
  await page.goto(`/news/${slug}`)
  const text = page.locator('article [dir=auto]')
  for (const [tag, said] of expected)
    await expect(text.locator(tag).filter({ hasText: said }).first(), `${said} as ${tag}`).toBeVisible()
  await expect(text.locator('hr')).toBeVisible()
  expect((await text.locator('hr').boundingBox())?.width).toBeGreaterThan(200)
  await expect(text.locator('figure img')).toBeVisible()
  await expect(text.getByRole('link', { name: cardTitle })).toBeVisible()
  await expect(text.getByRole('link', { name: 'پیوند بیرونی' })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(await text.textContent()).not.toMatch(/unknown|undefined|SKIPPED|[A-Za-z]{3}/)
})

const keysOf = (all: Element[]) => all.map((one) => one.getAttribute('data-button-key') ?? '')
const dropdownsOf = (all: Element[]) => all.map((one) => one.getAttribute('data-dropdown-key') ?? '')
const itemsOf = (all: Element[]) => all.map((one) => one.getAttribute('data-item-key') ?? '')
const namesOf = (all: Element[]) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent)
