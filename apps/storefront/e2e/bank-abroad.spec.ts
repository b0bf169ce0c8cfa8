import type { Page } from '@playwright/test'
import { defaultTexts } from '@rasteh/messages/catalogue'
import { createSay } from '@rasteh/messages/say'
import { AT_THE_BANK, atBank, giveAddress, method, placeButton, SENT } from './checkout-helpers.ts'
import { enterAsShopper } from './customer-helpers.ts'
import { productWhere, query } from './database.ts'
import { expect, test } from './fixtures.ts'
import { buy } from './shop-fixture.ts'

test.use({ expectedErrors: [new RegExp(`${AT_THE_BANK.source}|status of 500`)] })

const REGION = '**/api/shop/AccessControl/IsIPAddressInCulture*'

/** Everything chosen to pay at a bank, in either language. */
async function readyToPay(page: Page): Promise<number> {
  const shopper = await enterAsShopper(page)
  await giveAddress(shopper)
  await buy(page, await productWhere(SENT))
  await page.goto('/checkout')
  await method(page, /پیک راسته|Rasteh courier/).check()
  await method(page, /پرداخت آنلاین|Pay online/).check()
  await page.getByRole('checkbox', { name: /قوانین و مقررات|terms/ }).check()
  return shopper.customerId
}

const orders = (customerId: number) => query('select from shop.orders where customer_id = $1', [customerId])

for (const [culture, width, height] of [
  ['fa-IR', 390, 844],
  ['en-US', 1440, 900],
] as const) {
  const say = createSay(defaultTexts(culture), culture)

  test.describe(`${culture} at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 500, isMobile: width < 500 })

    test('whoever comes from abroad is told before the bank, and may turn back or go on', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'language', value: culture, url: baseURL ?? '' }])
      const asked: string[] = []
      await page.route(REGION, (route) => {
        asked.push(new URL(route.request().url()).search)
        return route.fulfill({ json: false })
      })
      const customerId = await readyToPay(page)
      await placeButton(page).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText(say('BankAbroad'))
      expect(asked).toEqual(['?arg=ir'])
      await dialog.getByRole('button', { name: say('BankAbroadStop') }).click()
      await expect(dialog).toHaveCount(0)
      expect(await orders(customerId)).toEqual([])
      await placeButton(page).click()
      await dialog.getByRole('button', { name: say('BankAbroadGoOn') }).click()
      await expect(atBank(page, 'پرداخت')).toBeVisible()
      expect(await orders(customerId)).toHaveLength(1)
    })
  })
}

for (const [name, answer] of [
  ['fails', async (route) => route.fulfill({ status: 500, json: {} })],
  ['never answers', async () => {}],
] as const satisfies readonly [string, (route: import('@playwright/test').Route) => Promise<void>][]) {
  test(`a check of the region that ${name} holds no payment up`, async ({ page }) => {
    await page.route(REGION, answer)
    await readyToPay(page)
    await placeButton(page).click()
    await expect(atBank(page, 'پرداخت')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
}
