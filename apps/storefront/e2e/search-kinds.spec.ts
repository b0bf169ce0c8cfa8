import {
  PREVIEW_DELAY_MS,
  SEARCH_BOX_EXPAND_PX,
  SEARCH_BOX_MOBILE_MAX_PX,
} from '@rasteh/shop-core/search-box'
import type { openShopFixture } from '@rasteh/test-kit/shop-fixture'
import { expect } from './fixtures.ts'
import { button, EVERYWHERE, field, HEIGHT, openStillBox, PREVIEW_GROUPS, pathOf } from './search-box.ts'
import { test } from './shop-fixture.ts'
import { typeInto } from './typing.ts'

type Kind = 'suggestions' | 'simple' | 'preview'

/** Chooses the kind of the header's search box, as a manager does in the dashboard. No other file of journeys does. */
const chooseSearchBox = ({ owner }: ReturnType<typeof openShopFixture>, kind: Kind) =>
  owner.query('update public.header set search_box_kind = $1', [kind])

/** One after the other: the kind of the box is the whole shop's. */
test.describe.configure({ mode: 'serial' })
test.afterAll(({ shopFixture }) => chooseSearchBox(shopFixture, 'suggestions'))

test.describe('the simple search', () => {
  test.beforeAll(({ shopFixture }) => chooseSearchBox(shopFixture, 'simple'))

  test('expands to 210 px above 768 px, and Enter goes to the results [S2.01 S2.03 S2.04 S9.30]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: SEARCH_BOX_MOBILE_MAX_PX + 1, height: HEIGHT })
    await page.goto('/')
    await expect(field(page)).toBeHidden()
    await button(page).click()
    await expect(field(page)).toBeFocused()
    await expect.poll(async () => (await field(page).boundingBox())?.width).toBe(SEARCH_BOX_EXPAND_PX)
    await typeInto(field(page), 'چای سیاه?')
    await field(page).press('Enter')
    await page.waitForURL(/\/Search-Results/)
    expect(pathOf(page)).toBe('/Search-Results?Search=چای سیاه')
  })

  test('goes to the results directly at 768 px [S2.05 S9.31]', async ({ page }) => {
    await page.setViewportSize({ width: SEARCH_BOX_MOBILE_MAX_PX, height: HEIGHT })
    await page.goto('/')
    await typeInto(field(page), 'چای')
    await page.getByRole('heading', { level: 1 }).click()
    await button(page).click()
    await page.waitForURL(/\/Search-Results/)
    expect(pathOf(page)).toBe('/Search-Results?Search=چای')
  })

  test('never asks while somebody types', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await openStillBox(page, '/')
    await button(page).click()
    await typeInto(field(page), 'چای')
    await page.clock.runFor(10_000)
    expect(asked.filter((url) => /search/i.test(url) && !url.includes('/assets/'))).toEqual([])
  })
})

test.describe('the platform preview', () => {
  test.beforeAll(({ shopFixture }) => chooseSearchBox(shopFixture, 'preview'))

  for (const { culture, width } of EVERYWHERE)
    test(`needs two characters, waits 100 ms, and asks with all four fields, at ${width} px in ${culture} [S5.86 S5.87 S7.50 S7.51 S9.33 S9.34]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: HEIGHT })
      const asked: string[] = []
      await page.route('**/searchService/preview?*', (route) => {
        asked.push(new URL(route.request().url()).search)
        return route.fulfill({ json: PREVIEW_GROUPS })
      })
      await openStillBox(page, `/?language=${culture}`)
      await typeInto(field(page), 'چ')
      await page.clock.runFor(10 * PREVIEW_DELAY_MS)
      expect(asked).toEqual([])
      await typeInto(field(page), 'چا')
      await page.clock.runFor(PREVIEW_DELAY_MS - 1)
      expect(asked).toEqual([])
      await page.clock.runFor(1)
      await expect(page.getByRole('group', { name: 'Page' }).getByRole('option')).toHaveText('چای & قند')
      expect(asked).toEqual([`?keywords=${encodeURIComponent('چا')}&culture=${culture}&portal=0&forceWild=1`])
    })

  test('sends the module, tab and anti-forgery headers [S7.52 S7.53 S7.54]', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'rasteh-signed-in', value: '1', url: baseURL ?? '' }])
    const me = { UserId: 7, IsAdmin: false, RequestVerificationToken: 'token-of-seven', CartId: null }
    await page.route('**/api/shop/me', (route) => route.fulfill({ json: me }))
    await page.route('**/searchService/preview?*', (route) => route.fulfill({ json: PREVIEW_GROUPS }))
    await openStillBox(page, '/')
    const sent = page.waitForRequest('**/searchService/preview?*')
    await typeInto(field(page), 'چای')
    await page.clock.runFor(PREVIEW_DELAY_MS)
    const headers = (await sent).headers()
    expect(headers.moduleid).toBe('-1')
    expect(headers.tabid).toBe('0')
    expect(headers.requestverificationtoken).toBe('token-of-seven')
  })
})
