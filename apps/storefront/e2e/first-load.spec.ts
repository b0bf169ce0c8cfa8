import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { productWhere, query } from './database.ts'
import { expect, test } from './fixtures.ts'

const CLIENT = join(import.meta.dirname, '../dist/client')
const modulesOf: Record<string, string[]> = JSON.parse(readFileSync(join(CLIENT, 'modules.json'), 'utf8'))

/** What a phone downloads before somebody touches or scrolls. */
const MOST_BYTES = 90_000
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The components that answer on every page; each further one is a decision. */
const LAYOUT = [
  'basket/islands/basket-button',
  'confirm/confirm-host',
  'lightbox/islands/lightboxes',
  'notices/islands/notices',
  'shell/account/islands/account-link',
  'shell/account/islands/managers-link',
  'shell/islands/tehran-clock',
  'shell/page-tools/islands/page-tools',
  'shell/sidebar/islands/sidebar-button',
  'special-order/islands/special-order-button',
]

/** What every page with products needs: comparing. */
const COMPARING = [
  'compare/islands/compare-bar',
  'compare/islands/compare-box',
  'compare/islands/compare-button',
]

/** What lists need: comparing, and the filters. */
const LISTS = [...COMPARING, 'product-list/islands/filter-form', 'product-list/islands/filter-sheet-keys']

type FirstLoad = { bytes: number; components: string[]; empty: string[] }

async function firstLoad(page: Page, address: string): Promise<FirstLoad> {
  const files = new Set<string>()
  let bytes = 0
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js') || files.has(pathname)) return
    files.add(pathname)
    bytes += Number((await response.allHeaders())['content-length'])
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator(':root[data-awake]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const components = [...files].flatMap((file) => modulesOf[file.slice(1)] ?? [])
  const empty = [...files].filter((file) => !LIBRARIES.test(file) && !modulesOf[file.slice(1)]?.length)
  return { bytes, components: components.flatMap(nameOf).sort(), empty }
}

/** React, and what joins its modules with ours. */
const LIBRARIES = /\/(react|rolldown-runtime)-/

/** A component of the storefront's features and modules, by its place. */
function nameOf(module: string): string[] {
  return /^apps\/storefront\/src\/(?:features|modules)\/(.+)\.tsx$/.exec(module)?.slice(1) ?? []
}

test.describe('the first load of a phone', () => {
  test.use(PHONE)

  const pages: Readonly<Record<string, { address: () => Promise<string>; components: string[] }>> = {
    home: {
      address: async () => '/',
      components: ['bullets/islands/page-bullets', 'links/islands/links-behaviour'],
    },
    category: {
      address: categoryAddress,
      components: LISTS,
    },
    product: {
      address: async () => (await productWhere('true')).address,
      components: [
        ...COMPARING,
        'delivery/delivery-promise',
        'product/add-form',
        'product/addon-chooser',
        'product/buy-bar',
        'product/islands/buy-box',
        'product/option-chooser',
        'product/order-limits',
        'product/price-layers',
        'product/sold-out',
        'product/stock-line',
        'product/variant-chooser',
        'profile/islands/favorite-button',
      ],
    },
  }
  for (const [name, { address, components }] of Object.entries(pages))
    test(`of the ${name} page is small, and nothing of what only shows something`, async ({ page }) => {
      const loaded = await firstLoad(page, await address())
      expect(loaded.components).toEqual([...LAYOUT, ...components].sort())
      expect(loaded.bytes).toBeLessThanOrEqual(MOST_BYTES)
      expect(loaded.empty, 'files that only name another one').toEqual([])
    })
})

async function categoryAddress(): Promise<string> {
  const [category] = await query<{ address: string }>(
    `select '/category/' || id || '/' || slug as address from public.categories
     where deleted_at is null order by id limit 1`,
  )
  return category?.address ?? ''
}

test('no page and nothing of the server is among the files for browsers', () => {
  const modules = Object.values(modulesOf).flat()
  expect(modules.length).toBeGreaterThan(300)
  expect(modules.filter((module) => FOR_THE_SERVER.test(module))).toEqual([])
})

const FOR_THE_SERVER =
  /\.page\.tsx?$|\/src\/server\/|\.server\.tsx|site-(layout|header|footer)|packages\/(shop-store|search|http-server|observability)\//
