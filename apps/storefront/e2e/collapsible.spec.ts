import type { Locator, Page } from '@playwright/test'
import {
  COLLAPSIBLE_HEIGHT_PX,
  COLLAPSIBLE_SET_AFTER_MS,
  COLLAPSIBLE_SLACK_PX,
  LIBRARY_DEFAULTS,
} from '@rasteh/shop-core/shell'
import { addComment } from '@rasteh/test-kit/comments'
import { commentForm, section } from './comment-helpers.ts'
import { test } from './comment-settings.ts'
import { enterAsShopper } from './customer-helpers.ts'
import { expect } from './fixtures.ts'
import { motionsOf, noteMotions } from './motions.ts'
import { typeInto } from './typing.ts'

const COMMENT_HEIGHT_PX = 120
const LONG = 'این کتری زود جوش می‌آید و دسته‌اش داغ نمی‌شود. '.repeat(60).trim()

const block = (place: Locator) => place.locator('[data-state]').first()
const heightOf = async (place: Locator) => Math.round((await place.boundingBox())?.height ?? 0)
const more = (place: Locator) => place.getByRole('button', { name: 'نمایش بیشتر' })
const less = (place: Locator) => place.getByRole('button', { name: 'نمایش کمتر' })

const words = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
      },
    ],
  },
})

test('a long description is 230 px high, and opens and closes over 350 ms [S4.50 S9.40 S9.68]', async ({
  page,
  shopFixture,
}) => {
  const { address, productId } = await shopFixture.shelve({})
  await shopFixture.owner.query('update public.products_locales set description = $2 where _parent_id = $1', [
    productId,
    JSON.stringify(words(LONG)),
  ])
  await noteMotions(page)
  await page.goto(address)
  const facts = page.locator('#description')
  await expect(block(facts)).toHaveAttribute('data-state', 'default')
  expect(await heightOf(block(facts))).toBe(COLLAPSIBLE_HEIGHT_PX)
  const whole = await block(facts).evaluate((element) => element.scrollHeight)
  await more(facts).click()
  await expect.poll(() => heightOf(block(facts))).toBe(whole)
  await less(facts).click()
  await expect.poll(() => heightOf(block(facts))).toBe(COLLAPSIBLE_HEIGHT_PX)
  const moved = (await motionsOf(page)).filter((motion) => /^(block-size|height)$/.test(motion.moved))
  expect(moved.map(({ ms }) => ms)).toEqual([
    LIBRARY_DEFAULTS.collapseTransitionMs,
    LIBRARY_DEFAULTS.collapseTransitionMs,
  ])
})

/** Writes a comment on a product of the test's own while the clock is paused, and answers its card. */
async function write(page: Page, address: string, text: string): Promise<Locator> {
  await page.clock.install()
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 2000)))
  await typeInto(commentForm(page).getByLabel('دیدگاه شما'), text)
  await commentForm(page).getByRole('button', { name: 'ثبت دیدگاه' }).click()
  const card = section(page)
    .getByRole('article')
    .filter({ hasText: text.slice(0, 20) })
  await expect(card).toBeVisible()
  return card
}

test('a long comment is set after 800 ms, to the height that it is given [S9.41 S9.44]', async ({
  page,
  shopFixture,
  setComments,
}) => {
  await setComments({})
  await enterAsShopper(page)
  const { address } = await shopFixture.shelve({})
  const card = await write(page, address, 'دستهٔ کتری داغ نمی‌شود و زود جوش می‌آید.\n'.repeat(9))
  await expect(card.locator('[data-height]')).toHaveAttribute('data-height', String(COMMENT_HEIGHT_PX))
  await page.clock.runFor(COLLAPSIBLE_SET_AFTER_MS - 1)
  await expect(block(card)).toHaveAttribute('data-state', 'unset')
  await page.clock.runFor(1)
  await expect(block(card)).toHaveAttribute('data-state', 'default')
  await page.clock.resume()
  await expect.poll(() => heightOf(block(card))).toBe(COMMENT_HEIGHT_PX)
})

test.describe('exactly at the bound', () => {
  // The test writes a style of its own into the page.
  test.use({ bypassCSP: true })

  for (const [row, tallPx, isFolded] of [
    ['S9.42', COMMENT_HEIGHT_PX + COLLAPSIBLE_SLACK_PX + 1, true],
    ['S9.43', COMMENT_HEIGHT_PX + COLLAPSIBLE_SLACK_PX, false],
  ] as const)
    test(`a comment of ${tallPx} px has a toggle: ${isFolded} [${row}]`, async ({ page, shopFixture }) => {
      const { address, productId } = await shopFixture.shelve({})
      await addComment(shopFixture.owner, { productId })
      // The text as tall as the bound, before the block is set.
      await page.route(`**${address}`, async (route) => {
        const answer = await route.fetch()
        const style = `<style>#comments article p[dir=auto]{block-size:${tallPx}px}</style></head>`
        await route.fulfill({ response: answer, body: (await answer.text()).replace('</head>', style) })
      })
      await page.goto(address)
      const card = section(page).getByRole('article').first()
      await card.scrollIntoViewIfNeeded()
      await expect(block(card)).toHaveAttribute('data-state', isFolded ? 'default' : 'whole')
      await expect(more(card)).toHaveCount(isFolded ? 1 : 0)
      expect(await heightOf(block(card))).toBe(isFolded ? COMMENT_HEIGHT_PX : tallPx)
    })
})
