import { type NewFeedback, saveFeedback } from '@rasteh/shop-store/content/feedback'
import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { loadFeedbackContact } from '@rasteh/shop-store/reads/answer-contacts'
import { startMailSimulator } from '@rasteh/simulator/mail'
import { startSmsSimulator } from '@rasteh/simulator/sms'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { readMessengers } from '@rasteh/worker/messengers'
import { sendFeedbackAnswer } from '@rasteh/worker/send-feedback-answer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let shop: Pool
let people: Record<Person, Arrived>
beforeAll(async () => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 2 })
  people = await arrive(database.owner, content.payload)
})
afterAll(() => shop.end())

const WRITTEN: NewFeedback = {
  kind: 'feedback',
  name: 'سارا',
  mobile: null,
  email: 'sara@example.com',
  subject: 'پیشنهاد',
  text: 'بسته‌بندی شما عالی بود.',
  attachment: null,
  customerId: null,
  culture: 'fa-IR',
}
const ask = (person: Person, path: string, body?: object) =>
  content.guarded(body ? 'PATCH' : 'GET', path, {
    cookie: people[person].cookie,
    ...(body ? { body } : {}),
  })

const SMS = { SMS_PROVIDER: 'kavenegar', SMS_API_KEY: 'k', SMS_TEMPLATE: 'code', SMS_LINE: '10008663' }

const letters = () =>
  database.owner.query(`delete from jobs.job where name = 'mail-feedback-answer' returning data`)

describe('an answer', () => {
  it('is mailed once to whoever left an address, in the language they wrote in', async () => {
    const mail = await startMailSimulator()
    const id = await saveFeedback(shop, { ...WRITTEN, culture: 'en-US', subject: 'Idea' })
    await ask('editor', `feedback/${id}`, { answer: 'Thank you for it.' })
    await ask('editor', `feedback/${id}`, { note: 'done' })
    expect((await letters()).rows).toEqual([{ data: { feedbackId: id } }])
    const messengers = readMessengers({ MAIL_URL: mail.url, MAIL_FROM: 'shop@example.ir' })
    await sendFeedbackAnswer(shop, messengers, { feedbackId: id })
    expect(mail.received).toMatchObject([{ to: 'sara@example.com' }])
    expect(mail.received[0]?.text).toContain('Thank you for it.')
    await mail.stop()
  })

  it('is not mailed to somebody who left none', async () => {
    const id = await saveFeedback(shop, { ...WRITTEN, email: null })
    await ask('editor', `feedback/${id}`, { answer: 'سپاس' })
    expect((await letters()).rows).toEqual([])
  })

  it('goes once by SMS to somebody who left only a mobile, and is noted as sent', async () => {
    const sms = await startSmsSimulator()
    const id = await saveFeedback(shop, { ...WRITTEN, email: null, mobile: '09121112233' })
    await ask('editor', `feedback/${id}`, { answer: 'سپاس از شما؛ فردا می‌رسد.' })
    expect((await letters()).rows).toEqual([{ data: { feedbackId: id } }])
    const messengers = readMessengers({ ...SMS, SMS_URL: sms.url })
    const send = () => sendFeedbackAnswer(shop, messengers, { feedbackId: id })
    await Promise.all([send(), send()])
    expect(sms.sent).toMatchObject([
      { to: '09121112233', code: expect.stringContaining('سپاس از شما؛ فردا می‌رسد.') },
    ])
    expect(await loadFeedbackContact(database.owner, id)).toMatchObject({ channel: 'sms', state: 'sent' })
    await ask('editor', `feedback/${id}`, { answer: 'پس‌فردا می‌رسد.' })
    await send()
    expect(sms.sent).toHaveLength(2)
    await sms.stop()
  })

  it('is noted as not sent where the shop has no line of its own', async () => {
    const id = await saveFeedback(shop, { ...WRITTEN, email: null, mobile: '09121112233' })
    await ask('editor', `feedback/${id}`, { answer: 'سپاس' })
    const failures: string[] = []
    const messengers = {
      ...readMessengers({ ...SMS, SMS_LINE: '' }),
      onFailure: (reason: string) => failures.push(reason),
    }
    await sendFeedbackAnswer(shop, messengers, { feedbackId: id })
    expect(failures).toEqual([expect.stringContaining('SMS_LINE')])
    expect(await loadFeedbackContact(database.owner, id)).toMatchObject({ channel: 'sms', state: 'failed' })
  })

  it('is tried again while the mail server is away', async () => {
    const id = await saveFeedback(shop, WRITTEN)
    await ask('editor', `feedback/${id}`, { answer: 'سپاس' })
    const failures: string[] = []
    const away = {
      ...readMessengers({ MAIL_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'shop@example.ir' }),
      onFailure: (reason: string) => failures.push(reason),
    }
    await expect(sendFeedbackAnswer(shop, away, { feedbackId: id })).rejects.toThrow()
    expect(failures.join()).not.toContain('sara')
  })
})

describe('the inbox', () => {
  it('takes what the shop’s role inserts, and staff answer it', async () => {
    const id = await saveFeedback(shop, WRITTEN)
    const answer = await ask('editor', `feedback/${id}`, { answer: 'سپاس از شما' })
    expect(answer.status).toBe(200)
    const { doc } = (await answer.json()) as { doc: object }
    expect(doc).toMatchObject({ status: 'answered', answer: 'سپاس از شما', text: WRITTEN.text })
  })

  it('is taken along as a sheet in which nothing that strangers wrote is a formula', async () => {
    await saveFeedback(shop, {
      ...WRITTEN,
      subject: '=HYPERLINK("http://evil.example")',
      text: '+1+1 چند می‌شود؟',
    })
    const sheet = await (await ask('editor', 'feedback/export?format=csv')).text()
    expect(sheet).toContain(`'=HYPERLINK`)
    expect(sheet).toContain(`'+1+1`)
    expect(sheet).not.toMatch(/(^|[,"\n])[=+]/)
    expect(sheet).toContain('تازه')
    const excel = await ask('editor', 'feedback/export?format=xlsx')
    expect(
      Buffer.from(await excel.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  })

  it.each(['guest A', 'customer A'] as const)('is closed to %s, also as a sheet', async (person) => {
    expect((await ask(person, 'feedback/export?format=csv')).status).toBe(404)
    expect((await ask(person, 'feedback')).status).toBe(404)
  })
})
