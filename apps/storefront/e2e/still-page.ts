import type { Page } from '@playwright/test'

/** Opens a page and pauses its clock once it is there; the test moves the clock on by `page.clock.runFor`. */
export async function openStill(page: Page, address: string, prepare = async () => {}): Promise<void> {
  await page.clock.install()
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await prepare()
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)))
}
