import { expect, type Page } from '@playwright/test'

type DashboardScreen = { name: string; path: string }

const COLLECTIONS = '/dashboard/collections'

/** The screens that managers see most: lists, forms, blocks, rich text, pictures, versions, settings. */
export const dashboardScreens: DashboardScreen[] = [
  { name: 'start', path: '/dashboard' },
  { name: 'products', path: `${COLLECTIONS}/products` },
  { name: 'product', path: `${COLLECTIONS}/products/1` },
  { name: 'product-versions', path: `${COLLECTIONS}/products/1/versions` },
  { name: 'prices', path: `${COLLECTIONS}/prices` },
  { name: 'page-new', path: `${COLLECTIONS}/pages/create` },
  { name: 'news', path: `${COLLECTIONS}/news/1` },
  { name: 'media', path: `${COLLECTIONS}/media` },
  { name: 'comments', path: `${COLLECTIONS}/comments` },
  { name: 'settings', path: '/dashboard/globals/shop-settings' },
  { name: 'search-desk', path: '/dashboard/search-desk' },
  { name: 'status', path: '/dashboard/status' },
  { name: 'account', path: '/dashboard/account' },
]

/** Waits until what a screen loads after its first answer is there. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  // Until then its fields take no keys.
  await expect(page.locator('form[data-form-ready="false"]')).toHaveCount(0)
  await page.locator('.shimmer-effect, .loading-overlay').first().waitFor({ state: 'hidden' })
  await page.getByText('در حال بارگذاری').first().waitFor({ state: 'hidden' })
}
