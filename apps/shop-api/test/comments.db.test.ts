import { addProduct } from '@rasteh/test-kit/catalogue'
import { addComment, setCommentSettings } from '@rasteh/test-kit/comments'
import { addNews } from '@rasteh/test-kit/news'
import { addCustomer } from '@rasteh/test-kit/trade'
import { beforeEach, describe, expect, it } from 'vitest'
import { captchaPerson } from './captcha-person.ts'
import { signIn } from './sign-in.ts'
import { useShopApi } from './use-shop-api.ts'

const shop = useShopApi()
let productId: number
beforeEach(async () => {
  const { owner } = shop.database
  productId = (await addProduct(owner)).productId
  await setCommentSettings(owner, { guests: true })
  await owner.query('truncate shop.guesses')
  // The product's first stock has its pages rendered again too.
  await owner.query("delete from jobs.job where name = 'purge-pages'")
})

const PICTURE = '/api/shop/comment/captcha/0?rnd=1'
const GUEST = { FullName: 'مریم کاظمی', Email: 'maryam@example.ir' }

function person() {
  const somebody = captchaPerson(shop)
  return {
    ...somebody,
    look: () => somebody.look(PICTURE, 'rasteh-captcha-comment'),
    write: (more: Record<string, unknown> = {}) =>
      somebody.call('POST', '/api/shop/comment/create', {
        ParentId: null,
        SectionId: productId,
        SectionType: 'product',
        Comment: 'خوش‌دست و سبک است.',
        ...more,
      }),
  }
}

async function customer() {
  const [somebody, account] = [person(), await addCustomer(shop.database.owner)]
  await signIn(somebody.cookies, account)
  return { ...somebody, ...account }
}

const rows = async () =>
  (await shop.database.owner.query('select * from public.comments where section_id = $1', [productId])).rows
const purges = async () =>
  (
    await shop.database.owner.query(
      "select 1 from jobs.job where name = 'purge-pages' and data->'keys' ? $1::text",
      [`product-${productId}`],
    )
  ).rowCount

describe('a comment', () => {
  it('of a guest is kept with their name and e-mail where guests may write [S3.74 S3.76 S3.77 S3.79 S3.80 S3.81 S7.43]', async () => {
    const answer = await person().write(GUEST)
    expect(answer.json()).toEqual({ CommentId: expect.any(Number), IsPublished: true })
    expect(await rows()).toMatchObject([
      {
        text: 'خوش‌دست و سبک است.',
        status: 'published',
        section_type: 'product',
        parent_id: null,
        full_name: GUEST.FullName,
        email: GUEST.Email,
        customer_id: null,
        is_answer: false,
        by_staff: false,
        culture: 'fa-IR',
      },
    ])
    expect(await purges()).toBe(1)
  })

  it('of a customer has stars and points; of a guest, of an answer and of news it has none', async () => {
    const opinions = async () =>
      (
        await shop.database.owner.query(
          `select o.rating, o.pros, o.cons from shop.comment_opinions o join public.comments c on c.id = o.comment_id
           where c.section_id = $1 order by c.id`,
          [productId],
        )
      ).rows
    const { write } = await customer()
    const opinion = { Rating: 4, Pros: '- سبک\n\n- خوش‌دست', Cons: '  ' }
    const top = (await write(opinion)).json().CommentId
    await write({ ...opinion, ParentId: top, IsAnswer: true })
    await person().write({ ...GUEST, ...opinion })
    expect(await opinions()).toEqual([
      { rating: 4, pros: 'سبک\nخوش‌دست', cons: null },
      { rating: null, pros: 'سبک\nخوش‌دست', cons: null },
    ])
    expect((await write({ Rating: 6 })).statusCode).toBe(422)
    expect((await write({ Rating: 1, Pros: 'آ'.repeat(601) })).statusCode).toBe(422)
    const answer = await person().call('GET', `/api/shop/comment/list/product/${productId}`)
    expect(answer.json().Comments.find((one: { CommentId: number }) => one.CommentId === top)).toMatchObject({
      Rating: 4,
      Pros: 'سبک\nخوش‌دست',
      Cons: null,
    })
  })

  it('of a customer goes by the name of their account', async () => {
    const { write, customerId } = await customer()
    await write({ FullName: 'نام دیگری', Email: 'other@example.ir' })
    expect(await rows()).toMatchObject([
      { customer_id: customerId, full_name: expect.stringMatching(/^مشتری/), email: null },
    ])
  })

  it('waits for approval where the shop wants to see it first, and no page is made anew', async () => {
    await setCommentSettings(shop.database.owner, { guests: true, approval: true })
    expect((await person().write(GUEST)).json()).toMatchObject({ IsPublished: false })
    expect(await rows()).toMatchObject([{ status: 'pending' }])
    expect(await purges()).toBe(0)
  })

  it('of a guest is refused where guests may not write', async () => {
    await setCommentSettings(shop.database.owner, {})
    expect(await person().write(GUEST)).toMatchObject({
      statusCode: 401,
      body: '{"Message":"CommentLoginRequired"}',
    })
    expect(await rows()).toEqual([])
    expect((await (await customer()).write()).statusCode).toBe(200)
  })

  it.each([
    [{ ...GUEST, Comment: '' }, { text: { kind: 'required' } }],
    [{ ...GUEST, Comment: ' \u200f\u202e ' }, { text: { kind: 'required' } }],
    [{ ...GUEST, Comment: 'خوب' }, { text: { kind: 'too-short', count: 5 } }],
    [{ ...GUEST, Email: 'maryam' }, { email: { kind: 'not-an-email' } }],
    [{}, { fullName: { kind: 'required' }, email: { kind: 'required' } }],
  ])('%j is refused field by field', async (typed, fields) => {
    const answer = await person().write(typed)
    expect([answer.statusCode, answer.json()]).toEqual([400, { Message: 'FieldsRefused', Fields: fields }])
    expect(await rows()).toEqual([])
  })

  it.each([
    { SectionId: 2_000_000_000 },
    { SectionType: 'nothing' },
    { SectionType: 'news', SectionId: 2_000_000_000 },
  ])('under %j, which is not there, is refused', async (place) => {
    expect((await person().write({ ...GUEST, ...place })).statusCode).toBe(404)
  })

  it('under a news item is taken only while its editors ask for comments and everybody can read it', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000)
    const statuses: number[] = []
    for (const sketch of [
      { hasComments: true },
      {},
      { hasComments: true, publishedAt: tomorrow },
      { hasComments: true, isDeleted: true },
      { hasComments: true, status: 'draft' as const },
    ]) {
      const { id } = await addNews(shop.database.owner, sketch)
      statuses.push((await person().write({ ...GUEST, SectionType: 'news', SectionId: id })).statusCode)
    }
    expect(statuses).toEqual([200, 404, 404, 404, 404])
  })

  it('loses marks that turn the text around it, and keeps the rest as it was typed', async () => {
    await person().write({ ...GUEST, Comment: 'این \u202eبرگشته\u2066 است ۱۲ <b>' })
    expect(await rows()).toMatchObject([{ text: 'این برگشته است ۱۲ <b>' }])
  })

  it('is refused after twenty in an hour by one account', async () => {
    const { write } = await customer()
    for (let count = 0; count < 20; count += 1) expect((await write()).statusCode).toBe(200)
    const refused = await write()
    expect([refused.statusCode, refused.json()]).toEqual([429, { Message: 'CommentTooMany' }])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await rows()).toHaveLength(20)
  })
})

describe('the captcha of a comment', () => {
  beforeEach(() => setCommentSettings(shop.database.owner, { guests: true, captcha: true }))

  it('opens one comment [S3.78 S7.46 S7.47]', async () => {
    const { write, look } = person()
    const Captcha = await look()
    expect((await write({ ...GUEST, Captcha })).statusCode).toBe(200)
    expect((await write({ ...GUEST, Captcha })).statusCode).toBe(400)
    expect(await rows()).toHaveLength(1)
  })

  it('that is missing or wrong closes the form', async () => {
    const { write, look } = person()
    expect(await write(GUEST)).toMatchObject({ statusCode: 400, body: '{"Message":"CaptchaGone"}' })
    const digits = await look()
    const Captcha = digits === '11111' ? '22222' : '11111'
    expect(await write({ ...GUEST, Captcha })).toMatchObject({
      statusCode: 400,
      body: '{"Message":"CaptchaWrong"}',
    })
    expect(await rows()).toEqual([])
  })

  it('is not asked of a customer, who is known already', async () => {
    const { write } = await customer()
    expect((await write()).statusCode).toBe(200)
    expect(await rows()).toHaveLength(1)
  })

  it('is not used up by a form with errors', async () => {
    const { write, look } = person()
    const Captcha = await look()
    expect((await write({ ...GUEST, Captcha, Comment: '' })).json()).toMatchObject({
      Message: 'FieldsRefused',
    })
    expect((await write({ ...GUEST, Captcha })).statusCode).toBe(200)
  })

  it('is not asked for where the shop has none', async () => {
    await setCommentSettings(shop.database.owner, { guests: true })
    expect((await person().write(GUEST)).statusCode).toBe(200)
  })

  it('catches a program that fills the field nobody sees', async () => {
    expect((await person().write({ ...GUEST, Website: 'https://spam.example' })).statusCode).toBe(200)
    expect(await rows()).toEqual([])
  })
})

describe('an answer', () => {
  it('of a customer stands under its comment, and needs no captcha [S3.75 S3.82]', async () => {
    const { owner } = shop.database
    await setCommentSettings(owner, { captcha: true })
    const parentId = await addComment(owner, { productId })
    const { write } = await customer()
    const answer = await write({ ParentId: parentId, IsAnswer: true, Comment: 'بله' })
    expect(answer.statusCode).toBe(200)
    expect((await rows()).at(-1)).toMatchObject({ parent_id: parentId, is_answer: true, text: 'بله' })
  })

  it.each([{ IsAnswer: true }, { IsAnswer: false }])(
    'of a guest is refused even where guests may comment: %j',
    async (more) => {
      const ParentId = await addComment(shop.database.owner, { productId })
      expect(await person().write({ ...GUEST, ParentId, ...more })).toMatchObject({
        statusCode: 401,
        body: '{"Message":"OnlyAvailableForUsers"}',
      })
    },
  )

  it('to a comment that is not shown, or stands elsewhere, is refused', async () => {
    const { owner } = shop.database
    const elsewhere = await addComment(owner, { productId: (await addProduct(owner)).productId })
    const pending = await addComment(owner, { productId, status: 'pending' })
    const { write } = await customer()
    for (const ParentId of [elsewhere, pending, 2_000_000_000])
      expect((await write({ ParentId, IsAnswer: true })).statusCode).toBe(404)
  })
})

describe('the list of comments', () => {
  const list = (query = '') => person().call('GET', `/api/shop/comment/list/product/${productId}${query}`)

  it('comes page by page, answers with their comments, and nobody’s e-mail', async () => {
    const { owner } = shop.database
    for (let index = 0; index < 12; index += 1) await addComment(owner, { productId, email: 'a@example.ir' })
    const first = (await list()).json()
    expect(first.Comments).toHaveLength(10)
    const second = (await list(`?After=${first.Next}`)).json()
    expect(second).toMatchObject({ Comments: [{ Answers: [] }, {}], Next: null })
    expect(JSON.stringify([first, second])).not.toContain('example.ir')
  })

  it('has the further answers of a comment', async () => {
    const { owner } = shop.database
    const parentId = await addComment(owner, { productId })
    const answers = []
    for (let index = 0; index < 25; index += 1) answers.push(await addComment(owner, { productId, parentId }))
    const first = (await list(`?Parent=${parentId}&After=0_${answers[2]}`)).json()
    expect(first.Comments.map(({ CommentId }: { CommentId: number }) => CommentId)).toEqual(
      answers.slice(3, 23),
    )
    const rest = (await list(`?Parent=${parentId}&After=${first.Next}`)).json()
    expect(rest).toMatchObject({
      Comments: [{ CommentId: answers[23] }, { CommentId: answers[24] }],
      Next: null,
    })
  })
})
