import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { amountOf } from './shop.ts'
import { typeInto } from './typing.ts'

const WISH = 'ادکلن زنانه زیر ۳ میلیون'
const MOST_TOMAN = 3_000_000

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('article')
const chip = (page: Page, title: string) =>
  page.getByRole('link', { name: new RegExp(`^حذف فیلتر «[^»]*${title}`) })
const amounts = async (page: Page) =>
  (await cards(page).locator('p:last-of-type bdi').allTextContents()).map(amountOf)

for (const width of [390, 1440])
  test(`a wish is read as a seller hears it, and each part is taken back by itself: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const box = page.getByRole('banner').locator('input[name=Search]')
    await typeInto(box, WISH)
    await box.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(WISH)
    await expect(box).toHaveValue(WISH)
    await expect(chip(page, '۳,۰۰۰,۰۰۰')).toBeVisible()
    await expect(chip(page, 'زنانه')).toBeVisible()
    const cheap = await amounts(page)
    expect(cheap.length).toBeGreaterThan(0)
    expect(cheap.filter((amount) => amount > MOST_TOMAN)).toEqual([])

    await chip(page, '۳,۰۰۰,۰۰۰').click()
    await expect(chip(page, '۳,۰۰۰,۰۰۰')).toHaveCount(0)
    await expect(chip(page, 'زنانه')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(WISH)
    await expect.poll(async () => (await amounts(page)).length).toBeGreaterThan(cheap.length)

    await chip(page, 'زنانه').click()
    await expect(chip(page, '')).toHaveCount(0)
    await expect(box).toHaveValue(WISH)
  })

test('the very words are searched for when somebody wants that', async ({ page }) => {
  await page.goto(`/search/q/${encodeURIComponent('ارزان ترین-گوشی')}`)
  const as = page.getByRole('link', { name: /^جست‌وجوی عینِ/ })
  await expect(as).toBeVisible()
  await as.click()
  await expect(page).toHaveURL(/exact=1/)
  await expect(as).toHaveCount(0)
})

test('a thing that is not sold is not replaced by another, and the page says so', async ({ page }) => {
  await page.goto(`/search/q/${encodeURIComponent('یخچال')}`)
  await expect(main(page).getByText(/^کالایی به این نام نداریم.*یخچال/)).toBeVisible()
  await expect(main(page).getByText('۰ کالا').first()).toBeVisible()
})

test('what the URL says was taken back runs nowhere and breaks no page', async ({ page }) => {
  const hostile = ['<img src=x onerror=alert(1)>', "' or 1=1 --", '%', 'a'.repeat(500), '‮']
  const taken = hostile.map((part) => `without=${encodeURIComponent(part)}`).join('&')
  for (const asked of [taken, `${taken}&exact=1&exact=2`, 'exact[]=1&without[]=a']) {
    const answer = await page.request.get(`/search/q/${encodeURIComponent('گوشی')}?${asked}`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).not.toContain('<img src=x')
  }
})
