import type { Page } from '@playwright/test'
import { addVariant } from '@rasteh/test-kit/catalogue'
import type { openShopFixture } from '@rasteh/test-kit/shop-fixture'
import { barriersOn } from './barriers.ts'
import { query } from './database.ts'
import { expect } from './fixtures.ts'
import { addToBasket } from './shop.ts'
import { keptLines, test } from './shop-fixture.ts'

const value = (key: string, fa: string, colour: string | null = null) => ({
  key,
  label: { fa, en: key },
  colour,
  pictureId: null,
})
const OPTIONS = [
  {
    key: 'colour',
    name: { fa: 'رنگ', en: 'Colour' },
    kind: 'colour',
    values: [
      value('black', 'مشکی', '#1f2226'),
      value('red', 'قرمز', '#c3202a'),
      value('blue', 'آبی', '#2f6fb5'),
    ],
  },
  { key: 'size', name: { fa: 'سایز', en: 'Size' }, kind: 'text', values: [value('m', 'M'), value('l', 'L')] },
]

/** Black and red in M and L, red L sold out, and blue in M alone. */
async function shelveShirt(shopFixture: ReturnType<typeof openShopFixture>) {
  const { owner } = shopFixture
  const { productId, variantId, address } = await shopFixture.shelve({ title: 'پیراهن', stock: 20 })
  const more = async (priceRial: number, stock: number) => addVariant(owner, productId, { priceRial, stock })
  const ids = {
    blackM: variantId,
    blackL: await more(1_100_000, 9),
    redM: await more(1_200_000, 9),
    redL: await more(1_300_000, 0),
    blueM: await more(1_400_000, 9),
  }
  await query('update public.products set options = $2 where id = $1', [productId, JSON.stringify(OPTIONS)])
  const choices = [
    [ids.blackM, 'black', 'm'],
    [ids.blackL, 'black', 'l'],
    [ids.redM, 'red', 'm'],
    [ids.redL, 'red', 'l'],
    [ids.blueM, 'blue', 'm'],
  ] as const
  for (const [id, colour, size] of choices)
    await query('update public.variants set choice = $2 where id = $1', [
      id,
      JSON.stringify({ colour, size }),
    ])
  await query('select shop.title_choices(array[$1::int])', [productId])
  return { ...ids, address }
}

const colours = (page: Page) => page.getByRole('radiogroup', { name: 'رنگ' })
const sizes = (page: Page) => page.getByRole('radiogroup', { name: 'سایز' })

test('a shopper chooses a colour and a size by keyboard, and the address keeps them', async ({
  page,
  shopFixture,
}) => {
  const shirt = await shelveShirt(shopFixture)
  await page.goto(shirt.address)
  await expect(colours(page).getByRole('radio', { name: 'مشکی' })).toBeChecked()
  expect(await barriersOn(page)).toEqual([])
  await colours(page).getByRole('radio', { name: 'مشکی' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(colours(page).getByRole('radio', { name: 'قرمز' })).toBeChecked()
  await expect(colours(page).getByRole('radio', { name: 'قرمز' })).toBeFocused()
  // One stop of the keyboard for each option.
  await page.keyboard.press('Tab')
  await expect(sizes(page).getByRole('radio', { name: 'M' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const soldOut = sizes(page).getByRole('radio', { name: 'L ناموجود' })
  await expect(soldOut).toBeChecked()
  await expect(soldOut.locator('bdi')).toHaveCSS('text-decoration-line', 'line-through')
  await expect(page).toHaveURL(new RegExp(`variant=${shirt.redL}$`))
  await page.reload()
  await expect(soldOut).toBeChecked()
  // Black is made in L, and that one is chosen; blue is not, and leads to what there is of it.
  await colours(page).getByRole('radio', { name: 'مشکی' }).click()
  await expect(page).toHaveURL(new RegExp(`variant=${shirt.blackL}$`))
  await colours(page).getByRole('radio', { name: 'آبی' }).click()
  await expect(page).toHaveURL(new RegExp(`variant=${shirt.blueM}$`))
  await expect(sizes(page).getByRole('radio', { name: 'M' })).toBeChecked()
  await addToBasket(page)
  expect(await keptLines(page)).toMatchObject([{ VariantId: shirt.blueM }])
})

test.describe('with a thumb on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a shopper chooses a colour and buys it', async ({ page, shopFixture }) => {
    const shirt = await shelveShirt(shopFixture)
    await page.goto(shirt.address)
    const red = colours(page).getByRole('radio', { name: 'قرمز' })
    const box = await red.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await red.tap()
    await expect(red).toBeChecked()
    await expect(page.getByText('۱۲۰,۰۰۰').first()).toBeVisible()
    await addToBasket(page)
    expect(await keptLines(page)).toMatchObject([{ VariantId: shirt.redM }])
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each choice is a link to the page with it', async ({ page, shopFixture }) => {
    const shirt = await shelveShirt(shopFixture)
    await page.goto(shirt.address)
    await page.getByRole('group', { name: 'رنگ' }).getByRole('link', { name: 'قرمز' }).click()
    await expect(page).toHaveURL(new RegExp(`variant=${shirt.redM}$`))
    await expect(page.getByText('۱۲۰,۰۰۰').first()).toBeVisible()
    await page.getByRole('group', { name: 'سایز' }).getByRole('link', { name: 'L ناموجود' }).click()
    await expect(page).toHaveURL(new RegExp(`variant=${shirt.redL}$`))
  })
})
