import { addComment } from '@rasteh/test-kit/comments'
import { settle } from './dashboard-screens.ts'
import { query } from './database.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs, openAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

test('rows of the menu, comments and texts are called by what they are', async ({ page, shopFixture }) => {
  const [item] = await query<{ title: string }>(
    `select l.title from public.main_menu_items i join public.main_menu_items_locales l on l._parent_id = i.id
     where l._locale = 'fa' order by i._order limit 1`,
  )
  const { productId } = await shopFixture.shelve({})
  const [product] = await query<{ title: string }>(
    "select title from public.products_locales where _parent_id = $1 and _locale = 'fa'",
    [productId],
  )
  const text = `خوش‌دست است ${productId}`
  const commentId = await addComment(shopFixture.owner, { productId, text, status: 'pending' })
  await openAs(page, 'manager', '/dashboard/globals/main-menu')
  await settle(page)
  await expect(
    page.locator('#items-row-0 .row-label, #items-row-0 .collapsible__header-wrap').first(),
  ).toContainText(item?.title ?? '')
  await page.goto(`/dashboard/collections/comments?where[sectionId][equals]=${productId}`)
  await settle(page)
  const row = page.getByRole('row').filter({ hasText: text })
  await expect(row.getByRole('link', { name: product?.title ?? '' })).toBeVisible()
  await page.goto(`/dashboard/collections/comments/${commentId}`)
  await settle(page)
  await expect(page.getByRole('link', { name: product?.title ?? '' })).toBeVisible()
  await page.goto('/dashboard/collections/messages?search=OrderMailLink')
  await settle(page)
  const message = page.getByRole('row').filter({ hasText: 'OrderMailLink' })
  await expect(message.getByRole('link')).toContainText('مشاهدهٔ سفارش')
  await expect(message).toContainText('ایمیل سفارش')
})

test('a variant is picked for an offer, and found in lists, by its Persian title', async ({
  page,
  shopFixture,
}) => {
  const { productId, variantId } = await shopFixture.shelve({})
  const title = `سماور چرم‌دوزی ${productId}`
  await query("update public.products_locales set title = $2 where _parent_id = $1 and _locale = 'fa'", [
    productId,
    title,
  ])
  await enterAs(page, shopFixture, 'manager')
  await page.goto('/dashboard/collections/offers/create')
  await settle(page)
  await page.locator('#field-variant .rs__control').click()
  const drawer = page.locator('.list-drawer')
  await typeInto(drawer.locator('.search-filter__input'), `سماور چرم دوزي ${productId}`)
  await drawer.locator('tbody').getByRole('button', { name: title }).click()
  await expect(page.locator('#field-variant')).toContainText(title)
  await page.goto(`/dashboard/collections/prices?search=${encodeURIComponent(title)}`)
  await settle(page)
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1)
  await expect(page.locator('tbody')).toContainText(title)
  await page.goto(`/dashboard/collections/variants/${variantId}`)
  await settle(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
})

test('a customer is found by a mobile as it is typed, and called by it', async ({ page }) => {
  const mobile = `0917${String(Date.now()).slice(-7)}`
  await query('insert into public.customers (username) values ($1)', [mobile])
  const persian = mobile.replaceAll(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))
  await openAs(page, 'manager', '/dashboard/collections/customers')
  await settle(page)
  await typeInto(page.locator('.search-filter__input'), `+۹۸${persian.slice(1)}`)
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1)
  await page.locator('tbody').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(persian)
})

test('an answer goes by SMS to whoever left only a mobile; the form says so before and after', async ({
  page,
}) => {
  test.slow()
  const mobile = `0918${String(Date.now()).slice(-7)}`
  const persian = mobile.replaceAll(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)))
  const [message] = await query<{ id: number }>(
    "insert into public.feedback (kind, name, mobile, subject, text, culture) values ('feedback', 'رضا', $1, 'پرسش', 'کی می‌رسد؟', 'fa-IR') returning id",
    [mobile],
  )
  await openAs(page, 'editor', `/dashboard/collections/feedback/${message?.id}`)
  await settle(page)
  await expect(page.getByText(`پاسخ با پیامک به ${persian} فرستاده می‌شود.`)).toBeVisible()
  await typeInto(page.locator('#field-answer'), 'فردا می‌رسد.')
  await page.getByRole('button', { name: 'ذخیره' }).first().click()
  await expect
    .poll(async () => {
      await page.reload()
      return page
        .getByRole('status')
        .filter({ hasText: `با پیامک به ${persian} فرستاده شد` })
        .count()
    })
    .toBe(1)
})
