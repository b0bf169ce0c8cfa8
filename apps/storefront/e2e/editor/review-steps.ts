import { expect, type Page } from '@playwright/test'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { settle } from '../dashboard-screens.ts'
import { keepDraft } from '../page-form.ts'
import { typeInto } from '../typing.ts'

const panel = (page: Page) => page.getByRole('region', { name: /بازبینی/ })

/** Saves what is written as a draft and waits until the form knows it; the id of the document. */
export async function saveDraft(page: Page): Promise<number> {
  if (/\/create/.test(page.url())) await page.getByRole('button', { name: 'ذخیره پیش‌نویس' }).click()
  else await keepDraft(page)
  await page.waitForURL(/\/collections\/\w+\/\d+/)
  await settle(page)
  await expect(page.getByRole('button', { name: 'ذخیره پیش‌نویس' })).toBeDisabled()
  return Number(/\/(\d+)(\?|$)/.exec(page.url())?.[1])
}

/** Looks at the draft as a visitor will see it, in a window of its own. */
export async function preview(page: Page, title: string): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await page.locator('#preview-button').click()
  const shown = await opened
  await expect(shown.getByText(/^پیش‌نمایش:/)).toBeVisible()
  await expect(shown).toHaveTitle(new RegExp(title))
  await shown.close()
}

export async function sendForReview(page: Page, note: string): Promise<void> {
  await typeInto(panel(page).getByRole('textbox', { name: 'یادداشت' }), note)
  await panel(page).getByRole('button', { name: 'ارسال برای بازبینی' }).click()
  await expect(panel(page).getByRole('heading')).toContainText('در انتظار بازبینی')
}

/** Opens from the inbox what waits there. */
async function openWaiting(page: Page, title: string): Promise<void> {
  await page.goto('/dashboard/reviews')
  await page.getByRole('row').getByRole('link', { name: title, exact: true }).click()
  await settle(page)
}

export async function approve(page: Page, title: string): Promise<void> {
  await openWaiting(page, title)
  await panel(page).getByRole('button', { name: 'تأیید و انتشار' }).click()
  await expect(panel(page).getByRole('heading')).toContainText('منتشرشده')
}

/** Has it published at an hour of its own, instead of now. */
export async function scheduleAt(page: Page, title: string, moment: number): Promise<void> {
  await openWaiting(page, title)
  await page.locator('.doc-controls .form-submit .popup-button').click()
  await page.getByRole('button', { name: 'زمان‌بندی انتشار' }).click()
  const drawer = page.locator('.schedule-publish')
  const written = formatMoment(moment, 'fa-IR')
  await typeInto(drawer.getByRole('textbox').first(), written)
  await drawer.getByRole('textbox').first().press('Tab')
  await drawer.locator('#scheduled-publish-save').click()
  await expect(drawer.getByRole('table')).toContainText(written)
}
