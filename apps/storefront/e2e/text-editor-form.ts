import { expect, type Locator, type Page } from '@playwright/test'

/** The text of the form; a folded part of it has an editor of its own inside. */
export const editor = (page: Page) => page.locator('[contenteditable=true]').first()
export const slashItems = (page: Page) => page.locator('.slash-menu-popup__item-text')
export const inlineToolbar = (page: Page) => page.locator('.inline-toolbar-popup')
export const fixedToolbar = (page: Page) => page.locator('.fixed-toolbar').first()
export const drawer = (page: Page) => page.locator('dialog.drawer--is-open, .drawer--is-open').last()
export const firstRow = (place: Locator) => place.locator('table tbody tr').first()

export const latin = (labels: readonly string[]) => labels.filter((label) => /[A-Za-z]/.test(label))
export const keysOf = (all: Element[]) => all.map((one) => one.getAttribute('data-button-key') ?? '')
export const dropdownsOf = (all: Element[]) => all.map((one) => one.getAttribute('data-dropdown-key') ?? '')
export const itemsOf = (all: Element[]) => all.map((one) => one.getAttribute('data-item-key') ?? '')
export const namesOf = (all: Element[]) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent)

/** Says where the caret is once the editor has taken note of it, which takes a frame. */
async function isCaretInLastLine(text: Element): Promise<boolean> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return text.lastElementChild?.contains(document.getSelection()?.anchorNode ?? null) ?? false
}

/** An empty line at the end of the text, whatever was there before. */
export async function newLine(page: Page): Promise<void> {
  // A format that is still being put on marks its words again; while they are marked, the toolbar is above them.
  await expect(async () => {
    await editor(page).press('ControlOrMeta+End')
    await expect(inlineToolbar(page)).toBeHidden({ timeout: 500 })
    // Who comes from a field inside a part sees the caret at the text's beginning first, and types when it is at the end.
    expect(await editor(page).evaluate(isCaretInLastLine)).toBe(true)
  }).toPass()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
}

/** Chooses an entry of the menu that a slash opens. */
export async function choose(page: Page, label: string): Promise<void> {
  await newLine(page)
  await page.keyboard.type('/')
  await slashItems(page).getByText(label, { exact: true }).click()
  await expect(slashItems(page)).toHaveCount(0)
}

/** Writes a line of its own and marks it, so that the toolbar is above it. */
export async function writeAndMark(page: Page, text: string): Promise<void> {
  await newLine(page)
  await page.keyboard.type(text)
  await page.keyboard.press('Shift+Home')
  await expect(inlineToolbar(page)).toBeVisible()
}

/** Opens a menu of a toolbar and answers the keys of its entries, whose names have to be Persian. */
export async function openDropdown(page: Page, toolbar: Locator, key: string): Promise<string[]> {
  await toolbar.locator(`[data-dropdown-key="${key}"]`).click()
  const items = page.locator('.toolbar-popup__dropdown-item')
  await expect(items.first()).toBeVisible()
  expect(latin(await items.allTextContents())).toEqual([])
  return items.evaluateAll(itemsOf)
}

/** The name of a new item of news, and its place, with the caret in its text. */
export async function publishNews(page: Page, slug: string): Promise<Locator> {
  await page.getByRole('button', { name: 'انتشار تغییرات' }).click()
  await page.waitForURL(/\/collections\/news\/\d+/)
  await expect(async () => {
    expect((await page.request.get(`/news/${slug}`)).status()).toBe(200)
  }).toPass({ timeout: 10_000 })
  await page.goto(`/news/${slug}`)
  return page.locator('article [dir=auto]').first()
}
