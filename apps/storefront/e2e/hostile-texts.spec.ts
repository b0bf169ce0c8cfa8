import type { Page } from '@playwright/test'
import { LINE_CHANGES_MAX } from '@rasteh/contracts/basket'
import { LABEL_HEADER } from '@rasteh/contracts/headers'
import { addComment } from '@rasteh/test-kit/comments'
import { directionOfText, HOSTILE_TEXTS } from '@rasteh/test-kit/hostile-texts'
import { overflowOf, section } from './comment-helpers.ts'
import { enterAsShopper, makeShopper } from './customer-helpers.ts'
import { settle } from './dashboard-screens.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'

/** As many comments as a product's page shows at once: ten talks of a comment and three answers. */
const A_PAGE = 40
/** As many lines as one call may bring into a basket. */
const WISHES = LINE_CHANGES_MAX
const NAME_MAX = 100
const WIDTHS = [360, 1440]
/** Where the dashboard shows what people wrote. */
const WORDS =
  'tr:first-child .cell-text > *, tr:first-child .cell-subject > *, textarea[name="text"], input[name="name"]'

// A database keeps no half of a letter.
const TEXTS = HOSTILE_TEXTS.map((text) => text.toWellFormed())
const short = (text: string) => Array.from(text).slice(0, NAME_MAX).join('')
const asEmail = (text: string) => `${text}@example.ir`

function inParts(size: number): string[][] {
  return Array.from({ length: Math.ceil(TEXTS.length / size) }, (_, at) =>
    TEXTS.slice(at * size, (at + 1) * size),
  )
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { hit: () => console.error('a hostile text has run') })
  })
  page.on('dialog', (dialog) => Promise.reject(new Error(`a dialog opened: ${dialog.message()}`)))
})

/** Nothing has run (the console is watched), and nothing is wider than the window. */
async function expectCalm(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflowOf(page), `${page.url()} at ${width}`).toBe(0)
  }
}

test('there are at least 300 of them', () => {
  expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThanOrEqual(300)
})

test('comments, answers and names run nowhere, break no page and keep their own direction', async ({
  page,
  shopFixture,
}) => {
  test.setTimeout(240_000)
  for (const texts of inParts(A_PAGE)) {
    const { address, productId } = await shopFixture.shelve({})
    let parentId: number | null = null
    for (const [index, text] of texts.entries()) {
      if (index % 4 === 0) parentId = null
      const person = { fullName: short(text), email: asEmail(short(text)) }
      const id: number = await addComment(shopFixture.owner, { productId, text, parentId, ...person })
      parentId ??= id
    }
    await page.goto(address)
    const shown = await section(page)
      .locator('article p[dir="auto"]')
      .evaluateAll((all) => all.map((p) => [p.textContent ?? '', getComputedStyle(p).direction] as const))
    expect(shown.map(([text]) => text).toSorted()).toEqual(texts.toSorted())
    expect(shown.filter(([text, direction]) => directionOfText(text) !== direction)).toEqual([])
    await expectCalm(page)
  }
})

test('the words of one whose comment is answered run nowhere in the answer’s page', async ({
  page,
  shopFixture,
}) => {
  const { productId } = await shopFixture.shelve({})
  for (const texts of inParts(TEXTS.length / 2)) {
    const text = texts.map(short).join('\n')
    const id = await addComment(shopFixture.owner, { productId, text, fullName: short(texts.join('')) })
    await page.goto(`/DesktopModules/Shop/Shared/Pages/CommentAnswer.aspx?id=${id}`)
    await expect(page.getByRole('blockquote')).toHaveText(/./)
    await expectCalm(page)
  }
})

test('names and addresses of customers run nowhere on their own pages', async ({ page, shopFixture }) => {
  test.setTimeout(180_000)
  const { owner } = shopFixture
  for (const texts of inParts(TEXTS.length / 2)) {
    const name = texts.map(short).join(' ')
    const shopper = await makeShopper({ name })
    await enterAsShopper(page, shopper)
    await owner.query(
      `insert into shop.profiles (customer_id, first_name, last_name, national_code, birth_date, marital_status)
       values ($1, $2, $2, '0084575948', '1991-05-05', 0)`,
      [shopper.customerId, name],
    )
    await owner.query(
      `insert into shop.addresses (customer_id, title, receiver, mobile, city_id, postal_code, address)
       select $1, t, t, '09123456789', (select min(id) from public.cities), '1193653471', t from unnest($2::text[]) t`,
      [shopper.customerId, texts],
    )
    for (const path of ['/profile', '/profile/details', '/profile/addresses']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expectCalm(page)
    }
  }
})

test('wishes beside products run nowhere in the basket and keep their own direction', async ({
  page,
  shopFixture,
  baseURL,
}) => {
  const { productId } = await shopFixture.shelve({ stock: 10_000, max: 0 })
  for (const texts of inParts(WISHES)) {
    await page.context().clearCookies()
    const lines = texts.map((text) => ({
      Action: 1,
      ProductId: productId,
      Quantity: 1,
      ExtraData: { [productId]: { UserDescription: short(text) } },
    }))
    const headers = { [LABEL_HEADER]: 'test', origin: baseURL ?? '' }
    const answer = await page.request.post('/api/shop/cart/create', { data: lines, headers })
    expect(answer.status()).toBe(200)
    await page.goto('/basket')
    const notes = page.locator('main li span[dir="auto"]')
    await expect(notes).not.toHaveCount(0)
    const shown = await notes.evaluateAll((all) =>
      all.map((note) => [note.textContent ?? '', getComputedStyle(note).direction] as const),
    )
    expect(shown.filter(([text, direction]) => directionOfText(text) !== direction)).toEqual([])
    await expectCalm(page)
  }
})

test('comments, feedback and customers run nowhere in the dashboard', async ({ page, shopFixture }) => {
  test.setTimeout(240_000)
  const { owner } = shopFixture
  const { productId } = await shopFixture.shelve({})
  await owner.query(
    `insert into public.comments (text, status, section_type, section_id, full_name, email)
     select t, 'pending', 'product', $1, t, t from unnest($2::text[]) t`,
    [productId, TEXTS],
  )
  await owner.query(
    `insert into public.feedback (kind, name, mobile, email, subject, text, attachment_name)
     select 'feedback', t, t, t, t, t, t from unnest($1::text[]) t`,
    [TEXTS],
  )
  const all = TEXTS.map(short).join(' ')
  const comment = await addComment(owner, { productId, text: all, fullName: all, email: asEmail(all) })
  const { customerId } = await makeShopper({ name: all })
  await enterAs(page, shopFixture, 'owner')
  const lists = ['comments', 'feedback'].flatMap((list) =>
    [1, 2].map((number) => `${list}?limit=200&page=${number}`),
  )
  for (const path of [...lists, `comments/${comment}`, `customers/${customerId}`, 'customers']) {
    await page.goto(`/dashboard/collections/${path}`)
    await settle(page)
    await expect(page.locator('table, form').first()).toBeVisible()
    for (const words of await page.locator(WORDS).all())
      await expect(words).toHaveCSS('unicode-bidi', 'plaintext')
    await expectCalm(page)
  }
  await owner.query('delete from public.feedback where text = any ($1::text[])', [TEXTS])
  await owner.query('delete from public.comments where section_id = $1', [productId])
})
