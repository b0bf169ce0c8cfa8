import { addComment } from '@rasteh/test-kit/comments'
import { section } from './comment-helpers.ts'
import { settle } from './dashboard-screens.ts'
import { expect } from './fixtures.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

test('an editor publishes and rejects in the list, and answers on the form as the shop', async ({
  page,
  shopFixture,
}) => {
  const { owner } = shopFixture
  const { address, productId } = await shopFixture.shelve({})
  const mark = `نشانهٔ ${productId}`
  const [good, bad] = [`خوب است، ${mark}`, `تبلیغ، ${mark}`]
  const goodId = await addComment(owner, { productId, text: good, status: 'pending' })
  await addComment(owner, { productId, text: bad, status: 'pending' })
  const purges = async () =>
    (
      await owner.query("select 1 from jobs.job where name = 'purge-pages' and data->'keys' ? $1::text", [
        `product-${productId}`,
      ])
    ).rowCount ?? 0
  // The product's first stock purged its pages too.
  const before = await purges()
  await enterAs(page, shopFixture, 'editor')
  await page.goto(`/dashboard/collections/comments?where[sectionId][equals]=${productId}`)
  await settle(page)
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  await row(good).getByRole('button', { name: 'انتشار' }).click()
  await expect(row(good).getByRole('status')).toHaveText('منتشرشده')
  await row(bad).getByRole('button', { name: 'رد کردن' }).click()
  await expect(row(bad).getByRole('status')).toHaveText('ردشده')
  expect(await purges()).toBe(before + 1)
  await page.goto(`/dashboard/collections/comments/${goodId}`)
  await settle(page)
  const answer = page.getByRole('region', { name: 'پاسخ فروشگاه' })
  await typeInto(answer.getByRole('textbox'), 'سپاس از شما؛ گارانتی هم دارد.')
  await answer.getByRole('button', { name: 'ثبت پاسخ فروشگاه' }).click()
  await expect(answer.getByRole('status')).toHaveText('پاسخ منتشر شد.')
  await page.goto(address)
  const cards = section(page).getByRole('article')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText(good)
  await expect(cards.last()).toContainText('سپاس از شما؛ گارانتی هم دارد.')
  await expect(cards.last()).toHaveAttribute('data-staff', 'true')
})
