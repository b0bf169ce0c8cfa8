import { addProduct } from '@rasteh/test-kit/catalogue'
import { addCustomer, addMarketer, addOrder, addScore } from '@rasteh/test-kit/trade'
import { describe, expect, it } from 'vitest'
import { signIn } from './sign-in.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const EXPORT = '/api/shop/account/export'
const ERASE = '/api/shop/account/erase'

/** A customer who has left something everywhere; the mark is in all that is theirs. */
async function lived(mark: string) {
  const { owner } = shop.database
  const { customerId, sessionId } = await addCustomer(owner)
  const who = visitor(shop)
  await signIn(who.cookies, { customerId, sessionId })
  const { productId } = await addProduct(owner, { stock: 9 })
  await who.call('POST', '/api/shop/cart/create', [{ Action: 1, ProductId: productId, Quantity: 1 }])
  await owner.query(
    `with city as (insert into public.cities (province) values ((enum_range(null::public.enum_province))[1]) returning id),
      named as (update public.customers set name = $2::text, email = lower($2::text) || '@rasteh.test' where id = $1::int),
      profile as (insert into shop.profiles (customer_id, first_name, last_name, national_code, birth_date, marital_status)
        values ($1::int, $2::text, $2::text, '0012345679', '1990-01-01', 0)),
      address as (insert into shop.addresses (customer_id, title, receiver, mobile, city_id, postal_code, address)
        select $1::int, $2::text, $2::text, '09120000000', city.id, '1193653471', $2::text from city),
      liked as (insert into shop.favourites (customer_id, product_id) values ($1::int, $3::int)),
      said as (insert into public.comments (text, section_id, customer_id, full_name, email)
        values ('نظر', $3::int, $1::int, $2::text, $2::text || '@x.test')),
      file as (insert into shop.private_files (id, customer_id, form_field_id, state, storage_name, key_id, wrapped_key,
          mime, width, height, size, sha256)
        values (shop.uuid_v7(), $1::int, 'card', 'stored', 'file-' || $1::int, 'k', '\\x01', 'image/jpeg', 1, 1, 1, '\\x02'))
     insert into public.feedback (text, name, mobile, customer_id) values ($2::text, $2::text, '09120000000', $1::int)`,
    [customerId, mark, productId],
  )
  await addOrder(owner, customerId)
  await addScore(owner, customerId, 5)
  await addMarketer(owner, customerId, mark)
  return { customerId, sessionId, who }
}

const rows = async (statement: string, values: unknown[]) =>
  (await shop.database.owner.query(statement, values)).rows

/** Every text of the database that still contains a mark. */
async function placesOf(mark: string): Promise<string[]> {
  const tables = await rows(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'shop') and table_type = 'BASE TABLE'`,
    [],
  )
  const found: string[] = []
  for (const { name } of tables) {
    const hits = await rows(`select 1 from ${name} t where t::text ilike '%' || $1 || '%' limit 1`, [mark])
    if (hits.length > 0) found.push(name)
  }
  return found
}

describe('a customer’s own data', () => {
  it('is given to them as a file, all of it and nobody else’s', async () => {
    await lived('Another')
    const { who, customerId } = await lived('Nastaran')
    const answer = await who.call('GET', EXPORT)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="my-data.json"',
    })
    const { Data } = answer.json()
    expect(Data).toMatchObject({
      'public.customers': [{ name: 'Nastaran', mobile: expect.stringMatching(/^09/) }],
      'shop.profiles': [{ national_code: '0012345679', first_name: 'Nastaran' }],
      'shop.addresses': [{ receiver: 'Nastaran' }],
      'shop.favourites': [{}],
      'shop.baskets': [{ quantity: 1 }],
      'shop.orders': [{}],
      'shop.score_moves': [{ delta: 5 }],
      'public.comments': [{ text: 'نظر' }],
      'public.feedback': [{ text: 'Nastaran' }],
      'shop.private_files': [{ form_field_id: 'card' }],
    })
    expect(answer.body).not.toContain('Another')
    expect(answer.body).not.toContain('wrapped_key')
    expect(
      await rows(`select action from shop.audit_log where subject = $1 and action like 'person-%'`, [
        `customer:${customerId}`,
      ]),
    ).toEqual([{ action: 'person-export' }])
  })

  it('is not given to guests', async () => {
    expect((await visitor(shop).call('GET', EXPORT)).statusCode).toBe(401)
  })
})

describe('erasing', () => {
  it('leaves the person nowhere, and what the law asks for without them', async () => {
    const { who, customerId } = await lived('Zarrin')
    expect((await placesOf('Zarrin')).length).toBeGreaterThan(5)
    const answer = await who.call('POST', ERASE)
    expect(answer.json()).toBe(true)
    expect(await placesOf('Zarrin')).toEqual([])
    expect(await rows('select number from shop.orders where customer_id = $1', [customerId])).toHaveLength(1)
    expect(await rows('select text, customer_id, full_name from public.comments', [])).toContainEqual({
      text: 'نظر',
      customer_id: null,
      full_name: null,
    })
    const [file] = await rows('select * from shop.private_files where customer_id = $1', [customerId])
    expect(file).toMatchObject({ state: 'deleted', wrapped_key: null })
  })

  it('leaves the mobile nowhere, although codes were sent to it and guessed at (finding: guesses)', async () => {
    const { who, customerId } = await lived('Golnar')
    const [{ username: mobile }] = await rows('select username from public.customers where id = $1', [
      customerId,
    ])
    const asked = { Identity: mobile, Purpose: 'sign-in' }
    await who.call('POST', '/api/shop/account/code', asked)
    await who.call('POST', '/api/shop/account/code/check', { ...asked, Code: '00000000' })
    await shop.database.owner.query(
      "select shop.remember_device('customers', $1, null, 'a device', null, 3600, 8)",
      [customerId],
    )
    expect((await who.call('POST', ERASE)).json()).toBe(true)
    expect(await placesOf(mobile.slice(1))).toEqual([])
    expect(await rows('select 1 from shop.known_devices where account_id = $1', [customerId])).toEqual([])
  })

  it('ends every session and takes the cookies away', async () => {
    const { who, sessionId, customerId } = await lived('Simin')
    const elsewhere = visitor(shop)
    await signIn(elsewhere.cookies, { customerId, sessionId })
    const answer = await who.call('POST', ERASE)
    expect(answer.cookies.filter(({ value }) => value === '').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['rasteh-token', 'rasteh-signed-in', 'CartID']),
    )
    expect((await elsewhere.call('GET', '/api/shop/me')).json()).toMatchObject({ UserId: null })
  })

  it('asks a session of yesterday to show again who it is', async () => {
    const { who, sessionId } = await lived('Mahin')
    await shop.database.owner.query(
      `update public.customers_sessions set created_at = now() - interval '6 minutes' where id = $1`,
      [sessionId],
    )
    expect((await who.call('POST', ERASE)).statusCode).toBe(409)
    expect((await placesOf('Mahin')).length).toBeGreaterThan(5)
  })

  it('does nothing without its label', async () => {
    const { who } = await lived('Parvin')
    const answer = await who.call('POST', ERASE, undefined, { headers: { 'x-Rasteh-HeaderKey': '' } })
    expect(answer.statusCode).toBe(403)
    expect((await placesOf('Parvin')).length).toBeGreaterThan(5)
  })

  it('happens once, whoever asks again', async () => {
    const { who, customerId } = await lived('Homa')
    await Promise.all(Array.from({ length: 5 }, () => who.call('POST', ERASE)))
    expect(
      await rows(`select id from shop.audit_log where action = 'person-erase' and subject = $1`, [
        `customer:${customerId}`,
      ]),
    ).toHaveLength(1)
  })
})
