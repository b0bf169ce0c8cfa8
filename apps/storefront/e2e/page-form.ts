import { expect, type Page } from '@playwright/test'
import { typeFocused, typeInto } from './typing.ts'

/**
 * Adds a module below the others and waits for its form, as a person does: the platform draws it by an answer of the
 * server, and only when it is in view.
 */
export async function addModule(page: Page, name: string): Promise<void> {
  const rows = page.locator('[id^="layout-row-"]')
  const before = await rows.count()
  await page.getByRole('button', { name: 'افزودن ماژول' }).last().click()
  await page.getByRole('button', { name, exact: true }).click()
  await expect(rows).toHaveCount(before + 1)
  await rows.last().scrollIntoViewIfNeeded()
  await expect(rows.last().getByLabel('عنوان ماژول')).toBeVisible()
}

/** Opens the form of a new page and writes its title and address. */
export async function startPage(page: Page, { title, slug }: { title: string; slug: string }): Promise<void> {
  await page.goto('/dashboard/collections/pages/create')
  await typeInto(page.getByLabel('عنوان').first(), title)
  await typeInto(page.getByLabel('نشانی صفحه'), slug)
}

/** Finds another document by its name in the picker of a field, which lists only the first ten, and picks it. */
export async function pick(page: Page, field: string, name: string): Promise<void> {
  const picker = page.locator(`#field-${field}`)
  await picker.locator('.rs__control').click()
  await typeFocused(picker.getByRole('combobox'), name)
  await picker.getByRole('option', { name, exact: true }).click()
  await expect(picker.locator('.rs__single-value')).toContainText(name)
}

/** Saves the draft of a document that is there, unless it was saved by itself just before. */
export async function keepDraft(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'ذخیره پیش‌نویس' })
  await expect(async () => {
    if (await button.isEnabled()) await button.click({ timeout: 1_000 })
    await expect(button).toBeDisabled({ timeout: 5_000 })
  }).toPass()
}

export const publish = (page: Page) => page.getByRole('button', { name: 'انتشار تغییرات' }).click()
export const saved = (page: Page) => page.waitForURL(/\/collections\/pages\/\d+/)

/** Writes as the dashboard does, in the name of the person who is signed in. */
export async function write(
  page: Page,
  baseURL: string | undefined,
  method: 'POST' | 'PATCH',
  path: string,
  data: object,
) {
  const headers = { origin: baseURL ?? '' }
  const answer = await page.request.fetch(`/cms-api/${path}`, { method, data, headers })
  return { status: answer.status(), doc: (await answer.json()).doc }
}

export const addressOf = (name: string) => `${name}-${Date.now()}-${process.pid}`
export const until = (check: () => Promise<void>) => expect(check).toPass({ timeout: 10_000 })
