import { randomBytes } from 'node:crypto'
import { ADDED_PATHS, PATHS } from '@rasteh/contracts/paths'
import { saveCaptcha, toCaptchaAnswer } from '@rasteh/shop-store/platform/captchas'
import { addProduct } from '@rasteh/test-kit/catalogue'
import { addComment, setCommentSettings } from '@rasteh/test-kit/comments'
import { HOSTILE_TEXTS } from '@rasteh/test-kit/hostile-texts'
import { addCity, addCustomer } from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { captchaPerson } from './captcha-person.ts'
import { signIn } from './sign-in.ts'
import { toForm } from './upload-form.ts'
import { SECRET, useShopApi } from './use-shop-api.ts'

const shop = useShopApi()
const HANDLER = '/DesktopModules/Feedback/Ajax/FeedbackHandler.ashx'
const place = { SectionId: 0, SectionType: 'product' }
let parentId: number
let cityId: string

beforeAll(async () => {
  const { owner } = shop.database
  place.SectionId = (await addProduct(owner)).productId
  parentId = await addComment(owner, { productId: place.SectionId })
  cityId = String(await addCity(owner, { title: 'ری', province: 8 }))
  await setCommentSettings(owner, { guests: true })
})

const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('')
type Person = ReturnType<typeof captchaPerson> & { customerId: number }

async function customer(): Promise<Person> {
  const [person, account] = [captchaPerson(shop), await addCustomer(shop.database.owner)]
  await signIn(person.cookies, account)
  return { ...person, customerId: account.customerId }
}

/** A captcha that is known without being looked at: to draw and read hundreds of them takes minutes. */
async function openCaptcha(
  person: { cookies: Person['cookies'] },
  form: 'site' | 'feedback',
): Promise<string> {
  const [handle, digits] = [randomBytes(16).toString('base64url'), '22222']
  await saveCaptcha(shop.app.database, form, toCaptchaAnswer(SECRET, handle, digits))
  person.cookies[`rasteh-captcha-${form}`] = handle
  return digits
}

type Answer = { statusCode: number }

const AT_ONCE = 15

/** Sends every text without the limit on how much one person writes; answers how many were taken. */
async function sendAll(send: (text: string) => Promise<Answer>): Promise<number> {
  let taken = 0
  for (let index = 0; index < HOSTILE_TEXTS.length; index += AT_ONCE) {
    await shop.database.owner.query('delete from shop.guesses')
    const texts = HOSTILE_TEXTS.slice(index, index + AT_ONCE)
    const statuses = (await Promise.all(texts.map(send))).map(({ statusCode }) => statusCode)
    const fallen = texts.filter((_, at) => ![200, 400, 422].includes(statuses[at] ?? 0))
    expect(fallen, String(statuses)).toEqual([])
    taken += statuses.filter((status) => status === 200).length
  }
  return taken
}

/** Marks that turn the text around them, and halves of letters. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u

async function expectKept(query: string, taken: number): Promise<void> {
  const { rows } = await shop.database.owner.query<Record<string, string | null>>(query)
  expect(rows).toHaveLength(taken)
  const turning = rows.flatMap(Object.values).filter((text) => text !== null && TURNING.test(text))
  expect(turning).toEqual([])
}

describe('each hostile text is taken or refused, never fallen over, and turns no text around it', {
  timeout: 120_000,
}, () => {
  it('as a guest’s comment, name and e-mail', async () => {
    const { call } = captchaPerson(shop)
    const taken = await sendAll((Comment) => {
      const who = { FullName: `${cut(Comment, 90)} نام`, Email: 'a@example.ir' }
      return call('POST', PATHS.commentCreate, { ParentId: null, ...place, Comment, ...who })
    })
    expect(taken).toBeGreaterThan(250)
    await expectKept(`select text, full_name from public.comments where email = 'a@example.ir'`, taken)
    await sendAll((text) => {
      const who = { FullName: 'نام', Email: `${cut(text, 200)}@example.ir` }
      return call('POST', PATHS.commentCreate, { ParentId: null, ...place, Comment: 'خوب بود', ...who })
    })
  })

  it('as a customer’s answer', async () => {
    const { call } = await customer()
    const answer = { ParentId: parentId, ...place, IsAnswer: true }
    const taken = await sendAll((Comment) => call('POST', PATHS.commentCreate, { ...answer, Comment }))
    expect(taken).toBeGreaterThan(280)
    await expectKept('select text from public.comments where is_answer', taken)
  })

  it('as feedback', async () => {
    const taken = await sendAll(async (text) => {
      const person = captchaPerson(shop)
      const short = cut(text, 90)
      const Captcha = await openCaptcha(person, 'feedback')
      const texts = { Name: short, Contact: '', Subject: short, Text: `${text} ۱۲۳۴۵۶۷۸۹۰`, Captcha }
      const { payload, headers } = toForm(Object.entries(texts).map(([name, body]) => ({ name, body })))
      return person.call('POST', `${HANDLER}?action=submit`, payload, { headers })
    })
    expect(taken).toBeGreaterThan(200)
    await expectKept("select name, subject, text from public.feedback where kind = 'feedback'", taken)
  })

  it('as a special order', async () => {
    const taken = await sendAll(async (text) => {
      const person = captchaPerson(shop)
      const words = { Name: cut(text, 90), Text: `${cut(text, 900)} ۱۲۳۴۵۶۷۸۹۰` }
      return person.send(await openCaptcha(person, 'site'), words)
    })
    expect(taken).toBeGreaterThan(250)
    const orders = `select name, subject, text from public.feedback where kind = 'special-order'`
    await expectKept(orders, taken)
  })

  it('as names of a profile', async () => {
    const facts = { NationalCode: '0084575948', BirthDay: '15', BirthMonth: '2', BirthYear: '1370' }
    const taken = await sendAll(async (text) => {
      const names = { FirstName: cut(text, 55), LastName: cut(text, 55), MaritalStatus: '0' }
      const profile = { ...facts, ...names, Calendar: 'jalali', Version: 0 }
      return (await customer()).call('PUT', ADDED_PATHS.accountProfile, profile)
    })
    expect(taken).toBeGreaterThan(250)
    await expectKept('select first_name, last_name from shop.profiles', taken)
  })

  it('as an address', async () => {
    const numbers = { Mobile: '09123456789', PostalCode: '1969833114', IsDefault: false }
    const taken = await sendAll(async (text) => {
      const owner = await customer()
      const Receiver = cut(text, 90)
      const words = { Title: cut(text, 38), Receiver, Address: `${cut(text, 450)} ۱۲۳۴۵۶۷۸۹۰` }
      return owner.call('POST', ADDED_PATHS.accountAddresses, { ...numbers, CityId: cityId, ...words })
    })
    expect(taken).toBeGreaterThan(250)
    await expectKept('select title, receiver, address from shop.addresses', taken)
  })

  it('as a wish beside a product in the basket', async () => {
    const id = place.SectionId
    const taken = await sendAll((text) => {
      const ExtraData = { [id]: { UserDescription: cut(text, 300) } }
      return captchaPerson(shop).call('POST', PATHS.cartCreate, [
        { Action: 0, ProductId: id, Quantity: 1, ExtraData },
      ])
    })
    expect(taken).toBeGreaterThan(280)
  })
})
