import { USER_DESCRIPTION_MAX } from '@rasteh/contracts/basket'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { defaultTexts } from '@rasteh/messages/catalogue'
import { createSay } from '@rasteh/messages/say'
import { giveAddress, method, placeButton } from './checkout-helpers.ts'
import { enterAsShopper } from './customer-helpers.ts'
import { query } from './database.ts'
import { expect } from './fixtures.ts'
import { addToBasket } from './shop.ts'
import { test } from './shop-fixture.ts'
import { typeInto } from './typing.ts'

const HOSTILE = '<img src=x onerror=hit()> \u202e{{7*7}} «مریم» '

/** A product whose maker must know what to engrave. */
async function askNote(productId: number): Promise<void> {
  await query('update public.products set asks_note = true where id = $1', [productId])
  await query(
    `update public.products_locales set note_label = case _locale when 'fa' then 'متن حکاکی' else 'Engraving' end
     where _parent_id = $1`,
    [productId],
  )
}

for (const [culture, width, height, label] of [
  ['fa-IR', 390, 844, 'متن حکاکی'],
  ['en-US', 1440, 900, /Engraving|متن حکاکی/],
] as const) {
  const say = createSay(defaultTexts(culture), culture)

  test.describe(`${culture} at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 500, isMobile: width < 500 })

    test('a note is written with the product, changed in the basket, and stands with the order [S3.09]', async ({
      page,
      context,
      shopFixture,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'language', value: culture, url: baseURL ?? '' }])
      await giveAddress(await enterAsShopper(page))
      const { address, productId } = await shopFixture.shelve({ priceRial: 4_000_000 })
      await askNote(productId)
      await page.goto(address)
      const main = page.getByRole('main')
      await typeInto(main.getByLabel(label), 'برای نیلوفر')
      await addToBasket(page)

      await page.goto('/basket')
      await expect(main.getByText('برای نیلوفر')).toBeVisible()
      await main.getByRole('button', { name: /ویرایش «|Edit “/ }).click()
      const field = main.getByRole('textbox', { name: label })
      await expect(field).toBeFocused()
      await typeInto(field, HOSTILE.trim())
      await main.getByRole('button', { name: say('LineNoteSave') }).click()
      await expect(main.getByText(HOSTILE.trim())).toBeVisible()
      await expect(main.getByRole('button', { name: /ویرایش «|Edit “/ })).toBeFocused()

      await page.goto('/checkout')
      await expect(main.getByText(HOSTILE.trim())).toBeVisible()
      await method(page, /تحویل در فروشگاه|Collect at the shop/).check()
      await main.getByRole('checkbox', { name: /قوانین|terms/ }).check()
      await placeButton(page).click()
      await page.waitForURL(/\/shop\/order\/view\//)
      await expect(main.getByText(HOSTILE.trim())).toBeVisible()
      await main.getByRole('link', { name: say('OrderInvoiceSee') }).click()
      await page.waitForURL(/\/shop\/order\/invoice\//)
      await expect(main.getByText(HOSTILE.trim())).toBeVisible()
      expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false)
    })
  })
}

test('a product that asks for none shows no field; a note that is too long is refused by the shop', async ({
  page,
  shopFixture,
}) => {
  const { address, productId } = await shopFixture.shelve({})
  await page.goto(address)
  await expect(page.getByRole('main').locator('textarea[name="note"]')).toHaveCount(0)
  const add = (length: number) =>
    page.request.post('/api/shop/cart/create', {
      headers: { [LABEL_HEADER]: 'test' },
      data: [
        {
          ProductId: productId,
          Quantity: 1,
          Action: 1,
          ExtraData: { [productId]: { UserDescription: 'ن'.repeat(length) } },
        },
      ],
    })
  expect((await add(USER_DESCRIPTION_MAX + 1)).status()).toBe(422)
  expect((await add(USER_DESCRIPTION_MAX)).status()).toBe(200)
})
