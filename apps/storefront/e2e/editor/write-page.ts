import { expect, type Page } from '@playwright/test'
import { settle } from '../dashboard-screens.ts'
import { addModule, pick } from '../page-form.ts'
import { typeInto } from '../typing.ts'
import type { SketchedPage, SketchedSection } from './company-pages.ts'

/** Writes a new page into its form, section by section; it is saved by what comes next. */
export async function writePage(page: Page, sketch: SketchedPage): Promise<void> {
  await page.goto('/dashboard/collections/pages/create')
  await settle(page)
  await typeInto(page.getByLabel('عنوان').first(), sketch.title)
  await typeInto(page.getByLabel('نشانی صفحه'), sketch.slug)
  if (sketch.under) await pick(page, 'parent', sketch.under)
  if (sketch.isLanding) await page.getByLabel('صفحهٔ فرود').check()
  for (const section of sketch.sections) await writeSection(page, section)
}

/** Writes the English version of a page that is there in Persian. */
export async function translatePage(page: Page, id: number, sketch: SketchedPage): Promise<void> {
  await page.goto(`/dashboard/collections/pages/${id}?locale=en`)
  await settle(page)
  await typeInto(page.getByLabel('عنوان').first(), sketch.title)
  for (const section of sketch.sections) await writeSection(page, section)
}

/** Adds a section below the others of the page whose form is open. */
export async function writeSection(page: Page, section: SketchedSection): Promise<void> {
  const rows = page.locator('[id^="layout-row-"]')
  const path = `layout__${await rows.count()}`
  await addModule(page, section.kind)
  const row = rows.last()
  for (const [name, text] of Object.entries(section.texts ?? {}))
    await typeInto(page.locator(`#field-${path}__${name}`), text)
  const { list } = section
  for (const [at, texts] of (list?.rows ?? []).entries()) {
    await row.getByRole('button', { name: list?.add ?? '' }).click()
    const place = `${path}__${list?.name}__${at}`
    const title = list?.files?.titles[at]
    if (title) await choose(page, `${place}__${list?.files?.name}`, title)
    for (const [name, text] of Object.entries(texts))
      await typeInto(page.locator(`#field-${place}__${name}`), text)
  }
  if (section.prose) await typeInto(row.locator('[contenteditable=true]'), section.prose)
  for (const [name, title] of Object.entries(section.picks ?? {})) await pick(page, `${path}__${name}`, title)
  for (const name of section.pictures ?? []) await choose(page, `${path}__${name}`)
}

/** Takes something of the library for a field: what is called so, or the first. */
async function choose(page: Page, path: string, title?: string): Promise<void> {
  await page.locator(`#field-${path}`).getByRole('button', { name: 'انتخاب از موارد موجود' }).click()
  const drawer = page.locator('.drawer--is-open').last()
  const row = drawer.locator('table tbody tr').filter(title ? { hasText: title } : {})
  await row.first().locator('.default-cell__first-cell, button').first().click()
  await expect(page.locator('.drawer--is-open')).toHaveCount(0)
}
