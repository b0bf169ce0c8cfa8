import { expect } from './fixtures.ts'
import { addressOf, until, write } from './page-form.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a visitor finds a page and a question of it, and the question is unfolded where it leads', async ({
  page,
  shopFixture,
  baseURL,
}) => {
  await enterAs(page, shopFixture, 'editor')
  const slug = addressOf('agency')
  const word = `نمونه${Array.from(String(Date.now()).slice(-6), (digit) => 'ابپتثجچحخد'[Number(digit)]).join('')}`
  const items = [
    { title: 'ساعت کار چیست؟', text: 'هشت تا هفده.' },
    { title: `شرط ${word} چیست؟`, text: 'جواز کسب و قرارداد یک‌ساله.' },
  ]
  const layout = [{ blockType: 'faq', title: 'پرسش‌ها', items }]
  const { doc } = await write(page, baseURL, 'POST', 'pages?locale=fa', {
    ...{ title: `راهنمای ${word}`, slug, layout, _status: 'published' },
  })

  const site = page.getByRole('region', { name: 'در سایت' })
  await until(async () => {
    await page.goto(`/Search-Results?Search=${encodeURIComponent(word)}`)
    await expect(site.getByRole('link', { name: `راهنمای ${word}` })).toBeVisible({ timeout: 500 })
  })
  await expect(site.getByRole('region', { name: /^صفحه‌ها/ })).toContainText('۱ نتیجه')
  const question = site.getByRole('region', { name: /^پرسش‌ها/ }).getByRole('link', { name: word })
  expect((await question.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await question.click()
  await expect(page).toHaveURL(new RegExp(`/${slug}#question-`))
  await expect(page.getByText('جواز کسب و قرارداد یک‌ساله.')).toBeVisible()
  await expect(page.getByText('هشت تا هفده.')).toBeHidden()

  await write(page, baseURL, 'PATCH', `pages/${doc.id}`, { _status: 'draft' })
  await until(async () => {
    await page.goto(`/Search-Results?Search=${encodeURIComponent(word)}`)
    await expect(site).toHaveCount(0, { timeout: 500 })
  })
})

test('what a visitor types in the header is searched for in the site too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const box = page.getByRole('banner').getByRole('combobox', { name: 'جست‌وجو' })
  await typeInto(box, 'تاریخچه')
  await box.press('Enter')
  await page.waitForURL(/search/i)
  const site = page.getByRole('region', { name: 'در سایت' })
  await expect(site.getByRole('link', { name: 'تاریخچه' }).first()).toBeVisible()
})
