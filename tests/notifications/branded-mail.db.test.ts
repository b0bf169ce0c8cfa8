import { openPool, type Pool } from '@rasteh/shop-store/platform/pool'
import { type MailSimulator, startMailSimulator } from '@rasteh/simulator/mail'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { withBrandedMail } from '@rasteh/worker/mail/branded-mailer'
import { readMessengers } from '@rasteh/worker/messengers'
import { afterAll, beforeAll, expect, it } from 'vitest'

const database = useTestDatabase()
let shop: Pool
let mail: MailSimulator
beforeAll(async () => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 2 })
  mail = await startMailSimulator()
  await database.owner.query(`with settings as (insert into public.shop_settings default values returning id)
    insert into public.shop_settings_locales (_parent_id, _locale, shop_name)
    select id, each.locale::public._locales, each.name
    from settings, (values ('fa', 'کاشی «نقش» & پسران'), ('en', 'Naghsh Tiles')) each(locale, name)`)
})
afterAll(() => Promise.all([shop.end(), mail.stop()]))

/** What the worker sends, received by a mail server. */
async function sent(email: { text?: string; culture?: 'fa-IR' | 'en-US' } = {}) {
  const env = { MAIL_URL: mail.url, MAIL_FROM: 'shop@example.ir', RASTEH_ORIGIN: 'https://shop.example.ir' }
  const { mailer } = withBrandedMail(shop, readMessengers(env))
  const whole = { to: 'sara@example.ir', subject: 'سفارش', text: 'سلام', culture: 'fa-IR' as const, ...email }
  expect(await mailer?.send(whole)).toEqual({ kind: 'sent' })
  return mail.received.at(-1)
}

it('an email names the shop in its own colour, in the direction of its language', async () => {
  const persian = await sent()
  expect(persian).toMatchObject({ text: 'سلام' })
  expect(persian?.html).toContain('<html lang="fa-IR" dir="rtl">')
  expect(persian?.html).toContain('کاشی «نقش» &#38; پسران')
  expect((await sent({ culture: 'en-US' }))?.html).toMatch(/<html lang="en-US" dir="ltr">.*Naghsh Tiles/)
})

it('the very next email has a logo and a colour that were changed', async () => {
  await database.owner.query(`with picture as (
      insert into public.media (filename, width, height) values ('logo نقش.webp', 880, 220) returning id)
    insert into public.brand (colour, logo_id) select '#7a1f5c', id from picture`)
  const html = (await sent())?.html
  const src = 'https://shop.example.ir/media/logo%20%D9%86%D9%82%D8%B4.webp'
  expect(html).toContain(`<img src="${src}" alt="کاشی «نقش» &#38; پسران" width="176" height="44"`)
  expect(html).toContain('border-top:4px solid #7a1f5c')
  await database.owner.query(`update public.brand set logo_id = null, colour = '#113355;}</style><script>'`)
  const next = (await sent())?.html
  expect(next).not.toContain('<img')
  expect(next).not.toContain('script')
})

it('what people wrote is words, and addresses are links', async () => {
  const text = '<img src=x onerror=alert(1)> "بخوانید"\n\nhttps://shop.example.ir/orders/1?a=1&b=2'
  const received = await sent({ text })
  expect(received?.text).toContain('<img src=x onerror=alert(1)>')
  expect(received?.html).not.toContain('<img src=x')
  expect(received?.html).toContain('<a href="https://shop.example.ir/orders/1?a=1&#38;b=2"')
})
