import { barriersOn } from './barriers.ts'
import { commentForm, noticeOf, overflowOf, section } from './comment-helpers.ts'
import { test } from './comment-settings.ts'
import { enterAsShopper } from './customer-helpers.ts'
import { settle } from './dashboard-screens.ts'
import { expect } from './fixtures.ts'
import { scrollToHydratedControl } from './hydration.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const WORDS = 'دو هفته است که از آن راضی هستم.'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a member gives stars and points by the keyboard; once a moderator approves, the page and its cards show them', async ({
    page,
    browser,
    shopFixture,
    setComments,
  }) => {
    await setComments({ approval: true })
    const { address, productId } = await shopFixture.shelve({})
    await enterAsShopper(page)
    await page.goto(address)
    const form = commentForm(page)
    const stars = form.getByRole('group', { name: /امتیاز شما/ })
    await scrollToHydratedControl(form.getByRole('button', { name: 'ثبت دیدگاه' }))
    await stars.getByRole('radio', { name: '۱ ستاره' }).focus()
    for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowDown')
    await expect(stars.getByRole('radio', { name: '۴ ستاره' })).toBeChecked()
    await stars.getByRole('button', { name: 'حذف امتیاز' }).tap()
    await expect(stars.getByRole('radio', { checked: true })).toHaveCount(0)
    const five = stars.getByRole('radio', { name: '۵ ستاره' })
    await five.tap()
    await expect(five).toBeChecked()
    const { width = 0, height = 0 } = (await five.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await typeInto(form.getByLabel('دیدگاه شما'), WORDS)
    await typeInto(form.getByLabel('نکات مثبت'), 'سبک است')
    await typeInto(form.getByLabel('نکات منفی'), 'گران است')
    expect(await barriersOn(page)).toEqual([])
    await form.getByRole('button', { name: 'ثبت دیدگاه' }).tap()
    await expect(noticeOf(page)).toContainText('پس از تأیید نمایش داده می‌شود')
    await expect(stars.getByRole('radio', { checked: true })).toHaveCount(0)

    const staff = await (await browser.newContext({ locale: 'fa-IR' })).newPage()
    await enterAs(staff, shopFixture, 'editor')
    const { rows } = await shopFixture.owner.query('select id from public.comments where section_id = $1', [
      productId,
    ])
    await staff.goto(`/dashboard/collections/comments/${rows[0].id}`)
    await settle(staff)
    await expect(staff.getByRole('region', { name: 'امتیاز و نکات نویسنده' })).toContainText('۵ ستاره از ۵')
    await staff.goto(`/dashboard/collections/comments?where[sectionId][equals]=${productId}`)
    await settle(staff)
    await staff.getByRole('button', { name: 'انتشار' }).click()
    await expect(staff.getByRole('row').filter({ hasText: WORDS }).getByRole('status')).toHaveText('منتشرشده')
    await staff.context().close()

    await expect(async () => {
      await page.goto(address)
      await expect(page.getByRole('link', { name: /امتیاز ۵ از ۵، از مجموع ۱ امتیاز/ })).toBeVisible()
    }).toPass({ timeout: 15_000 })
    const card = section(page).getByRole('article')
    await expect(card).toContainText('۵ ستاره')
    await expect(card.getByRole('list', { name: 'نکات مثبت' })).toContainText('سبک است')
    await expect(card.getByRole('list', { name: 'نکات منفی' })).toContainText('گران است')
    await expect(section(page).getByText('از مجموع ۱ امتیاز')).toBeVisible()
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join('')).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":5')
    expect(await overflowOf(page)).toBe(0)
    expect(await barriersOn(page)).toEqual([])
  })

  test('a guest is offered no stars, and a news item no points', async ({
    page,
    shopFixture,
    setComments,
  }) => {
    await setComments({ guests: true, approval: true })
    const { address } = await shopFixture.shelve({})
    await page.goto(address)
    await scrollToHydratedControl(commentForm(page).getByRole('button', { name: 'ثبت دیدگاه' }))
    await expect(commentForm(page).getByLabel('نام و نام خانوادگی')).toBeVisible()
    await expect(commentForm(page).getByRole('radio')).toHaveCount(0)
  })
})
