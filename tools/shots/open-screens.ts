import type { Page } from '@playwright/test'
import { addToBasket } from '../../apps/storefront/e2e/shop.ts'

/** Follows the first link of the home page, or of the news, that begins so. */
export async function followLink(page: Page, start: string): Promise<void> {
  await page.goto(start === '/news/' ? '/news' : '/')
  const address = await page.locator(`main a[href*="${start}"]`).first().getAttribute('href')
  await page.goto(address ?? '/')
}

export async function fillBasket(page: Page): Promise<void> {
  await page.goto('/')
  const links = await page.locator('main article a[href*="/product/"]').all()
  const addresses = await Promise.all(links.slice(0, 6).map((link) => link.getAttribute('href')))
  for (const address of [...new Set(addresses)].slice(0, 3)) {
    await page.goto(address ?? '/')
    await addToBasket(page)
  }
  await page.goto('/basket')
}

export async function openPreview(page: Page): Promise<void> {
  await fillBasket(page)
  await page.goto('/')
  await page.getByRole('banner').locator('button[type=submit][aria-haspopup=dialog]').click()
  await page.getByRole('dialog').waitFor()
}

/** Two products of the first category chosen, their comparison opened. */
export async function openCompare(page: Page): Promise<void> {
  await followLink(page, '/category/')
  for (const box of (await page.locator('main article input[type=checkbox]').all()).slice(0, 2))
    await box.check({ force: true })
  await page
    .locator('button, a')
    .filter({ hasText: /^(مقایسه|نمایش مقایسه)/ })
    .last()
    .click()
  await page.locator('iframe').waitFor()
}

export async function openFilters(page: Page): Promise<void> {
  await followLink(page, '/category/')
  const filters = page.getByRole('link', { name: 'فیلترها' })
  if (await filters.isVisible()) await filters.click()
}

/** On a wide screen there is no sidebar: the picture shows the menu's own panel in its place. */
export async function openSidebar(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: /منو/ }).first().click()
}

export async function openLightbox(page: Page): Promise<void> {
  await followLink(page, '/product/')
  await page.locator('a[rel~="gallery-2"]').first().click()
  await page.getByRole('dialog').waitFor()
}

/** The first letters of a word typed into the header's search. */
export async function openSuggestions(page: Page): Promise<void> {
  await page.goto('/')
  const field = page.getByRole('banner').locator('input[name=Search]')
  if (!(await field.isVisible()))
    await page.getByRole('banner').getByRole('search').getByRole('button').click()
  await field.pressSequentially('زعفر')
  await page.getByRole('option').first().waitFor()
}
