import type { Locator, Page } from '@playwright/test'
import type { openShopFixture } from '@rasteh/test-kit/shop-fixture'
import { makeShopper } from './customer-helpers.ts'
import { settle } from './dashboard-screens.ts'

export type ShopFixture = ReturnType<typeof openShopFixture>
export type Form = {
  name: string
  open: (page: Page, shopFixture: ShopFixture) => Promise<Locator>
  fields: readonly string[]
}

const main = (page: Page) => page.locator('main, .template-default__wrap').last()

export async function go(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  await settle(page)
  return main(page)
}

async function openOrder(page: Page, shopFixture: ShopFixture, isCancelled = false): Promise<Locator> {
  const { customerId } = await makeShopper()
  const { orderId } = await shopFixture.placeOrder({ customerId, state: 'confirmed', isPaid: true })
  if (isCancelled)
    await shopFixture.owner.query(`select shop.close_order($1, 'cancelled', 'staff 1', null)`, [orderId])
  return go(page, `/dashboard/order?id=${orderId}`)
}

async function openFilter(page: Page, name: string): Promise<Locator> {
  await go(page, '/dashboard/orders?list=all')
  await page.getByRole('button', { name: 'افزودن فیلتر' }).click()
  const dialog = page.getByRole('dialog', { name: 'افزودن فیلتر' })
  await dialog.getByRole('button', { name, exact: true }).click()
  return dialog
}

export const ORDER_FORMS: readonly Form[] = [
  {
    name: 'the search for orders',
    open: (page) => go(page, '/dashboard/orders'),
    fields: ['شمارهٔ سفارش، موبایل، نام یا کد رهگیری'],
  },
  {
    name: 'many orders that are sent',
    open: (page) => go(page, '/dashboard/shipments'),
    fields: ['سفارش‌ها و کدهای رهگیری', 'شرکت حمل'],
  },
  {
    name: 'an order that is sent',
    open: async (page, shopFixture) => {
      const place = await openOrder(page, shopFixture)
      await page.getByRole('button', { name: 'ثبت ارسال' }).click()
      return place
    },
    fields: ['شرکت حمل', 'کد رهگیری', 'یادداشت (فقط همکاران می‌بینند)'],
  },
  {
    name: 'the product of a filter of orders',
    open: (page) => openFilter(page, 'کالا'),
    fields: ['کد (SKU) یا بخشی از نام کالا'],
  },
  {
    name: 'the amounts of a filter of orders',
    open: (page) => openFilter(page, 'مبلغ'),
    fields: ['از مبلغ (تومان)', 'تا مبلغ (تومان)'],
  },
  {
    name: 'the days of a filter of orders',
    open: (page) => openFilter(page, 'تاریخ ثبت'),
    fields: ['از تاریخ', 'تا تاریخ'],
  },
  {
    name: 'a view of the orders that is kept',
    open: async (page) => {
      await go(page, '/dashboard/orders?note=1')
      await page.getByRole('button', { name: 'ذخیرهٔ این نما' }).click()
      return page.getByRole('dialog', { name: 'ذخیرهٔ این نما' })
    },
    fields: ['نام نما'],
  },
  {
    name: 'an order that is cancelled',
    open: async (page, shopFixture) => {
      const place = await openOrder(page, shopFixture)
      await page.getByRole('button', { name: 'لغو سفارش' }).click()
      return place
    },
    fields: ['دلیل لغو', 'یادداشت (فقط همکاران می‌بینند)'],
  },
  {
    name: 'money that went back',
    open: async (page, shopFixture) => {
      const place = await openOrder(page, shopFixture, true)
      await page.getByRole('button', { name: 'ثبت بازگشت وجه' }).click()
      return place
    },
    fields: ['وجه چگونه برگشت؟', 'یادداشت (فقط همکاران می‌بینند)'],
  },
]
