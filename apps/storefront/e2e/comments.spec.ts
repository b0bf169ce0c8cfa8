import { parsePageVariables } from '@rasteh/contracts/platform'
import { addComment } from '@rasteh/test-kit/comments'
import { barriersOn } from './barriers.ts'
import { commentForm, noticeOf, overflowOf, readPicture, section } from './comment-helpers.ts'
import { test } from './comment-settings.ts'
import { enterAsShopper } from './customer-helpers.ts'
import { expect } from './fixtures.ts'
import { scrollToHydratedControl } from './hydration.ts'
import { alertOf } from './shop-fixture.ts'
import { typeInto } from './typing.ts'

// One worker is enough for tests that wait for each other's settings.
test.describe.configure({ mode: 'default' })

const CREATE = '**/api/shop/comment/create'
const WORDS = 'خوش‌دست و سبک است؛ دو هفته است که از آن راضی هستم.'

test('a guest fills the form until nothing is refused, waits, and is told that the comment awaits approval [S1.26 S2.59 S4.77 S4.78 S4.80 S5.96 S5.97 S5.98 S5.99 S5.100 S5.105 S6.08 S9.48]', async ({
  page,
  shopFixture,
  setComments,
}) => {
  await setComments({ guests: true, approval: true, captcha: true })
  const { address } = await shopFixture.shelve({})
  await page.clock.install()
  await page.goto(address)
  const form = commentForm(page)
  const send = form.getByRole('button', { name: 'ثبت دیدگاه' })
  const [name, email, text, captcha] = [
    form.getByLabel('نام و نام خانوادگی'),
    form.getByLabel('ایمیل'),
    form.getByLabel('دیدگاه شما'),
    form.getByRole('textbox', { name: 'کد تصویر' }),
  ]
  await send.click()
  await expect(form).toContainText('لطفاً نام خود را بنویسید.')
  await expect(form).toContainText('لطفاً ایمیل خود را بنویسید.')
  await expect(form).toContainText('لطفاً متن دیدگاه را بنویسید.')
  await expect(name).toBeFocused()
  await typeInto(name, 'مریم کاظمی')
  await typeInto(email, 'maryam@')
  await typeInto(text, 'خوب')
  await send.click()
  await expect(form).toContainText('ایمیل معتبر نیست.')
  await expect(form).toContainText('دیدگاه شما باید حداقل ۵ کاراکتر باشد.')
  await typeInto(email, 'maryam@example.ir')
  await typeInto(text, WORDS)
  await typeInto(captcha, 'الف')
  await send.click()
  await expect(form).toContainText('کد تصویر فقط عدد است.')
  await typeInto(captcha, await readPicture(page, shopFixture))
  const held = Promise.withResolvers<void>()
  await page.route(CREATE, (route) => held.promise.then(() => route.continue()))
  await send.click()
  await expect(form).toHaveAttribute('aria-busy', 'true')
  await expect(form.getByRole('button', { name: 'در حال ثبت دیدگاه…' })).toBeVisible()
  held.resolve()
  await expect(noticeOf(page)).toContainText('پس از تأیید نمایش داده می‌شود')
  await expect(form).toHaveAttribute('aria-busy', 'false')
  await expect(text).toHaveValue('')
  await expect(name).toHaveValue('')
  await page.clock.fastForward('01:00:00')
  await expect(noticeOf(page)).toContainText('پس از تأیید نمایش داده می‌شود')
})

test('a comment that failed keeps its words and marks the captcha [S8.36]', async ({
  page,
  shopFixture,
  setComments,
}) => {
  await setComments({ guests: true, approval: true, captcha: true })
  await page.goto((await shopFixture.shelve({})).address)
  const form = commentForm(page)
  const captcha = form.getByRole('textbox', { name: 'کد تصویر' })
  await typeInto(form.getByLabel('نام و نام خانوادگی'), 'مریم کاظمی')
  await typeInto(form.getByLabel('ایمیل'), 'maryam@example.ir')
  await typeInto(form.getByLabel('دیدگاه شما'), WORDS)
  await typeInto(captcha, (await readPicture(page, shopFixture)) === '11111' ? '22222' : '11111')
  await form.getByRole('button', { name: 'ثبت دیدگاه' }).click()
  await expect(captcha).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByRole('alert')).toContainText('دیدگاه شما ثبت نشد')
  await expect(form.getByLabel('دیدگاه شما')).toHaveValue(WORDS)
  await page.route(CREATE, (route) => route.fulfill({ status: 409, json: {} }))
  await typeInto(captcha, await readPicture(page, shopFixture))
  await form.getByRole('button', { name: 'ثبت دیدگاه' }).click()
  await expect(captcha).toHaveAttribute('aria-invalid', 'true')
  await expect(captcha).toHaveValue('')
})

test('whoever may not comment is told who may, and where to sign in; the page data say so too [S3.87 S3.88 S3.89 S5.102 S6.09 S6.10]', async ({
  page,
  shopFixture,
  setComments,
}) => {
  await setComments({})
  const { address, productId } = await shopFixture.shelve({})
  await page.goto(address)
  const features = await section(page).locator('input[name="CommentFeatures"]').inputValue()
  expect(parsePageVariables(features)).toEqual({
    SectionID: String(productId),
    SectionType: 'product',
    Guest: 'false',
  })
  const form = commentForm(page)
  const here = `/login?next=${encodeURIComponent(`${address}#comments`)}`
  await expect(form).toContainText('فقط اعضا می‌توانند دیدگاه بنویسند.')
  await expect(form.getByRole('link', { name: 'ورود یا ثبت‌نام' })).toHaveAttribute('href', here)
  await typeInto(form.getByLabel('دیدگاه شما'), WORDS)
  await form.getByRole('button', { name: 'ثبت دیدگاه' }).click()
  await expect(form.getByRole('alert')).toContainText('برای ثبت دیدگاه وارد شوید')
  const login = form.getByRole('alert').getByRole('link', { name: /ابتدا وارد حساب خود شوید/ })
  await expect(login).toHaveAttribute('href', here)
  await expect(form.getByLabel('دیدگاه شما')).toHaveValue(WORDS)
})

test('a customer comments without a captcha, and everybody reads it, also without scripts [S1.29 S4.79 S5.101 S5.106 S6.03 S6.04]', async ({
  page,
  shopFixture,
  browser,
  setComments,
}) => {
  await setComments({ captcha: true })
  const { customerId } = await enterAsShopper(page)
  const { address } = await shopFixture.shelve({})
  await page.goto(address)
  await expect(section(page).locator('[data-user-id]')).toHaveAttribute('data-user-id', String(customerId))
  const form = commentForm(page)
  await expect(form.getByRole('textbox', { name: 'کد تصویر' })).toHaveCount(0)
  await expect(form.getByLabel('ایمیل')).toHaveCount(0)
  await typeInto(form.getByLabel('دیدگاه شما'), WORDS)
  await form.getByRole('button', { name: 'ثبت دیدگاه' }).click()
  await expect(noticeOf(page)).toContainText('دیدگاه شما منتشر شد')
  await expect(section(page).getByRole('article')).toContainText(WORDS)
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const reader = await plain.newPage()
  await reader.goto(address)
  await expect(section(reader).getByRole('article')).toContainText(WORDS)
  await expect(section(reader).getByRole('article')).toContainText('مریم احمدی')
  await plain.close()
})

test('a customer finds a comment helpful, changes their mind, and answers it in a window that closes after a second [S1.27 S1.28 S2.60 S2.61 S2.62 S2.63 S5.103 S5.104 S6.05 S6.06 S9.49]', async ({
  page,
  shopFixture,
  setComments,
}) => {
  await setComments({})
  const { address, productId } = await shopFixture.shelve({})
  const id = await addComment(shopFixture.owner, { productId, fullName: 'آرش Karimi', text: WORDS })
  await enterAsShopper(page)
  await page.clock.install()
  await page.goto(address)
  const card = section(page).getByRole('article').filter({ hasText: WORDS })
  await card.getByRole('button', { name: 'مفید بود (۰)' }).click()
  await expect(card.getByRole('button', { name: 'مفید بود (۱)' })).toHaveAttribute('aria-pressed', 'true')
  await card.getByRole('button', { name: 'مفید نبود (۰)' }).click()
  await expect(card.getByRole('button', { name: 'مفید نبود (۱)' })).toHaveAttribute('aria-pressed', 'true')
  await expect(card.getByRole('button', { name: 'مفید بود (۰)' })).toBeVisible()
  const template = page.waitForRequest((request) => request.url().includes('Shared/Pages/CommentAnswer.aspx'))
  const opener = card.getByRole('link', { name: /پاسخ به/ })
  await scrollToHydratedControl(opener)
  await opener.click()
  expect(new URL((await template).url()).searchParams.get('id')).toBe(String(id))
  const dialog = page.getByRole('dialog', { name: /پاسخ به/ })
  await expect(dialog.getByRole('blockquote')).toHaveText(WORDS)
  const [answer, send] = [dialog.getByLabel('پاسخ شما'), dialog.getByRole('button', { name: 'ثبت پاسخ' })]
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('comment/create') && sent.push(request.url()))
  await typeInto(answer, '  ')
  await send.click()
  await expect(answer).toHaveAttribute('aria-invalid', 'true')
  await expect
    .poll(async () => {
      const colour = await answer.evaluate((field) => getComputedStyle(field).borderTopColor)
      const [red = 0, green = 255, blue = 255] = (colour.match(/\d+/g) ?? []).map(Number)
      return red > 150 && red > 2 * green && red > 2 * blue
    })
    .toBe(true)
  expect(sent).toEqual([])
  await typeInto(answer, 'بله، من هم راضی‌ام.')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await send.click()
  await expect(dialog.getByRole('status')).toContainText('پاسخ شما ثبت شد')
  await page.clock.runFor(999)
  await expect(dialog).toBeVisible()
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(dialog).toHaveCount(0)
  await expect(section(page).getByRole('article').filter({ hasText: 'بله، من هم راضی‌ام.' })).toBeVisible()
  await page.reload()
  await expect(section(page).getByRole('article')).toHaveCount(2)
  await expect(card.getByRole('button', { name: 'مفید نبود (۱)' })).toHaveAttribute('aria-pressed', 'true')
})

test('a guest who votes or answers, and a vote that fails, get the users-only alert [S6.11 S6.12 S8.34 S8.35]', async ({
  page,
  shopFixture,
  setComments,
}) => {
  await setComments({})
  const { address, productId } = await shopFixture.shelve({})
  await addComment(shopFixture.owner, { productId })
  await page.goto(address)
  const only = 'برای ثبت دیدگاه وارد شوید.'
  const card = section(page).getByRole('article')
  await card.getByRole('button', { name: /^مفید بود/ }).click()
  await expect(alertOf(page)).toContainText(only)
  await page.reload()
  const opener = card.getByRole('link', { name: /پاسخ به/ })
  await scrollToHydratedControl(opener)
  await opener.click()
  await expect(alertOf(page)).toContainText(only)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await enterAsShopper(page)
  await page.route('**/api/shop/comment/vote', (route) => route.fulfill({ status: 409, json: {} }))
  await page.reload()
  await card.getByRole('button', { name: /^مفید بود/ }).click()
  await expect(alertOf(page)).toContainText(only)
})

test('further comments and answers come with a press, the most helpful first', async ({
  page,
  shopFixture,
}) => {
  const { address, productId } = await shopFixture.shelve({})
  const texts = Array.from({ length: 12 }, (_, index) => `دیدگاه شمارهٔ ${index}`)
  const ids = []
  for (const text of texts) ids.push(await addComment(shopFixture.owner, { productId, text }))
  for (let index = 0; index < 5; index += 1)
    await addComment(shopFixture.owner, {
      productId,
      parentId: ids[3] ?? 0,
      text: `پاسخ ${index}`,
      byStaff: index === 0,
    })
  await shopFixture.owner.query('update shop.comment_places set up_votes = 9 where comment_id = $1', [ids[3]])
  await page.goto(address)
  const cards = section(page).getByRole('article')
  await expect(cards.first()).toContainText('دیدگاه شمارهٔ 3')
  await expect(cards.nth(1)).toContainText('فروشگاه')
  await expect(cards).toHaveCount(13)
  await page.getByRole('button', { name: '۲ پاسخ دیگر' }).click()
  await expect(cards).toHaveCount(15)
  const more = page.getByRole('link', { name: 'دیدگاه‌های بیشتر' })
  const further = (await more.getAttribute('href')) ?? ''
  await scrollToHydratedControl(more)
  await more.click()
  await expect(cards).toHaveCount(17)
  await expect(more).toHaveCount(0)
  const plain = await page.request.get(`${address}${further}`)
  expect((await plain.text()).match(/<article[^>]* id="comment-/g)).toHaveLength(2)
})

test.describe('in English', () => {
  test.use({
    locale: 'en-US',
    viewport: { width: 360, height: 740 },
    contextOptions: { reducedMotion: 'reduce' },
  })

  test('a customer comments on a phone, and everyone can use the section and its window', async ({
    page,
    context,
    shopFixture,
    baseURL,
    setComments,
  }) => {
    await setComments({ captcha: true })
    await context.addCookies([{ name: 'language', value: 'en-US', url: baseURL ?? '' }])
    await enterAsShopper(page)
    const { address, productId } = await shopFixture.shelve({})
    await addComment(shopFixture.owner, { productId, text: WORDS })
    await page.goto(address)
    await expect(section(page).getByText(WORDS)).toHaveCSS('direction', 'rtl')
    const form = commentForm(page)
    await typeInto(form.getByLabel('Your comment'), 'Light and easy to hold.')
    await expect(form.getByRole('textbox', { name: 'Picture code' })).toHaveCount(0)
    await form.getByRole('button', { name: 'Send comment' }).click()
    await expect(noticeOf(page)).toContainText('Your comment has been published')
    await expect(section(page).getByText('Light and easy to hold.')).toHaveCSS('direction', 'ltr')
    expect(await overflowOf(page)).toBe(0)
    expect(await barriersOn(page)).toEqual([])
    await section(page)
      .getByRole('link', { name: /Answer to/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('blockquote')).toBeVisible()
    expect(await barriersOn(page)).toEqual([])
  })
})
