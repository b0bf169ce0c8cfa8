import { toPersianDigits } from '@rasteh/persian-text/digits'
import { addCustomer } from '@rasteh/test-kit/trade'
import { beforeEach, describe, expect, it } from 'vitest'
import { captchaPerson } from './captcha-person.ts'
import { signIn } from './sign-in.ts'
import { useShopApi } from './use-shop-api.ts'

const shop = useShopApi()
beforeEach(() => shop.database.owner.query('truncate shop.guesses, shop.captchas'))

const toArabicDigits = (text: string) =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
const inbox = async () => (await shop.database.owner.query('select * from public.feedback')).rows
const other = (digits: string) => (digits === '11111' ? '22222' : '11111')
const refused = (message: string) => ({ statusCode: 400, body: JSON.stringify({ Message: message }) })

describe('what a form sends as its captcha', () => {
  it.each([
    ['Latin', (text: string) => text],
    ['Persian', toPersianDigits],
    ['Arabic', toArabicDigits],
  ])('is accepted in %s digits', async (_, write) => {
    const person = captchaPerson(shop)
    expect((await person.send(write(await person.look()))).statusCode).toBe(200)
  })

  it('works once in fifty parallel tries, and one message is kept', async () => {
    const person = captchaPerson(shop)
    const digits = await person.look()
    const before = (await inbox()).length
    const answers = await Promise.all(Array.from({ length: 50 }, () => person.send(digits)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(49)
    expect(await inbox()).toHaveLength(before + 1)
  })

  it('may be a done work, once in fifty parallel tries', async () => {
    const person = captchaPerson(shop)
    const work = await person.work()
    const answers = await Promise.all(Array.from({ length: 50 }, () => person.send(work)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  it('may be wrong twice, and is refused after the third time even when it is right', async () => {
    const person = captchaPerson(shop)
    const digits = await person.look()
    for (let attempts = 0; attempts < 3; attempts += 1)
      expect(await person.send(other(digits))).toMatchObject(refused('CaptchaWrong'))
    expect(await person.send(digits)).toMatchObject(refused('CaptchaGone'))
  })

  it.each(['', 'hello', '123', btoa('{"salt":"x&","number":1}'), btoa('null')])(
    'is refused when it is %j',
    async (given) => {
      const person = captchaPerson(shop)
      await person.look()
      expect(await person.send(given)).toMatchObject(refused('CaptchaGone'))
    },
  )

  it('is refused without the cookie of the browser that was shown the picture', async () => {
    const [person, thief] = [captchaPerson(shop), captchaPerson(shop)]
    expect(await thief.send(await person.look())).toMatchObject(refused('CaptchaGone'))
    expect(await thief.send(await person.work())).toMatchObject(refused('CaptchaGone'))
  })

  it('is refused when it was shown for another form', async () => {
    const person = captchaPerson(shop)
    const digits = await person.look('/api/shop/comment/captcha/0?rnd=1', 'rasteh-captcha-comment')
    expect(await person.send(digits)).toMatchObject(refused('CaptchaGone'))
    expect(await person.send(await person.work('comment'))).toMatchObject(refused('CaptchaGone'))
  })

  it('may answer the picture of an earlier tab, and the picture of the fourth tab before is gone', async () => {
    const person = captchaPerson(shop)
    const tabs = [await person.look(), await person.look(), await person.look(), await person.look()]
    expect((await person.send(tabs[1] ?? '')).statusCode).toBe(200)
    expect((await person.send(tabs[0] ?? '')).statusCode).toBe(400)
  })

  it('is not used up by a form with errors', async () => {
    const person = captchaPerson(shop)
    const digits = await person.look()
    expect((await person.send(digits, { Mobile: '123' })).statusCode).toBe(422)
    expect((await person.send(digits)).statusCode).toBe(200)
  })
})

describe('guessing', () => {
  it('ends for an account after 15 wrong answers', async () => {
    const person = captchaPerson(shop)
    await signIn(person.cookies, await addCustomer(shop.database.owner))
    for (let picture = 0; picture < 5; picture += 1) {
      const digits = await person.look()
      for (let attempts = 0; attempts < 3; attempts += 1) await person.send(other(digits))
    }
    const answer = await person.send(await person.look())
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('600')
  })

  it('ends for an address after 60 wrong answers', async () => {
    await shop.database.owner.query(
      `insert into shop.guesses (scope, guesser, count) values ('captcha', 'address 127.0.0.1', 60)`,
    )
    const person = captchaPerson(shop)
    expect((await person.send(await person.look())).statusCode).toBe(429)
  })
})

describe('a subnet whose messages are many', () => {
  const used = (uses: number) =>
    shop.database.owner.query(
      `insert into shop.guesses (scope, guesser, count) values ('captcha-use', 'subnet 127.0.0.0/24', $1)
       on conflict (scope, guesser) do update set count = $1, window_started_at = now()`,
      [uses],
    )
  const maxNumber = async (person: ReturnType<typeof captchaPerson>) =>
    (await person.call('GET', '/api/shop/captcha/site/work')).json().maxnumber

  it('is counted by what was accepted, not by what was wrong', async () => {
    const person = captchaPerson(shop)
    await used(0)
    await person.send(other(await person.look()))
    await person.send(await person.look())
    const { rows } = await shop.database.owner.query(
      `select count from shop.guesses where scope = 'captcha-use'`,
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  it('is asked for a work in place of digits, and the digits stay good for later', async () => {
    const person = captchaPerson(shop)
    const digits = await person.look()
    await used(60)
    expect(await person.send(digits)).toMatchObject(refused('CaptchaWorkWanted'))
    expect((await person.send(await person.work())).statusCode).toBe(200)
    await used(0)
    expect((await person.send(digits)).statusCode).toBe(200)
  })

  it('works harder the more it sends, up to a limit', async () => {
    const person = captchaPerson(shop)
    const asked: number[] = []
    for (const uses of [0, 60, 61, 120, 5_000]) {
      await used(uses)
      asked.push(await maxNumber(person))
    }
    await used(0)
    expect(asked).toEqual([100_000, 100_000, 200_000, 400_000, 1_600_000])
  })
})

describe('a program that fills the field nobody sees', () => {
  it('is told that all went well, and nothing is kept', async () => {
    const before = (await inbox()).length
    const person = captchaPerson(shop)
    expect(await person.send('', { Website: 'https://spam.example' })).toMatchObject({ statusCode: 200 })
    expect(await inbox()).toHaveLength(before)
  })
})
