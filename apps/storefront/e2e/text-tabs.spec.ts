import { barriersOn } from './barriers.ts'
import { overflowOf } from './comment-helpers.ts'
import { expect } from './fixtures.ts'
import { addModule, addressOf, publish, saved, startPage, until } from './page-form.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const TABS = [
  ['مشخصات فنی', 'وزن هر قطعه دوازده کیلوگرم است.'],
  ['گارانتی', 'دو سال گارانتی در سراسر کشور.'],
  ['نصب و راه‌اندازی', 'نصب با همکاران ماست.'],
] as const

test('an editor writes tabs, and a visitor turns them over with keys, or reads them all without scripts', async ({
  page,
  shopFixture,
  browser,
  baseURL,
  watch,
}) => {
  test.setTimeout(120_000)
  await enterAs(page, shopFixture, 'editor')
  const slug = addressOf('zabane')
  await startPage(page, { title: 'زبانه‌ها', slug })
  await addModule(page, 'زبانه‌ها')
  for (const [at, [title, text]] of TABS.entries()) {
    await page.getByRole('button', { name: 'افزودن زبانه' }).click()
    const row = page.locator(`#layout-0-items-row-${at}`)
    await typeInto(row.getByLabel('عنوان زبانه'), title)
    await typeInto(row.locator('[contenteditable=true]'), text)
  }
  await publish(page)
  await saved(page)
  await until(async () => expect((await page.request.get(`/${slug}`)).status()).toBe(200))

  for (const language of ['fa-IR', 'en-US'])
    for (const width of [360, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/${slug}?language=${language}`)
      await expect(page.getByRole('tab')).toHaveCount(TABS.length)
      expect(await overflowOf(page)).toBe(0)
    }
  await page.goto(`/${slug}?language=fa-IR`)
  const tab = (at: number) => page.getByRole('tab', { name: TABS[at]?.[0] ?? '' })
  await tab(0).click()
  // In a page from right to left the next tab is on the left.
  await page.keyboard.press('ArrowLeft')
  await expect(tab(1)).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: TABS[1][0] })).toContainText(TABS[1][1])
  await expect(page.getByText(TABS[0][1])).toBeHidden()
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel')).toContainText(TABS[2][1])
  await page.keyboard.press('Home')
  await expect(page.getByRole('tabpanel')).toContainText(TABS[0][1])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await barriersOn(page)).toEqual([])
  }

  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  await watch(plain)
  const reader = await plain.newPage()
  await reader.goto(`/${slug}`)
  for (const [title, text] of TABS) {
    await expect(reader.getByRole('heading', { name: title })).toBeVisible()
    await expect(reader.getByText(text)).toBeVisible()
  }
  await expect(reader.getByRole('tab')).toHaveCount(0)
  await plain.close()
})
