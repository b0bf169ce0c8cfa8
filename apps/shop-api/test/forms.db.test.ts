import { type InboxPage, loadInbox } from '@rasteh/shop-store/reads/form-inbox'
import { samplePdf } from '@rasteh/test-kit/sample-pdf'
import { addCustomer } from '@rasteh/test-kit/trade'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { signIn } from './sign-in.ts'
import { newKey, type Sending, useForm } from './use-form.ts'
import { useShopApi } from './use-shop-api.ts'

const shop = useShopApi()
const { form, applicant, inbox } = useForm(shop)
beforeEach(() =>
  shop.database.owner.query(
    "truncate shop.guesses; delete from shop.form_submissions; delete from jobs.job where name = 'notify-form'",
  ),
)

const jobs = async () =>
  (await shop.database.owner.query("select data from jobs.job where name = 'notify-form'")).rows

describe('a sent form', () => {
  it('lands in the inbox with the labels that were read, and its shop is notified', async () => {
    const answer = await applicant().send({ texts: { tools: 'الف\nب' } })
    expect([answer.statusCode, answer.json()]).toEqual([200, true])
    const [sent] = await inbox()
    expect(sent).toMatchObject({
      form_id: form.id,
      form_title: 'درخواست همکاری',
      state: 'new',
      customer_id: null,
      culture: 'fa-IR',
      note: null,
    })
    expect(sent.answers).toEqual([
      { id: 'name', kind: 'shortText', label: 'نام', value: 'سارا رضایی' },
      { id: 'mobile', kind: 'mobile', label: 'موبایل', value: '09123456789' },
      { id: 'code', kind: 'nationalCode', label: 'کد ملی', value: '0084575948' },
      { id: 'work', kind: 'choice', label: 'شیوه', value: 'حضوری' },
      { id: 'tools', kind: 'choices', label: 'ابزار', value: ['الف', 'ب'] },
      { id: 'birth', kind: 'date', label: 'تولد', value: '1991-05-05' },
      { id: 'file', kind: 'file', label: 'رزومه', value: 'رزومه.pdf', fileId: sent.file_ids[0] },
      { id: 'agreed', kind: 'consent', label: 'می‌پذیرم', value: 'yes' },
    ])
    expect(await jobs()).toEqual([{ data: { submissionId: Number(sent.id) } }])
  })

  it('knows the customer who sent it', async () => {
    const { send, cookies } = applicant()
    const customer = await addCustomer(shop.database.owner)
    await signIn(cookies, customer)
    await send()
    expect(await inbox()).toMatchObject([{ customer_id: customer.customerId }])
  })

  it('is refused field by field, and uses up no captcha', async () => {
    const { send, look } = applicant()
    const Captcha = await look()
    const wrong = { name: '', mobile: '12', years: '51', work: 'هیچ', agreed: 'no', Captcha }
    const answer = await send({ texts: wrong, file: null })
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        Message: 'FieldsRefused',
        Fields: {
          name: { kind: 'required' },
          mobile: { kind: 'not-a-mobile' },
          years: { kind: 'not-between', min: 0, max: 50 },
          work: { kind: 'no-match' },
          file: { kind: 'no-file' },
          agreed: { kind: 'no-match' },
        },
      },
    ])
    expect((await send({ texts: { Captcha } })).statusCode).toBe(200)
  })

  it('is refused without a right captcha, unless it asks for none', async () => {
    const { send } = applicant()
    expect((await send({ texts: { Captcha: '00000' } })).json()).toEqual({ Message: 'CaptchaGone' })
    expect(await inbox()).toEqual([])
    expect((await send({ formId: form.open })).statusCode).toBe(200)
    expect(await jobs()).toEqual([])
  })

  it('drops what a condition hides and what it did not ask for', async () => {
    const texts = { city: 'تبریز', role: 'owner', 'state[]': 'closed' }
    expect((await applicant().send({ texts })).statusCode).toBe(200)
    const [sent] = await inbox()
    expect(sent.answers.map(({ id }: { id: string }) => id)).not.toContain('city')
    expect(JSON.stringify(sent)).not.toMatch(/تبریز|owner/)
    expect((await applicant().send({ texts: { work: 'دورکاری' } })).json().Fields).toEqual({
      city: { kind: 'required' },
    })
  })

  it.each([
    { texts: { name: 'a\u0000b' } },
    { texts: { about: 'x'.repeat(25_001) } },
    { texts: Object.fromEntries(Array.from({ length: 130 }, (_, index) => [`x${index}`, 'x'])) },
    {
      texts: Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`x${index}`, 'x'.repeat(12_000)])),
    },
    { key: 'short' },
    { key: '' },
  ])('is malformed with %j', async (sending) => {
    expect((await applicant().send({ ...sending, formId: form.open })).statusCode).toBe(422)
    expect(await inbox()).toEqual([])
  })

  it('of a form that is not there is 404', async () => {
    expect((await applicant().send({ formId: 99_999 })).json()).toEqual({ Message: 'FormNotFound' })
    await shop.database.owner.query('update public.forms set deleted_at = now() where id = $1', [form.open])
    expect((await applicant().send({ formId: form.open })).statusCode).toBe(404)
    await shop.database.owner.query('update public.forms set deleted_at = null where id = $1', [form.open])
  })

  it('is answered as if it were saved when a program filled the field that people do not see', async () => {
    expect((await applicant().send({ texts: { Website: 'x', Captcha: '' } })).statusCode).toBe(200)
    expect(await inbox()).toEqual([])
  })

  it('is refused from one customer after ten in an hour', async () => {
    const { send, cookies } = applicant()
    await signIn(cookies, await addCustomer(shop.database.owner))
    const file = { fileName: 'a.png', body: await tinyPng() }
    for (let count = 0; count < 10; count += 1) await send({ formId: form.open, file })
    expect((await send({ formId: form.open })).json()).toEqual({ Message: 'TooManyMessages' })
    expect(await inbox()).toHaveLength(10)
  })
})

describe('a press', () => {
  it('that comes twice at the same moment stores one form, and both are told that it arrived', async () => {
    const { send, look } = applicant()
    const [Captcha, key] = [await look(), newKey()]
    const answers = await Promise.all([1, 2, 3].map(() => send({ key, texts: { Captcha } })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await inbox()).toHaveLength(1)
    expect(await jobs()).toHaveLength(1)
  })

  it('that is sent again later stores nothing more, and asks for no second captcha', async () => {
    const { send } = applicant()
    const key = newKey()
    await send({ key })
    expect((await send({ key, texts: { Captcha: '' } })).statusCode).toBe(200)
    expect(await inbox()).toHaveLength(1)
  })

  it('of another form or another key is another one', async () => {
    const { send } = applicant()
    const key = newKey()
    await send({ key, formId: form.open })
    await send({ key })
    await send({ formId: form.open })
    expect(await inbox()).toHaveLength(3)
  })
})

/** Enough to meet every case in every verify; `FORM_SUBMISSIONS=1000` sends as many as the proof asks for. */
const SENT = Number(process.env.FORM_SUBMISSIONS ?? 100)

it(`of ${SENT} sent forms exactly the right ones are stored, and the inbox has them all`, async () => {
  const rights: Sending[] = [
    {},
    { texts: { years: '۳' } },
    { texts: { email: 'a@b.ir' } },
    { texts: { work: 'دورکاری', city: 'قم' } },
    { texts: { about: "'; drop table x" } },
    { texts: { about: '=cmd|x' } },
    { file: { fileName: 'عکس.png', body: await tinyPng() } },
  ]
  const wrongs: Sending[] = [
    { texts: { code: '0084575947' } },
    { texts: { birth: '32' } },
    { texts: { work: 'دورکاری' } },
    { texts: { tools: 'الف\nالف' } },
    { texts: { email: '<a>' } },
    { texts: { agreed: '' } },
    { file: null },
    { file: { body: '%PDF-1.7\n<script>alert(1)</script>' } },
    { file: { body: samplePdf('/OpenAction << /S /JavaScript /JS (x) >>') } },
    { file: { body: Buffer.concat([samplePdf(), Buffer.from('PK\u0003\u0004rest')]) } },
    { file: { fileName: 'a.png', body: '<svg onload=alert(1)>' } },
    { file: { fileName: 'a.exe', body: 'MZ' } },
    { file: { fileName: 'a.pdf.html' } },
  ]
  const cases = fc.sample(
    fc.oneof(
      fc.constantFrom(...rights).map((sending) => ({ sending, isRight: true })),
      fc.constantFrom(...wrongs).map((sending) => ({ sending, isRight: false })),
    ),
    { numRuns: SENT, seed: 20261117 },
  )
  const { send } = applicant()
  const statuses: number[] = []
  for (const [at, { sending }] of cases.entries()) {
    await shop.database.owner.query('truncate shop.guesses')
    const texts = { name: `متقاضی ${at}`, ...sending.texts }
    statuses.push((await send({ ...sending, formId: form.open, texts })).statusCode)
  }
  expect(statuses).toEqual(cases.map(({ isRight }) => (isRight ? 200 : 400)))
  const sentRight = cases.flatMap(({ isRight }, at) => (isRight ? [`متقاضی ${at}`] : []))
  expect(await namesOf()).toEqual(sentRight)
  const { rows } = await shop.database.owner.query(
    "select count(*)::int from shop.private_files where state = 'stored' and form_field_id = 'form'",
  )
  expect(rows[0].count).toBeGreaterThanOrEqual(sentRight.length)
}, 300_000)

/** Who is in the inbox, page by page as a manager and the export read it, the first who wrote first. */
async function namesOf(): Promise<string[]> {
  const names: string[] = []
  let cursor: number | null = null
  do {
    const query = { formId: form.open, state: null, cursor, limit: 50 }
    const page: InboxPage = await loadInbox(shop.database.owner, query)
    names.push(
      ...page.submissions.map(({ answers }) => String(answers.find(({ id }) => id === 'name')?.value)),
    )
    cursor = page.nextCursor
  } while (cursor !== null)
  return names.toReversed()
}

/** A picture that is decoded quickly. */
const tinyPng = async () => {
  const { default: sharp } = await import('sharp')
  return sharp({ create: { width: 2, height: 2, channels: 3, background: '#0e7c7b' } })
    .png()
    .toBuffer()
}

it('a later change of the form changes nothing of what was sent', async () => {
  await applicant().send({ formId: form.open, file: { body: samplePdf() } })
  const rename = `update public.forms_locales set title = 'دیگر',
    fields = jsonb_set(fields, '{0,label}', '"نام دیگر"') where _parent_id = $1`
  await shop.database.owner.query(rename, [form.open])
  const [sent] = await inbox()
  expect([sent.form_title, sent.answers[0].label]).toEqual(['درخواست همکاری', 'نام'])
})
