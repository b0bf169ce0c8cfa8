import type { Locator, Page } from '@playwright/test'
import { readCaptcha } from '@rasteh/test-kit/captcha'
import type { openShopFixture } from '@rasteh/test-kit/shop-fixture'

type ShopFixture = ReturnType<typeof openShopFixture>

export const section = (page: Page): Locator => page.locator('#comments')

export const commentForm = (page: Page): Locator =>
  page.getByRole('form', { name: /^(نوشتن دیدگاه|Write a comment)$/ })

/** What the shop has said: the notice is in the page's region of messages. */
export const noticeOf = (page: Page): Locator =>
  page.getByRole('region', { name: /^(پیام‌ها|Messages)$/ }).getByRole('status')

/** Waits for the form's picture and reads it, as somebody who has the shop's secret can. */
export async function readPicture(page: Page, shopFixture: ShopFixture): Promise<string> {
  const picture = commentForm(page).getByRole('img')
  await picture.scrollIntoViewIfNeeded()
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  const cookie = (await page.context().cookies()).find(({ name }) => name.endsWith('captcha-comment'))
  const [handle = ''] = (cookie?.value ?? '').split('.')
  return readCaptcha(shopFixture.owner, process.env.RASTEH_E2E_SECRET ?? '', handle)
}

/** How much wider the page is than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
