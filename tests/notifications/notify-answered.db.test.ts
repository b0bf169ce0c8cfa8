import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { loadCommentContact } from '@rasteh/shop-store/reads/answer-contacts'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { addComment } from '@rasteh/test-kit/comments'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addCustomer } from '@rasteh/test-kit/trade'
import type { Email, Mailer } from '@rasteh/worker/mail/mailer'
import { notifyAnswered } from '@rasteh/worker/notify-answered'
import type { SmsProvider, TextMessage } from '@rasteh/worker/sms/sms-provider'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const database = useTestDatabase()
let shop: Pool
let productId: number
let emails: Email[]
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 4 })
})
afterAll(() => shop.end())
beforeEach(async () => {
  emails = []
  productId = (await addProduct(database.owner, { title: 'قوری سفالی' })).productId
})

const post: Mailer = {
  async send(email) {
    emails.push(email)
    return { kind: 'sent' }
  },
}
const texts: TextMessage[] = []
const sms: SmsProvider = {
  send: async () => ({ kind: 'sent' }),
  sendTemplate: async () => ({ kind: 'sent' }),
  async sendText(message) {
    texts.push(message)
    return { kind: 'sent' }
  },
}
const notify = (answerId: number, mailer: Mailer | null = post) =>
  notifyAnswered(shop, { mailer, sms, onFailure: () => {} }, { answerId })
const answered = (email: string | null = 'maryam@example.ir') =>
  addComment(database.owner, { productId, email })
const answerTo = (parentId: number, more = {}) => addComment(database.owner, { productId, parentId, ...more })
const jobs = async (answerId: number) =>
  (
    await database.owner.query(
      "select 1 from jobs.job where name = 'tell-answered' and data->>'answerId' = $1",
      [String(answerId)],
    )
  ).rowCount

describe('somebody whose comment is answered', () => {
  it('is written to once, without the answer’s words', async () => {
    const answerId = await answerTo(await answered(), { text: 'spam.example' })
    expect(await jobs(answerId)).toBe(1)
    await Promise.all([notify(answerId), notify(answerId)])
    expect(emails).toMatchObject([{ to: 'maryam@example.ir', text: expect.stringContaining('قوری سفالی') }])
    expect(emails[0]?.text).not.toContain('spam')
  })

  it('is written to when a moderator publishes the answer, and not again after a second time', async () => {
    const answerId = await answerTo(await answered(), { status: 'pending' })
    expect(await jobs(answerId)).toBe(0)
    await notify(answerId)
    expect(emails).toEqual([])
    await database.owner.query("update public.comments set status = 'published' where id = $1", [answerId])
    expect(await jobs(answerId)).toBe(1)
    await notify(answerId)
    await database.owner.query("update public.comments set status = 'rejected' where id = $1", [answerId])
    await database.owner.query("update public.comments set status = 'published' where id = $1", [answerId])
    expect([await jobs(answerId), emails.length]).toEqual([1, 1])
  })

  it('is not written to without an e-mail, or about their own answer', async () => {
    await notify(await answerTo(await answered(null)))
    const { customerId } = await addCustomer(database.owner)
    const own = await addComment(database.owner, { productId, customerId, email: 'own@example.ir' })
    await notify(await answerTo(own, { customerId }))
    expect(emails).toEqual([])
  })

  it('gets an SMS of the shop’s own answer when there is no e-mail, once, and of nobody else’s', async () => {
    texts.length = 0
    const { customerId } = await addCustomer(database.owner)
    const asked = await addComment(database.owner, { productId, customerId, email: null })
    await notify(await answerTo(asked))
    expect(texts).toEqual([])
    const answerId = await answerTo(asked, { byStaff: true })
    await Promise.all([notify(answerId), notify(answerId)])
    expect(texts).toMatchObject([{ text: expect.stringContaining('قوری سفالی') }])
    expect(texts[0]?.mobile).toMatch(/^09\d{9}$/)
    expect(await loadCommentContact(database.owner, asked)).toMatchObject({ channel: 'sms', state: 'sent' })
  })

  it('is written to later when the email could not leave', async () => {
    const answerId = await answerTo(await answered())
    const closed: Mailer = { send: async () => ({ kind: 'not-sent', reason: 'ECONNREFUSED' }) }
    await expect(notify(answerId, closed)).rejects.toThrow('tries again')
    await notify(answerId)
    expect(emails).toHaveLength(1)
  })
})
