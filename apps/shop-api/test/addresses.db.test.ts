import type { AddressesWire } from '@rasteh/contracts/addresses'
import { ADDED_PATHS, fillPath } from '@rasteh/contracts/paths'
import { ADDRESSES_MAX } from '@rasteh/shop-core/registration'
import { addCity, addCustomer } from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { signIn } from './sign-in.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const { accountAddresses, accountAddress } = ADDED_PATHS
const oneOf = (id = '') => fillPath(accountAddress, { id })
let home: Record<string, unknown>

beforeAll(async () => {
  const cityId = await addCity(shop.database.owner, { title: 'ری', province: 8 })
  home = {
    Title: 'خانه',
    Receiver: 'سارا رضایی',
    Mobile: '۰۹۱۲۳۴۵۶۷۸۹',
    CityId: String(cityId),
    PostalCode: '۱۹۶۹۸۳۳۱۱۴',
    Address: 'خیابان ولیعصر، پلاک ۱۲',
    IsDefault: false,
  }
})

async function customer() {
  const person = visitor(shop)
  await signIn(person.cookies, await addCustomer(shop.database.owner))
  const add = (change = {}) => person.call('POST', accountAddresses, { ...home, ...change })
  const all = async (): Promise<AddressesWire> => (await person.call('GET', accountAddresses)).json()
  return { ...person, add, all }
}

const defaults = (addresses: AddressesWire) => addresses.filter(({ IsDefault }) => IsDefault)

describe('a customer’s addresses', () => {
  it('are nobody’s without a session', async () => {
    const guest = visitor(shop)
    expect((await guest.call('GET', accountAddresses)).statusCode).toBe(401)
    expect((await guest.call('POST', accountAddresses, home)).statusCode).toBe(401)
  })

  it('hold what was typed with Latin numbers, and know their city and province', async () => {
    const { add } = await customer()
    const answer = await add()
    expect(answer.json()).toEqual([
      expect.objectContaining({
        Mobile: '09123456789',
        PostalCode: '1969833114',
        CityTitle: 'ری',
        ProvinceId: 8,
        Address: 'خیابان ولیعصر، پلاک ۱۲',
        // The first is the default one, whatever was asked.
        IsDefault: true,
      }),
    ])
  })

  it.each([
    [{ PostalCode: '0123456789' }, 'postalCode'],
    [{ Mobile: '0098912' }, 'mobile'],
    [{ CityId: '2000000000' }, 'city'],
    [{ CityId: '' }, 'city'],
    [{ Address: 'کوتاه' }, 'address'],
  ])('refuse %j', async (wrong, field) => {
    const { add, all } = await customer()
    const answer = await add(wrong)
    expect([answer.statusCode, Object.keys(answer.json().Fields)]).toEqual([400, [field]])
    expect(await all()).toEqual([])
  })

  it('have one default: choosing another moves it, deleting it hands it on', async () => {
    const { add, call, all } = await customer()
    await add({ Title: 'خانه' })
    await add({ Title: 'کار', IsDefault: true })
    expect((await all()).map(({ Title, IsDefault }) => [Title, IsDefault])).toEqual([
      ['کار', true],
      ['خانه', false],
    ])
    const [work, house] = await all()
    await call('PUT', oneOf(house?.Id), { ...home, Title: 'خانهٔ نو', IsDefault: true })
    expect(defaults(await all()).map(({ Title }) => Title)).toEqual(['خانهٔ نو'])
    const left: AddressesWire = (await call('DELETE', oneOf(house?.Id))).json()
    expect(left).toEqual([expect.objectContaining({ Id: work?.Id, IsDefault: true })])
  })

  it('of somebody else are not there', async () => {
    const [owner, other] = [await customer(), await customer()]
    await owner.add()
    const [address] = await owner.all()
    expect((await other.call('PUT', oneOf(address?.Id), { ...home, Title: 'ربوده' })).statusCode).toBe(404)
    expect((await other.call('DELETE', oneOf(address?.Id))).statusCode).toBe(404)
    expect(await owner.all()).toEqual([address])
    expect(await other.all()).toEqual([])
  })

  it('added thirty at once are as many as may be, and one is the default', async () => {
    const { add, all } = await customer()
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => add({ IsDefault: at % 2 === 0 })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(ADDRESSES_MAX)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(30 - ADDRESSES_MAX)
    const kept = await all()
    expect([kept.length, defaults(kept).length]).toEqual([ADDRESSES_MAX, 1])
  })

  it('changed and deleted all at once still have exactly one default', async () => {
    const { add, call, all } = await customer()
    for (const Title of ['الف', 'ب', 'پ', 'ت']) await add({ Title })
    const kept = await all()
    const moves = Array.from({ length: 5 }, () =>
      kept.slice(1).map(({ Id }) => call('PUT', oneOf(Id), { ...home, IsDefault: true })),
    ).flat()
    const answers = await Promise.all([...moves, call('DELETE', oneOf(kept[0]?.Id))])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect([(await all()).length, defaults(await all()).length]).toEqual([3, 1])
  })
})
