import { SEARCH_DEBOUNCE_MS } from '@rasteh/shop-core/search-box'
import { expect } from './fixtures.ts'
import {
  answerSuggestions,
  banner,
  button,
  CATEGORY_TEXTS,
  EVERYWHERE,
  expectWhole,
  field,
  findFirstCategory,
  HEIGHT,
  openStillBox,
  pathOf,
  SUGGESTIONS,
  searchFor,
  touchBox,
} from './search-box.ts'
import { test } from './shop-fixture.ts'
import { typeInto } from './typing.ts'

test.describe('the suggestion search', () => {
  test('goes to the results by Enter, stripped and with hyphens [S2.10]', async ({ page }) => {
    await page.goto('/')
    await searchFor(page, ' چای (سیاه)? ')
    await page.waitForURL(/\/search\/q\//)
    expect(pathOf(page)).toBe('/search/q/چای-سیاه')
  })

  test('goes to the results by its button [S2.11]', async ({ page }) => {
    await page.goto('/')
    await touchBox(page)
    await typeInto(field(page), 'چای سبز')
    await button(page).click()
    await page.waitForURL(/\/search\/q\//)
    expect(pathOf(page)).toBe('/search/q/چای-سبز')
  })

  for (const { culture, width } of EVERYWHERE) {
    test(`finds what the keys of the other keyboard mean, and strips them where they mean nothing, at ${width} px in ${culture} [S5.85]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: HEIGHT })
      await page.goto(`/?language=${culture}`)
      await searchFor(page, "',ad")
      await page.waitForURL(/\/search\/q\//)
      expect(pathOf(page)).toBe('/search/q/گوشی')
      await expect(page.getByRole('main').getByRole('article').first()).toContainText(/گوشی|phone/i)
      await searchFor(page, "q'zx,w")
      await page.waitForURL(/\/search\/q\/q/)
      expect(pathOf(page)).toBe('/search/q/qzxw')
    })

    test(`on a category’s page searches in it, says so and leads out of it, at ${width} px in ${culture} [S2.07 S3.56]`, async ({
      page,
    }) => {
      const asked: unknown[] = []
      await page.route('**/api/shop/search/find', (route) => {
        asked.push(route.request().postDataJSON())
        return route.fulfill({ json: SUGGESTIONS })
      })
      const { inIt, leave } = CATEGORY_TEXTS[culture] ?? { inIt: '', leave: '' }
      await page.setViewportSize({ width, height: HEIGHT })
      const { id, path } = await findFirstCategory()
      await openStillBox(page, `${path}?language=${culture}`)
      const box = banner(page).getByRole('search')
      await expect(box).toContainText(inIt)
      await expect(field(page)).toHaveAccessibleDescription(new RegExp(inIt))
      await typeInto(field(page), 'چای سیاه')
      await page.clock.runFor(SEARCH_DEBOUNCE_MS)
      await expect(page.getByRole('option')).toHaveCount(2)
      expect(asked).toEqual([{ Term: 'چای سیاه', CategoryID: id }])
      await expect(page.getByRole('option').last()).toHaveAttribute(
        'href',
        new RegExp(`/search/cid/${id}/q/`),
      )
      await page.clock.resume()
      await field(page).press('Enter')
      await page.waitForURL(/\/search\/cid\//)
      expect(pathOf(page)).toBe(`/search/cid/${id}/q/چای-سیاه`)
      await expect(box).toContainText(inIt)
      await box.getByRole('button', { name: leave }).click()
      await expect(box).not.toContainText(inIt)
      await expect(field(page)).toBeFocused()
      await typeInto(field(page), 'چای')
      await field(page).press('Enter')
      await page.waitForURL(/\/search\/q\//)
      expect(pathOf(page)).toBe('/search/q/چای')
    })
  }

  test('does nothing while it is blank [S2.12 S2.13 S5.81]', async ({ page }) => {
    await page.goto('/')
    await touchBox(page)
    await page.evaluate(() => {
      document.body.dataset.same = 'yes'
    })
    for (const blank of ['', '   ', '?!']) {
      await typeInto(field(page), blank)
      await field(page).press('Enter')
      await button(page).click()
    }
    await expect(page.locator('body')).toHaveAttribute('data-same', 'yes')
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('asks 800 ms after the last key, and only for a changed text [S5.82 S5.83 S9.32]', async ({
    page,
  }) => {
    const asked = await answerSuggestions(page)
    await openStillBox(page, '/')
    await field(page).pressSequentially('چای')
    await page.clock.runFor(SEARCH_DEBOUNCE_MS - 1)
    expect(asked).toEqual([])
    await page.clock.runFor(1)
    await expect(page.getByRole('option')).toHaveCount(2)
    await field(page).press('End')
    await field(page).press('Space')
    await page.clock.runFor(SEARCH_DEBOUNCE_MS)
    expect(asked).toEqual(['چای'])
  })

  test('leads on by the arrow keys, and to all results by its last entry [S3.58]', async ({ page }) => {
    await answerSuggestions(page)
    await openStillBox(page, '/')
    await typeInto(field(page), 'چای')
    await page.clock.runFor(SEARCH_DEBOUNCE_MS)
    const seeAll = page.getByRole('option', { name: 'همهٔ نتایج «چای سیاه»' })
    await expect(seeAll).toBeVisible()
    await field(page).press('ArrowDown')
    await field(page).press('ArrowDown')
    await expect(seeAll).toHaveAttribute('aria-selected', 'true')
    await field(page).press('Enter')
    await page.waitForURL(/\/search\/q\//)
    expect(pathOf(page)).toBe('/search/q/چای-سیاه')
  })

  test('says that it is looking, then that there is nothing [S4.84 S4.85]', async ({ page }) => {
    const asked = Promise.withResolvers<void>()
    await page.route('**/api/shop/search/find', async (route) => {
      await asked.promise
      await route.fulfill({ json: [] })
    })
    await openStillBox(page, '/')
    await typeInto(field(page), 'چای')
    await page.clock.runFor(SEARCH_DEBOUNCE_MS)
    await expect(banner(page).getByRole('status', { name: 'در حال بارگذاری' })).toBeVisible()
    asked.resolve()
    await expect(banner(page).getByText('پیشنهادی پیدا نشد.')).toBeVisible()
  })

  test('shows what the shop really has, kind by kind, and leads to it [S1.08 S4.86 S1.09]', async ({
    page,
  }) => {
    await openStillBox(page, '/')
    await typeInto(field(page), 'چای')
    await page.clock.runFor(SEARCH_DEBOUNCE_MS)
    const products = page.getByRole('group', { name: 'کالاها' })
    await expect(products.getByRole('option').first()).toContainText('چای')
    await expect(page.getByRole('group', { name: 'دسته‌ها' }).getByRole('option').first()).toBeVisible()
    await page.getByRole('option', { name: /^همهٔ نتایج/ }).click()
    await page.waitForURL(/\/search\/q\//)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('نتایج جست‌وجوی')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

  test('shows a title whole on a phone: the model stands at its end', async ({ page }) => {
    const name = 'گوشی موبایل نگارا با صفحه‌نمایش ۶٫۵ اینچی و باتری ۵۰۰۰ میلی‌آمپرساعتی مدل A14-Pro-Max'
    await page.route('**/api/shop/search/find', (route) =>
      route.fulfill({ json: SUGGESTIONS.map((one) => ({ ...one, Title: name })) }),
    )
    await page.setViewportSize({ width: 360, height: HEIGHT })
    await openStillBox(page, '/')
    await typeInto(field(page), 'گوشی')
    await page.clock.runFor(SEARCH_DEBOUNCE_MS)
    await expectWhole(page, name)
  })

  test('closes with an empty text [S5.84]', async ({ page }) => {
    await answerSuggestions(page)
    await openStillBox(page, '/')
    await typeInto(field(page), 'چای')
    await page.clock.runFor(SEARCH_DEBOUNCE_MS)
    await expect(page.getByRole('option').first()).toBeVisible()
    await typeInto(field(page), '')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('shows nothing when the search fails [S8.39]', async ({ page }) => {
    await page.route('**/api/shop/search/find', (route) => route.fulfill({ status: 404, json: {} }))
    await openStillBox(page, '/')
    await typeInto(field(page), 'چای')
    const answered = page.waitForResponse('**/api/shop/search/find')
    await page.clock.runFor(SEARCH_DEBOUNCE_MS)
    await answered
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('region', { name: 'پیام‌ها' }).getByRole('alert')).toHaveCount(0)
  })
})
