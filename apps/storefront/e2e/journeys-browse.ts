import { expect } from '@playwright/test'
import { cards, type Journey, openCategory, openFilters } from './journey.ts'
import { amountOf } from './shop.ts'
import { typeInto } from './typing.ts'

/** What people do before they buy. */
export const BROWSING: readonly Journey[] = [
  [
    'the home page leads to categories and products',
    async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await expect(cards(page).first()).toBeVisible()
    },
  ],
  [
    'a category opens from the home page',
    async (visitor) => {
      await openCategory(visitor)
      await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(cards(visitor.page).first()).toBeVisible()
    },
  ],
  [
    'a category is sorted from the cheapest',
    async (visitor) => {
      const { page, say } = visitor
      await openCategory(visitor)
      const sorts = page.getByRole('navigation', { name: say('SortBy') })
      await sorts.getByRole('link', { name: say('SortCheapest') }).click()
      await expect(page).toHaveURL(/sort=cheapest/)
      await expect(sorts.getByRole('link', { name: say('SortCheapest') })).toHaveAttribute(
        'aria-current',
        'true',
      )
    },
  ],
  [
    'only what is in stock is shown',
    async (visitor) => {
      const { page, say } = visitor
      await openCategory(visitor)
      const filters = await openFilters(visitor)
      await filters.getByRole('checkbox', { name: say('FilterOnlyInStock') }).check()
      await filters.getByRole('button', { name: say('FiltersApply') }).click()
      await expect(page).toHaveURL(/stock=1/)
      await expect(cards(page).filter({ hasText: say('OutOfStock') })).toHaveCount(0)
    },
  ],
  [
    'one brand is shown, as many as were counted',
    async (visitor) => {
      const { page, say } = visitor
      await openCategory(visitor)
      const filters = await openFilters(visitor)
      const brand = filters
        .getByRole('group', { name: say('FilterBrand') })
        .locator('label')
        .first()
      const count = amountOf((await brand.locator('span').textContent()) ?? '')
      await brand.getByRole('checkbox').check()
      await filters.getByRole('button', { name: say('FiltersApply') }).click()
      await expect(page).toHaveURL(/brand=/)
      await expect(cards(page)).toHaveCount(count)
    },
  ],
  [
    'a price range that leaves nothing can be cleared',
    async (visitor) => {
      const { page, say } = visitor
      const path = await openCategory(visitor)
      const filters = await openFilters(visitor)
      await typeInto(filters.getByLabel(say('FilterPriceFrom')), '۹۹۹,۰۰۰,۰۰۰,۰۰۰')
      await filters.getByRole('button', { name: say('FiltersApply') }).click()
      await expect(page.getByText(say('CategoryNoMatch'))).toBeVisible()
      await page
        .locator('#products')
        .getByRole('link', { name: say('FiltersClear') })
        .click()
      await expect(page).toHaveURL(path)
    },
  ],
  [
    'going back from a product shows the same narrowed list',
    async (visitor) => {
      const { page } = visitor
      const path = await openCategory(visitor)
      await page.goto(`${path}?sort=dearest&stock=1`)
      const first = await cards(page).first().getByRole('link').textContent()
      await cards(page).first().getByRole('link').click()
      await page.waitForURL(/\/product\//)
      await page.goBack()
      await expect(page).toHaveURL(/sort=dearest&stock=1/)
      await expect(cards(page).first().getByRole('link')).toHaveText(first ?? '')
    },
  ],
  [
    'a product shows its name, price and stock',
    async (visitor) => {
      const { page } = visitor
      await openCategory(visitor)
      const title = await cards(page).first().getByRole('link').textContent()
      await cards(page).first().getByRole('link').click()
      await page.waitForURL(/\/product\//)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title ?? '')
    },
  ],
  [
    'the news list leads to an item',
    async ({ page }) => {
      await page.goto('/news')
      await page.getByRole('main').locator('a[href^="/news/"]').first().click()
      await page.waitForURL(/\/news\/./)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  ],
  [
    'the footer leads to a written page',
    async ({ page, say }) => {
      await page.goto('/')
      const link = page
        .getByRole('contentinfo')
        .getByRole('link', { name: /درباره|About/ })
        .first()
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(say('NotFoundTitle'))).toHaveCount(0)
    },
  ],
  [
    'an address that leads nowhere says so and leads home',
    async ({ page, say }) => {
      const answer = await page.goto('/no-such-page')
      expect(answer?.status()).toBe(404)
      await page
        .getByRole('main')
        .getByRole('link', { name: say('GoHome') })
        .first()
        .click()
      await expect(page).toHaveURL(/\/$/)
    },
  ],
  [
    'the language is changed and changed back',
    async ({ page }) => {
      await page.goto('/news')
      const lang = await page.locator('html').getAttribute('lang')
      const other = lang === 'fa-IR' ? 'en-US' : 'fa-IR'
      await page.goto(`/news?language=${other}`)
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      await page.goto(`/news?language=${lang}`)
    },
  ],
]
