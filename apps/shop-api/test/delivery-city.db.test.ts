import { addProduct } from '@rasteh/test-kit/catalogue'
import { addScheduledDelivery } from '@rasteh/test-kit/checkout'
import { addCity } from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { useCheckout } from './use-checkout.ts'
import { visitor } from './use-shop-api.ts'

const fixture = useCheckout()
const owner = () => fixture.shop.database.owner
let courierId: number
let faraway: number

beforeAll(async () => {
  await owner().query('update public.delivery_methods set is_active = false')
  courierId = await addScheduledDelivery(owner())
  await owner().query(
    `insert into public.delivery_methods_provinces ("order", parent_id, value) values (1, $1, '8')`,
    [courierId],
  )
  await owner().query(`update public.delivery_methods_rates set up_to_grams = 1000 where _parent_id = $1`, [
    courierId,
  ])
  faraway = await addCity(owner(), { title: 'یزد', province: 31 })
})

const ask = (query: string, language = 'fa-IR') =>
  visitor(fixture.shop).call('GET', `/api/shop/delivery/promise?${query}`, undefined, {
    headers: { cookie: `language=${language}` },
  })

describe('a visitor who named a city', () => {
  it('is told when an order arrives there, in their language', async () => {
    const fa = await ask(`CityId=${fixture.cityId}`)
    expect(fa.json()).toMatchObject({ CityTitle: 'تهران' })
    expect(fa.json().Text).toMatch(/^تحویل فردا تا ساعت ۲۱ در تهران$/)
    expect(fa.headers['cache-control']).toContain('no-store')
    expect((await ask(`CityId=${fixture.cityId}`, 'en-US')).json().Text).toMatch(
      /^Arrives tomorrow by 21:00 in /,
    )
  })

  it('is told that nothing is sent to a city that no method serves', async () => {
    expect((await ask(`CityId=${faraway}`)).json().Text).toBe('به یزد ارسال نمی‌شود')
  })

  it('is told of the goods that are named: what is too heavy is not sent', async () => {
    const { variantId } = await addProduct(owner(), { stock: 5, priceRial: 10 })
    await owner().query('update public.variants set weight_grams = 600 where id = $1', [variantId])
    const asked = (quantity: number) => ask(`CityId=${fixture.cityId}&Lines=${variantId}:${quantity}`)
    expect((await asked(1)).json().Text).toContain('فردا')
    expect((await asked(2)).json().Text).toBe('به تهران ارسال نمی‌شود')
  })

  it('is told that it is sent, where no method says when', async () => {
    await owner().query('delete from public.delivery_methods_work_days where parent_id = $1', [courierId])
    expect((await ask(`CityId=${fixture.cityId}`)).json().Text).toBe('به تهران ارسال می‌شود')
  })
})

describe('the question of a stranger', () => {
  it('for a city that is not there is not found', async () => {
    expect((await ask('CityId=2147483647')).statusCode).toBe(404)
  })

  it.each([
    ['without a city', ''],
    ['of a city that is no number', 'CityId=تهران'],
    ['of a city above all numbers', 'CityId=99999999999'],
    ['of goods that are none', 'CityId=1&Lines=constructor'],
    ['of no pieces', 'CityId=1&Lines=1:0'],
    ['of fewer than none', 'CityId=1&Lines=1:-4'],
    ['of more goods than are weighed', `CityId=1&Lines=${Array.from({ length: 51 }, () => '1:1').join(',')}`],
    ['of a list without end', `CityId=1&Lines=${'1:1,'.repeat(400)}1:1`],
  ])('is malformed %s', async (_, query) => {
    expect((await ask(query)).statusCode).toBe(422)
  })

  it('about goods that are not there weighs nothing', async () => {
    expect((await ask(`CityId=${fixture.cityId}&Lines=999999999:999999`)).statusCode).toBe(200)
  })
})

it('the cities are listed under their provinces', async () => {
  const provinces = (await visitor(fixture.shop).call('GET', '/api/shop/delivery/cities')).json()
  const yazd = provinces.find(({ Title }: { Title: string }) => Title === 'یزد')
  expect(yazd.Cities).toEqual([{ Id: faraway, Title: 'یزد' }])
})
