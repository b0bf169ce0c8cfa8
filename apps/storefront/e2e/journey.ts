import { expect, type Page } from '@playwright/test'
import { defaultTexts } from '@rasteh/messages/catalogue'
import { createSay, type Say } from '@rasteh/messages/say'
import type { Culture } from '@rasteh/persian-text/culture'
import type { openShopFixture } from '@rasteh/test-kit/shop-fixture'
import { test } from './shop-fixture.ts'

export type Visitor = {
  page: Page
  /** The shop's words in the visitor's language. */
  say: Say
  isPhone: boolean
  shopFixture: ReturnType<typeof openShopFixture>
}

export type Journey = readonly [name: string, go: (visitor: Visitor) => Promise<void>]

type Traveller = { culture: Culture; isPhone: boolean }

/** Makes a test of each journey for one kind of visitor; at its end nothing may be wider than the screen. */
export function travel(journeys: readonly Journey[], { culture, isPhone }: Traveller): void {
  const say = createSay(defaultTexts(culture), culture)
  for (const [name, go] of journeys) {
    test(name, async ({ page, context, shopFixture, baseURL }) => {
      await context.addCookies([{ name: 'language', value: culture, url: baseURL ?? '' }])
      await go({ page, say, isPhone, shopFixture })
      await expect(page.locator('html')).toHaveAttribute('lang', culture)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider).toBe(0)
    })
  }
}

/** The first category of the home page's tiles. */
export async function openCategory({ page }: Visitor): Promise<string> {
  await page.goto('/')
  await page.getByRole('main').locator('a[href^="/category/"]').first().click()
  await page.waitForURL(/\/category\//)
  return new URL(page.url()).pathname
}

/** The filters, which a phone keeps in a sheet. */
export async function openFilters({ page, say, isPhone }: Visitor) {
  const filters = page.getByRole('complementary', { name: say('Filters') })
  if (isPhone)
    await page
      .getByRole('main')
      .getByRole('link', { name: say('Filters'), exact: true })
      .click()
  await expect(filters).toBeVisible()
  return filters
}

export const cards = (page: Page) => page.getByRole('main').getByRole('article')
