import { FILE_MAX_BYTES } from '@rasteh/shop-core/files'
import { forgetOldRows } from '@rasteh/shop-store/platform/forget-old-rows'
import { addCustomer } from '@rasteh/test-kit/trade'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { captchaPerson } from './captcha-person.ts'
import { signIn } from './sign-in.ts'
import { type FormPart, toForm } from './upload-form.ts'
import { useShopApi } from './use-shop-api.ts'

const shop = useShopApi()
const HANDLER = '/DesktopModules/Feedback/Ajax/FeedbackHandler.ashx'
const TEXTS = {
  Name: 'سارا',
  Contact: 'sara@example.com',
  Subject: 'پیشنهاد',
  Text: 'بسته‌بندی شما عالی بود.',
}
let picture: Buffer
beforeAll(async () => {
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0e7c7b' } })
    .png()
    .withExif({ IFD0: { Copyright: 'marker-exif' } })
    .toBuffer()
})
beforeEach(() => shop.database.owner.query('truncate shop.guesses; delete from public.feedback'))

const inbox = async () => (await shop.database.owner.query('select * from public.feedback')).rows

/** A visitor who fills in the feedback form. */
function writer() {
  const person = captchaPerson(shop)
  const look = () => person.look(`${HANDLER}?action=captcha&rnd=0.3`, 'rasteh-captcha-feedback')
  async function send(changed: Record<string, string> = {}, file?: Partial<FormPart>) {
    const texts = { ...TEXTS, Captcha: changed.Captcha ?? (await look()), ...changed }
    const fields = Object.entries(texts).map(([name, body]) => ({ name, body }))
    const attachment = { name: 'Attachment', fileName: 'رسید.png', type: 'image/png', body: picture, ...file }
    const { payload, headers } = toForm(file ? [...fields, attachment] : fields)
    return person.call('POST', `${HANDLER}?action=submit`, payload, { headers })
  }
  return { ...person, look, send }
}

describe('a sent feedback form', () => {
  it('lands in the inbox as it was written, once [S1.20]', async () => {
    const { send } = writer()
    expect((await send()).statusCode).toBe(200)
    expect(await inbox()).toEqual([
      expect.objectContaining({
        kind: 'feedback',
        status: 'new',
        name: 'سارا',
        email: 'sara@example.com',
        mobile: null,
        subject: 'پیشنهاد',
        text: 'بسته‌بندی شما عالی بود.',
        customer_id: null,
        culture: 'fa-IR',
      }),
    ])
  })

  it('knows the customer who sent it, the language and the mobile as it is kept', async () => {
    const { send, cookies } = writer()
    const customer = await addCustomer(shop.database.owner)
    await signIn(cookies, customer)
    cookies.language = 'en-US'
    await send({ Contact: '۰۹۱۲ ۳۴۵ ۶۷۸۹'.replaceAll(' ', '') })
    expect(await inbox()).toMatchObject([
      { mobile: '09123456789', email: null, culture: 'en-US', customer_id: customer.customerId },
    ])
  })

  it('is refused without a right captcha, and nothing is kept [S1.20]', async () => {
    const { send } = writer()
    expect((await send({ Captcha: '00000' })).json()).toEqual({ Message: 'CaptchaGone' })
    expect((await send({ Captcha: '' })).statusCode).toBe(400)
    expect(await inbox()).toEqual([])
  })

  it.each([
    { Name: '' },
    { Contact: 'nobody' },
    { Subject: ' ' },
    { Text: 'کوتاه' },
    { Text: 'ا'.repeat(5001) },
  ])('is refused by the same rules as in the page: %j', async (changed) => {
    const { send, look } = writer()
    const captcha = await look()
    expect((await send({ ...changed, Captcha: captcha })).statusCode).toBe(422)
    expect((await send({ Captcha: captcha })).statusCode).toBe(200)
  })

  it.each([{ Strange: 'x' }, { Text: 'a\u0000b is no text' }])(
    'with a part that is none of its own is 422: %j',
    async (more) => {
      expect((await writer().send(more)).statusCode).toBe(422)
    },
  )

  it('is told that all went well when a program filled the field nobody sees', async () => {
    expect((await writer().send({ Website: 'x', Captcha: '' })).statusCode).toBe(200)
    expect(await inbox()).toEqual([])
  })

  it('is refused from one customer after ten in an hour', async () => {
    const { send, cookies } = writer()
    await signIn(cookies, await addCustomer(shop.database.owner))
    for (let sent = 0; sent < 10; sent += 1) await send()
    expect((await send()).json()).toEqual({ Message: 'TooManyMessages' })
  })
})

describe('a picture sent along', () => {
  const files = async () => (await shop.database.owner.query('select * from shop.private_files')).rows

  it('is made anew, sealed and named as its sender named it [S1.21]', async () => {
    expect((await writer().send({}, {})).statusCode).toBe(200)
    const [file] = await files()
    expect(file).toMatchObject({
      customer_id: null,
      form_field_id: 'feedback',
      state: 'stored',
      mime: 'image/jpeg',
    })
    expect(await inbox()).toMatchObject([{ attachment_name: 'رسید.png', attachment_id: file.id }])
  })

  it.each([
    ['a script', { body: '<svg onload=alert(1)>', fileName: 'a.png' }, 415],
    ['a document', { body: '%PDF-1.7', fileName: 'a.pdf' }, 415],
    ['too large', { body: Buffer.alloc(FILE_MAX_BYTES + 1), fileName: 'a.png' }, 413],
  ])('is refused when it is %s, and so is the message', async (_, file, status) => {
    expect((await writer().send({}, file)).statusCode).toBe(status)
    expect(await inbox()).toEqual([])
  })

  it('goes when its message is deleted', async () => {
    await shop.database.owner.query('delete from shop.private_files')
    await writer().send({}, {})
    await shop.database.owner.query("update shop.private_files set created_at = now() - interval '2 hours'")
    await forgetOldRows(shop.app.database)
    expect(await files()).toMatchObject([{ state: 'stored' }])
    await shop.database.owner.query('delete from public.feedback')
    await forgetOldRows(shop.app.database)
    expect(await files()).toMatchObject([{ state: 'deleted', wrapped_key: null }])
  })
})
