import { barriersOn } from './barriers.ts'
import { overflowOf } from './comment-helpers.ts'
import { expect } from './fixtures.ts'
import { addModule, addressOf, publish, saved, startPage, until, write } from './page-form.ts'
import { test } from './shop-fixture.ts'
import { enterAs } from './staff-helpers.ts'
import { typeInto } from './typing.ts'

const QUESTION = 'آیا کاتالوگ چاپی دارید؟'
const ANSWER = 'بله؛ برای نمایندگان شهرستان با پست می‌فرستیم.'

const HEADINGS = ['مریم کاظمی', 'درخواست بدهید', 'از اصفهان تا امروز']

const STORY = [
  { moment: '1375', title: 'آغاز کار در شهرک جی', text: 'با هفت نفر و یک سالن.' },
  { moment: 'بهار ۱۴۰۲', title: 'خط تولید دوم' },
]
const SECTIONS = [
  { blockType: 'statistics', spacing: 'wide', items: [{ value: '45+', title: 'نمایندگی' }] },
  { blockType: 'timeline', title: 'از اصفهان تا امروز', items: STORY },
  {
    blockType: 'team',
    background: 'soft',
    items: [{ title: 'مریم کاظمی', role: 'مدیر فروش', text: 'پانزده سال در این صنعت.' }],
  },
  { blockType: 'quotes', items: [{ text: 'سر وقت رسید.', title: 'فروشگاه سپاهان', role: 'نمایندهٔ شیراز' }] },
  {
    blockType: 'steps',
    items: [{ title: 'درخواست بدهید', text: 'با تلفن یا فرم.' }, { title: 'تحویل بگیرید' }],
  },
  { blockType: 'steps', title: 'فقط برای رایانه', screens: 'large', items: [{ title: 'چاپ کنید' }] },
  { blockType: 'faq', background: 'raised', width: 'narrow', items: [{ title: QUESTION, text: ANSWER }] },
]

const withPicture = (picture: number) => [
  {
    blockType: 'pictureText',
    title: 'خط تولید',
    text: 'هر روز ۱۲۰۰ قطعه.',
    picture,
    side: 'end',
    buttonTitle: 'بازدید از کارخانه',
    address: '/contact-us',
  },
  {
    blockType: 'logos',
    title: 'همراهان',
    items: [{ title: 'فولاد سپاهان', picture, address: 'https://example.ir' }],
  },
  {
    blockType: 'dataTable',
    title: 'مشخصات فنی',
    heads: 'مشخصه\nمدل الف\nمدل ب\nمدل پ\nمدل ت\nمدل ث',
    rows: [{ title: 'وزن', cells: '12 کیلوگرم\n14 کیلوگرم\n16 کیلوگرم\n18 کیلوگرم\n20 کیلوگرم' }],
  },
  {
    blockType: 'branches',
    title: 'شعبه‌های اصفهان',
    items: [
      {
        title: 'شعبهٔ جلفا',
        text: 'خیابان نظر شرقی، پلاک 12',
        phone: '۰۳۱۳۶۲۰۰۰۰۰',
        times: 'شنبه تا چهارشنبه، 8 تا 16',
        address: 'https://neshan.org/maps/1',
      },
    ],
  },
  {
    blockType: 'callToAction',
    title: 'نماینده شوید',
    text: 'در شهر خود با ما کار کنید.',
    buttonTitle: 'درخواست نمایندگی',
    address: '/feedback',
    secondTitle: 'تماس با فروش',
    secondAddress: 'tel:+983136200000',
  },
]

test('an editor writes questions and answers, and a visitor opens one with the keyboard', async ({
  page,
  shopFixture,
  browser,
  watch,
}) => {
  test.setTimeout(120_000)
  await enterAs(page, shopFixture, 'editor')
  const slug = addressOf('porsesh')
  await startPage(page, { title: 'پرسش‌ها', slug })
  await addModule(page, 'پرسش و پاسخ')
  await page.getByRole('button', { name: 'افزودن پرسش' }).click()
  const row = page.locator('[id^="layout-0-items-row-"]')
  await typeInto(row.getByLabel('پرسش', { exact: false }).first(), QUESTION)
  await typeInto(row.getByLabel('پاسخ', { exact: false }).first(), ANSWER)
  await publish(page)
  await saved(page)

  const guest = await browser.newContext({ locale: 'fa-IR', viewport: { width: 390, height: 844 } })
  await watch(guest)
  const visitor = await guest.newPage()
  await until(async () => expect((await visitor.goto(`/${slug}`))?.status()).toBe(200))
  await expect(visitor.getByText(ANSWER)).toBeHidden()
  await visitor.locator('main summary').focus()
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByText(ANSWER)).toBeVisible()
  const described = await visitor.locator('script[type="application/ld+json"]').allTextContents()
  expect(described.some((text) => text.includes('FAQPage') && text.includes(QUESTION))).toBe(true)
  await guest.close()
})

test('the sections of a company are read at every width, in both cultures and in the dark', async ({
  page,
  shopFixture,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await enterAs(page, shopFixture, 'editor')
  const slug = addressOf('sherkat')
  const { rows } = await shopFixture.owner.query('select id from public.media order by id limit 1')
  const layout = [...SECTIONS, ...withPicture(rows[0].id)]
  const document = { title: 'دربارهٔ شرکت', slug, layout, _status: 'published' }
  const { doc } = await write(page, baseURL, 'POST', 'pages?locale=fa', document)
  await write(page, baseURL, 'PATCH', `pages/${doc.id}?locale=en`, document)
  await until(async () => expect((await page.request.get(`/${slug}`)).status()).toBe(200))

  for (const [language, year, figure] of [
    ['fa-IR', '۱۳۷۵', '۴۵+'],
    ['en-US', '1375', '45+'],
  ] as const)
    for (const width of [360, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/${slug}?language=${language}`)
      await expect(page.getByText(year, { exact: true })).toBeVisible()
      await expect(page.getByText(figure, { exact: true })).toBeVisible()
      for (const name of [...HEADINGS, 'شعبهٔ جلفا', 'نماینده شوید', 'خط تولید'])
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
      await expect(page.locator('blockquote')).toHaveText('سر وقت رسید.')
      await expect(page.getByText('فقط برای رایانه')).toBeVisible({ visible: width > 600 })
      await expect(page.getByRole('img', { name: 'فولاد سپاهان' })).toBeVisible()
      await expect(page.getByRole('rowheader', { name: 'وزن' })).toBeVisible()
      expect(await overflowOf(page)).toBe(0)
    }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await barriersOn(page)).toEqual([])
  }
})
