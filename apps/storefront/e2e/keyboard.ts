import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab, as somebody without a mouse does, until the wanted thing has the focus. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await wanted.waitFor()
  const target = await wanted.elementHandle()
  await expect(async () => {
    await page.keyboard.press(key)
    expect(await page.evaluate((element) => document.activeElement === element, target)).toBe(true)
  }).toPass({ intervals: [0], timeout: 40_000 })
}

/** Moves a list or a group of radio buttons, once the keyboard has come to it, down to the one that is wanted. */
export async function arrowDownTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    if (await isThere()) return
    await page.keyboard.press('ArrowDown')
    expect(await isThere()).toBe(true)
  }).toPass({ intervals: [0], timeout: 20_000 })
}
