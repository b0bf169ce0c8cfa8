import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { readCaptcha } from '@rasteh/test-kit/captcha'
import { barriersOn } from './barriers.ts'
import { enterAsShopper } from './customer-helpers.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeFocused, typeInto } from './typing.ts'

type ShopFixture = Parameters<Parameters<typeof test>[2]>[0]['shopFixture']
type Sent = { to: string; code: string }

test.use({ viewport: { width: 390, height: 844 } })

const box = (page: Page) => page.getByRole('region', { name: 'وقتی آوردیم، خبرتان کنیم؟' })
/** Letters that no product has, and no slip of another test's. */
const newThing = () => `ژ${Array.from({ length: 11 }, () => 'ابپتثجچحخدرز'[randomInt(12)]).join('')}`
/** The manager's list of what people wait for; the missed searches are listed too. */
const wished = (page: Page, thing: string) =>
  page
    .getByRole('region', { name: 'کالاهایی که مشتری‌ها منتظرشان هستند' })
    .getByRole('row')
    .filter({ hasText: thing })
const searchFor = (page: Page, thing: string) => page.goto(`/search/q/${encodeURIComponent(thing)}`)

async function sentTo(contact: string): Promise<Sent[]> {
  const answer = await fetch(`${process.env.RASTEH_E2E_MESSAGES}?to=${encodeURIComponent(contact)}`)
  return (await answer.json()) as Sent[]
}

/** Reads the picture that the page shows, as a person would. */
async function readPicture(page: Page, { owner }: ShopFixture): Promise<string> {
  const picture = page.getByRole('img', { name: 'تصویر کد امنیتی' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(280)
  const cookies = await page.context().cookies()
  const handles = cookies.find(({ name }) => name === 'rasteh-captcha-site')?.value ?? ''
  return readCaptcha(owner, process.env.RASTEH_E2E_SECRET ?? '', handles.split('.')[0] ?? '')
}

/** A guest asks by the keyboard alone, in Persian digits. */
async function askAsGuest(page: Page, shopFixture: ShopFixture, mobile: string): Promise<void> {
  const ask = box(page).getByRole('button', { name: 'خبرم کنید' })
  await page.locator(':root[data-awake]').waitFor({ state: 'attached' })
  await ask.focus()
  await page.keyboard.press('Enter')
  await typeInto(box(page).getByLabel('موبایل یا ایمیل'), toPersianDigits(mobile), mobile)
  await page.keyboard.press('Tab')
  await expect(box(page).getByRole('checkbox', { name: /^قبول دارم/ })).toBeFocused()
  await page.keyboard.press('Space')
  const field = box(page).getByRole('textbox', { name: 'کد تصویر' })
  await field.focus()
  await typeFocused(field, await readPicture(page, shopFixture))
  await page.keyboard.press('Enter')
  await expect(box(page).getByRole('status')).toContainText('درخواستتان ثبت شد')
}

test('a shopper asks for what is not sold, a manager says what it is and stocks it, and one message comes', async ({
  page,
  browser,
  shopFixture,
}) => {
  test.slow()
  const thing = newThing()
  const mobile = `0912${String(randomInt(10_000_000)).padStart(7, '0')}`
  await searchFor(page, thing)
  await expect(box(page)).toContainText(thing)
  await askAsGuest(page, shopFixture, mobile)
  expect(await barriersOn(page)).toEqual([])

  const { productId, variantId } = await shopFixture.shelve({ title: 'سماور ذغالی ورشو', stock: 0 })
  const screen = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await enterAs(screen, shopFixture, 'manager')
  await screen.goto('/dashboard/search-desk')
  const row = wished(screen, thing)
  await expect(row.getByRole('cell').first()).toHaveText('۱')
  await typeInto(row.getByLabel(`شمارهٔ کالا برای «${thing}»`), String(productId))
  await row.getByRole('button', { name: `«${thing}» همین کالاست` }).click()
  await expect(screen.getByText('به منتظران خبر می‌دهیم')).toBeVisible()
  expect(await sentTo(mobile)).toEqual([])

  await shopFixture.setStock(variantId, 5)
  await expect.poll(async () => (await sentTo(mobile)).length, { timeout: 60_000 }).toBe(1)
  const [message] = await sentTo(mobile)
  expect(message?.code).toContain(`/product/${productId}`)
  // Sold out and stocked again: the shopper waits no more.
  await shopFixture.setStock(variantId, 0)
  await shopFixture.setStock(variantId, 9)
  const { rows } = await shopFixture.owner.query('select state from shop.wishes where mobile = $1', [mobile])
  expect(rows).toEqual([{ state: 'sent' }])
  await screen.reload()
  await expect(wished(screen, thing)).toHaveCount(0)
  expect(await sentTo(mobile)).toHaveLength(1)

  const stop = /\S+\/wish-stop#[0-9a-f]{32}/.exec(message?.code ?? '')?.[0] ?? ''
  await page.goto(new URL(stop).href.replace(new URL(stop).origin, ''))
  await page.getByRole('button', { name: 'دیگر خبرم نکنید' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('لغو شد')
  await screen.context().close()
})

test('a customer asks by one press, and a product of that name in a title brings the message', async ({
  page,
  shopFixture,
}) => {
  test.slow()
  const thing = newThing()
  const { mobile } = await enterAsShopper(page)
  await searchFor(page, thing)
  await box(page).getByRole('button', { name: 'خبرم کنید' }).click()
  await expect(box(page).getByRole('status')).toContainText('درخواستتان ثبت شد')
  await searchFor(page, thing)
  await box(page).getByRole('button', { name: 'خبرم کنید' }).click()
  await expect(box(page).getByRole('status')).toContainText('درخواستتان ثبت شد')

  await shopFixture.shelve({ title: `${thing} دستی`, stock: 3 })
  await expect.poll(async () => (await sentTo(mobile)).length, { timeout: 60_000 }).toBe(1)
})

test('what is wrong is said at its field, and what the shop will not sell is put aside with a note', async ({
  page,
  shopFixture,
}) => {
  const thing = newThing()
  await shopFixture.owner.query(
    `with g as (insert into shop.wished (folded, shown) values ($1, $1) returning id)
     insert into shop.wishes (wished_id, mobile, culture) select id, '09120000000', 'fa-IR' from g`,
    [thing],
  )
  await searchFor(page, thing)
  await box(page).getByRole('button', { name: 'خبرم کنید' }).click()
  await typeInto(box(page).getByLabel('موبایل یا ایمیل'), '021')
  await page.keyboard.press('Enter')
  await expect(box(page).getByLabel('موبایل یا ایمیل')).toBeFocused()
  await expect(box(page).getByRole('alert').first()).toBeVisible()

  await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard/search-desk')
  const row = wished(page, thing)
  await row.getByRole('button', { name: `کنار گذاشتن «${thing}»` }).click()
  await expect(page.getByText('دلیلش را در یادداشت بنویسید')).toBeVisible()
  await typeInto(row.getByLabel(`یادداشت برای «${thing}»`), 'خارج از زمینهٔ فروش ما')
  await row.getByRole('button', { name: `کنار گذاشتن «${thing}»` }).click()
  await expect(page.getByText(`«${thing}» کنار گذاشته شد`)).toBeVisible()
  await expect(row).toHaveCount(0)
})
