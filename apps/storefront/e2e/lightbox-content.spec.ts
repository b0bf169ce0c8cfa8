import type { Page } from '@playwright/test'
import { blankText } from './database.ts'
import { expect, test } from './fixtures.ts'

const GENERAL = 'محتوای درخواستی بارگذاری نشد. لطفاً کمی بعد دوباره تلاش کنید.'
const IMAGE = 'تصویر بارگذاری نشد. لطفاً کمی بعد دوباره تلاش کنید.'
const AJAX = 'این بخش بارگذاری نشد. لطفاً کمی بعد دوباره تلاش کنید.'

/** Some of these take a text away from the shop for a moment. */
test.describe.configure({ mode: 'serial' })

/** Opens what a manager's link of a gallery leads to; such links may stand on any page. */
async function openLink(page: Page, href: string, path = '/') {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), {
      href: address,
      rel: 'gallery-2',
      textContent: 'لینک',
    })
    document.querySelector('main')?.prepend(link)
  }, href)
  await page.getByRole('link', { name: 'لینک' }).click()
  return page.getByRole('dialog', { name: 'لینک' })
}

test.describe('what a lightbox shows', () => {
  test('is the content of a page that it fetches [S7.56]', async ({ page }) => {
    const asked = page.waitForRequest((request) => request.url().endsWith('/about-us'))
    const dialog = await openLink(page, '/about-us')
    expect((await asked).resourceType()).toBe('fetch')
    await expect(dialog.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(dialog.getByRole('contentinfo')).toHaveCount(0)
  })

  test('is a part of this very page', async ({ page }) => {
    const dialog = await openLink(page, '#content')
    await expect(dialog.getByRole('heading').first()).toBeVisible()
  })

  test('is the image-error message for a picture that fails [S8.43]', async ({ page }) => {
    const dialog = await openLink(page, '/media/none.webp')
    await expect(dialog.getByRole('alert')).toHaveText(IMAGE)
  })

  test('is the xhr-error message for a page that fails [S8.44]', async ({ page }) => {
    const dialog = await openLink(page, '/no-such-page')
    await expect(dialog.getByRole('alert')).toHaveText(AJAX)
  })

  test('says that the content cannot be loaded when a part of the page is not there [S8.42]', async ({
    page,
  }) => {
    const dialog = await openLink(page, '#nowhere')
    await expect(dialog.getByRole('alert')).toHaveText(GENERAL)
  })

  test('says the specified words in English [S8.42]', async ({ page }) => {
    const dialog = await openLink(page, '#nowhere', '/?language=en-US')
    await expect(dialog.getByRole('alert')).toHaveText(
      'The requested content cannot be loaded. Please try again later.',
    )
  })

  test('says that the content cannot be loaded for a picture without an image-error message [S8.40]', async ({
    page,
  }) => {
    const giveBack = await blankText('LightboxImageFailed')
    const dialog = await openLink(page, '/media/none.webp')
    await expect(dialog.getByRole('alert')).toHaveText(GENERAL)
    await giveBack()
  })

  test('says that the content cannot be loaded for a page without an xhr-error message [S8.41]', async ({
    page,
  }) => {
    const giveBack = await blankText('LightboxAjaxFailed')
    const dialog = await openLink(page, '/no-such-page')
    await expect(dialog.getByRole('alert')).toHaveText(GENERAL)
    await giveBack()
  })
})
