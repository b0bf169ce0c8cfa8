import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { addPlacedOrder } from '@rasteh/test-kit/placed-order'
import { openShopFixture } from '@rasteh/test-kit/shop-fixture'
import { dashboardScreens, settle } from '../../apps/storefront/e2e/dashboard-screens.ts'

const WIDTHS = [390, 1440]
const OWNER = { email: 'owner@rasteh.test', password: 'rasteh-owner' }

type Taking = {
  browser: Browser
  baseURL: string
  folder: string
  isChosen: (screen: { name: string }) => boolean
  missed: string[]
}
type Screen = { name: string; path: string }

/** Pictures of the dashboard's screens: <folder>/dashboard-<screen>-<width>.png. One sign-in serves them all. */
export async function takeDashboard({ browser, baseURL, folder, isChosen, missed }: Taking): Promise<void> {
  const named = ({ name, path }: Screen) => ({ name: `dashboard-${name}`, path })
  const screens = [...dashboardScreens, ...(await orderScreens())].map(named).filter(isChosen)
  for (const width of WIDTHS) {
    const context = await browser.newContext({ baseURL, viewport: { width, height: 900 }, locale: 'fa-IR' })
    const page = await context.newPage()
    await page.request.post('/cms-api/staff/login', { data: OWNER })
    for (const { name, path } of screens)
      await take(page, path, join(folder, `${name}-${width}.png`)).catch((error) =>
        missed.push(`${name}-${width}: ${error}`),
      )
    await context.close()
  }
}

async function take(page: Page, address: string, path: string): Promise<void> {
  await page.goto(address)
  await settle(page)
  await page.screenshot({ path, fullPage: true })
}

/** The desks of orders with something on them: one to send, one to approve, one whose money must go back. */
async function orderScreens(): Promise<Screen[]> {
  const { owner, close } = openShopFixture(process.env.RASTEH_E2E_DATABASE_URL ?? '')
  const paid = { isPaid: true, payableRial: 12_345_000, postalRial: 450_000 }
  const sent = await addPlacedOrder(owner, { ...paid, state: 'confirmed' })
  const other = await addPlacedOrder(owner, { ...paid, state: 'awaiting-approval', methodId: 2 })
  const returned = await addPlacedOrder(owner, { ...paid, state: 'confirmed', receiver: 'بابک رستگار' })
  await owner.query(`select shop.close_order($1, 'cancelled', 'staff 1', null)`, [returned.orderId])
  await close()
  const print = `/dashboard/order-print?id=${sent.orderId}&id=${other.orderId}`
  return [
    { name: 'orders', path: '/dashboard/orders' },
    { name: 'orders-refund-due', path: '/dashboard/orders?list=refund-due' },
    { name: 'order', path: `/dashboard/order?id=${sent.orderId}` },
    { name: 'order-cancelled', path: `/dashboard/order?id=${returned.orderId}` },
    { name: 'invoice', path: `${print}&kind=invoice` },
    { name: 'label', path: `${print}&kind=label` },
    { name: 'customer', path: `/dashboard/collections/customers/${sent.customerId}` },
    { name: 'price-desk', path: '/dashboard/price-desk' },
    { name: 'product-grid', path: '/dashboard/product-grid' },
    { name: 'transfer', path: '/dashboard/transfer' },
    { name: 'events', path: '/dashboard/events' },
  ]
}
