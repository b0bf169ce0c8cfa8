import type { Page } from '@playwright/test'
import { makeShopper } from './customer-helpers.ts'
import { query } from './database.ts'
import { expect } from './fixtures.ts'
import { makeStale } from './passkey-helpers.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'برای ادامه، هویت خود را تأیید کنید' })
const password = (page: Page) => dialogOf(page).getByLabel('رمز عبور')
const confirm = (page: Page) => dialogOf(page).getByRole('button', { name: 'تأیید و ادامه' }).click()

test('a refund a while after the sign-in asks for the password, and then goes on', async ({
  page,
  shopFixture,
}) => {
  const { customerId } = await makeShopper()
  const { orderId } = await shopFixture.placeOrder({ customerId, state: 'confirmed', isPaid: true })
  await shopFixture.owner.query(`select shop.close_order($1, 'cancelled', 'staff 1', null)`, [orderId])
  const email = await enterAs(page, shopFixture, 'manager')
  await page.goto(`/dashboard/order?id=${orderId}`)
  await page.getByRole('button', { name: 'ثبت بازگشت وجه' }).click()
  await typeInto(page.getByLabel('وجه چگونه برگشت؟'), 'واریز به کارت مریم')
  await makeStale('staff', 'email', email)
  const send = page.getByRole('button', { name: 'بله، ثبت کن' })
  await send.click()
  await expect(password(page)).toBeVisible()

  // Turned down, nothing is done and nothing is lost.
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByText('تأیید نشد؛ کاری انجام نشد.')).toBeVisible()
  await expect(page.getByLabel('وجه چگونه برگشت؟')).toHaveValue('واریز به کارت مریم')
  const refundNotes = () =>
    query<{ note: string }>(`select note from shop.order_events where order_id = $1 and kind = 'refunded'`, [
      orderId,
    ])
  expect(await refundNotes()).toEqual([])

  await send.click()
  await typeInto(password(page), 'not-the-password')
  await confirm(page)
  await expect(dialogOf(page).getByRole('alert')).toHaveText('رمز درست نیست.')
  await typeInto(password(page), 'rasteh-owner')
  await confirm(page)
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'پرداخت‌ها' })).toContainText('وجه برگردانده شد')
  expect(await refundNotes()).toEqual([{ note: 'واریز به کارت مریم' }])
})

test('a colleague’s form is saved after the proof, with all that was typed', async ({
  page,
  shopFixture,
}) => {
  const [colleague] = await query<{ id: number }>(
    `insert into public.staff (name, email, role) values ('همکار سابق', $1, 'editor') returning id`,
    [`colleague-${Date.now()}@rasteh.test`],
  )
  const email = await enterAs(page, shopFixture, 'owner')
  await page.goto(`/dashboard/collections/staff/${colleague?.id}`)
  await page.waitForLoadState('networkidle')
  await typeInto(page.locator('#field-name'), 'بهاره کریمی')
  await makeStale('staff', 'email', email)
  await page.getByRole('button', { name: 'ذخیره' }).first().click()
  await typeInto(password(page), 'rasteh-owner')
  await password(page).press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)
  const nameOf = async () =>
    (await query<{ name: string }>('select name from public.staff where id = $1', [colleague?.id]))[0]?.name
  await expect.poll(nameOf).toBe('بهاره کریمی')
  await expect(page.locator('#field-name')).toHaveValue('بهاره کریمی')
})
