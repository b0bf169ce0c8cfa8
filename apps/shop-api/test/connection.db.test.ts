import { PATHS } from '@rasteh/contracts/paths'
import { describe, expect, it } from 'vitest'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const [IRAN, GERMANY] = ['5.160.1.1', '46.4.0.1']
const from = (remoteAddress: string) => ({ remoteAddress })
const { call } = visitor(shop)
const check = (address: string, body: object = { Culture: 'fa-IR', OrderId: '100001' }) =>
  call('POST', PATHS.paymentConnection, body, from(address))
const region = (address: string, arg = 'ir') =>
  call('GET', `${PATHS.addressInCulture}?arg=${arg}`, undefined, from(address))

describe('the connection check', () => {
  it('takes Culture and OrderId and answers a boolean [S3.72, S3.73, S7.34, S7.35]', async () => {
    expect((await check(IRAN)).json()).toBe(true)
    expect((await check(GERMANY)).json()).toBe(false)
    expect((await check('127.0.0.1')).json()).toBe(true)
  })

  it.each([{ OrderId: '1' }, { Culture: 'fa-IR' }, { Culture: 'fa-IR', OrderId: 'a b' }])(
    'refuses %j',
    async (body) => {
      expect((await check(IRAN, body)).statusCode).toBe(422)
    },
  )
})

describe('the region check', () => {
  it('answers whether the caller’s address is in the country [S7.38]', async () => {
    expect((await region(IRAN)).json()).toBe(true)
    expect((await region(IRAN, 'IR')).json()).toBe(true)
    expect((await region(GERMANY)).json()).toBe(false)
    expect((await region(GERMANY, 'de')).json()).toBe(true)
    // The page warns by it: what no country is known of is not said to be abroad.
    expect((await region('127.0.0.1')).json()).toBe(true)
  })

  it('is never kept', async () => {
    expect((await region(IRAN)).headers['cache-control']).toBe('no-store')
  })
})
