import { ADDED_PATHS } from '@rasteh/contracts/paths'
import type { ProfileSaveRequest, ProfileWire } from '@rasteh/contracts/profile'
import { addCustomer } from '@rasteh/test-kit/trade'
import { describe, expect, it } from 'vitest'
import { signIn } from './sign-in.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const { accountProfile } = ADDED_PATHS

const SARA: ProfileSaveRequest = {
  FirstName: 'سارا',
  LastName: 'رضایی',
  NationalCode: '۰۰۸۴۵۷۵۹۴۸',
  BirthDay: '15',
  BirthMonth: '2',
  BirthYear: '١٣٧٠',
  MaritalStatus: '0',
  Calendar: 'jalali',
  Version: 0,
}

async function customer() {
  const person = visitor(shop)
  const made = await addCustomer(shop.database.owner)
  await signIn(person.cookies, made)
  return { ...person, ...made }
}

describe('a customer’s profile', () => {
  it('is nobody’s without a session', async () => {
    const guest = visitor(shop)
    expect((await guest.call('GET', accountProfile)).statusCode).toBe(401)
    expect((await guest.call('PUT', accountProfile, SARA)).statusCode).toBe(401)
  })

  it('is empty at first and is never kept by a cache', async () => {
    const { call } = await customer()
    const answer = await call('GET', accountProfile)
    expect(answer.json()).toMatchObject({ Version: 0, Details: null, Mobile: expect.stringMatching(/^09/) })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is kept in Latin digits and Gregorian days', async () => {
    const { call } = await customer()
    const saved = await call('PUT', accountProfile, SARA)
    expect(saved.statusCode).toBe(200)
    expect(saved.json()).toMatchObject({
      Version: 1,
      Details: { NationalCode: '0084575948', BirthDate: '1991-05-05', MaritalStatus: 0, MarriageDate: null },
    })
    expect((await call('GET', accountProfile)).json()).toEqual(saved.json())
  })

  it('asks a married customer for the day of marriage, and forgets it when they are single again', async () => {
    const { call } = await customer()
    const asked = await call('PUT', accountProfile, { ...SARA, MaritalStatus: '۱' })
    expect(asked.statusCode).toBe(400)
    expect(Object.keys(asked.json().Fields)).toEqual(['marriageDay', 'marriageMonth', 'marriageYear'])
    const marriage = { MarriageDay: '۱', MarriageMonth: '1', MarriageYear: '1400' }
    const married = await call('PUT', accountProfile, { ...SARA, MaritalStatus: '1', ...marriage })
    expect(married.json().Details.MarriageDate).toBe('2021-03-21')
    const single = await call('PUT', accountProfile, { ...SARA, ...marriage, Version: 1 })
    expect(single.json().Details).toMatchObject({ MaritalStatus: 0, MarriageDate: null })
  })

  it('is refused by the rules of the page, without a word of what was typed', async () => {
    const { call } = await customer()
    const answer = await call('PUT', accountProfile, { ...SARA, NationalCode: '1234567890', FirstName: ' ' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      Message: 'FieldsRefused',
      Fields: { firstName: { kind: 'required' }, nationalCode: { kind: 'not-a-national-code' } },
    })
    expect((await call('GET', accountProfile)).json().Version).toBe(0)
  })

  it('saved over by another window is answered as it now is, and nothing is lost', async () => {
    const { call } = await customer()
    await call('PUT', accountProfile, SARA)
    const late = await call('PUT', accountProfile, { ...SARA, FirstName: 'دیگری' })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ Version: 1, Details: { FirstName: 'سارا' } })
  })

  it('saved by twenty windows at once is saved by one of them', async () => {
    const { call } = await customer()
    for (const Version of [0, 1]) {
      const saves = Array.from({ length: 20 }, (_, at) =>
        call('PUT', accountProfile, { ...SARA, FirstName: `نام ${at}`, Version }),
      )
      const answers = await Promise.all(saves)
      const saved = answers.filter(({ statusCode }) => statusCode === 200)
      expect(saved).toHaveLength(1)
      const kept: ProfileWire = (await call('GET', accountProfile)).json()
      expect(kept).toEqual(saved[0]?.json())
      expect(kept.Version).toBe(Version + 1)
    }
  })

  it('with a version that was never given is not made', async () => {
    const { call } = await customer()
    expect((await call('PUT', accountProfile, { ...SARA, Version: 5 })).statusCode).toBe(409)
  })

  it.each([{ Calendar: 'lunar' }, { FirstName: '\u0000' }, { Version: -1 }, { LastName: 'x'.repeat(201) }])(
    'is malformed with %j',
    async (wrong) => {
      const { call } = await customer()
      expect((await call('PUT', accountProfile, { ...SARA, ...wrong })).statusCode).toBe(422)
    },
  )
})
