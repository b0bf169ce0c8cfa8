import { addProduct } from '@rasteh/test-kit/catalogue'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool, type Pool } from './pool.ts'

const database = useTestDatabase()
let shop: Pool
let web: Pool
beforeAll(() => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 2 })
  web = openPool({ url: database.urls.web, name: 'test-web', max: 2 })
})
afterAll(() => Promise.all([shop.end(), web.end()]))

const DENIED = { code: '42501' }

describe('the shop role', () => {
  it.each([
    'update public.products set popularity = 1',
    'update public.prices set unit_price_rial = 1',
    "insert into public.messages (key) values ('Sneaked')",
    'delete from public.variants',
    'select hash, salt from public.staff',
    'select hash from public.customers',
    'select reset_password_token from public.customers',
    'delete from shop.stock_moves',
    'update shop.stock_moves set delta = 5',
    'update shop.score_moves set delta = 5',
    "update shop.price_changes set state = 'applied'",
    'delete from shop.price_change_rows',
    'delete from shop.audit_log',
    "update shop.audit_log set action = 'nothing'",
    'select * from shop.second_factors',
    'select shop.remove_second_factor(1, 1)',
    'select public_key from shop.passkeys',
    'update shop.passkeys set counter = 0',
    'select * from shop.passkey_challenges',
    'insert into shop.fresh_proofs (session_id) values ($$mine$$)',
    "select shop.prove_fresh('mine', 'staff', 1, 'password')",
    "select shop.remove_passkeys_of('staff', 1, 1)",
    "select shop.remove_passkey('staff', 1, shop.uuid_v7())",
    'create table shop.mine (id int)',
    'create table public.mine (id int)',
    'drop table shop.baskets',
  ])('may not: %s', async (statement) => {
    await expect(shop.query(statement)).rejects.toMatchObject(DENIED)
  })

  it.each([
    'select id, name from public.customers',
    'select * from public.products join public.prices on true limit 1',
    'select * from public.customers_sessions',
    'update shop.baskets set updated_at = now()',
  ])('may: %s', async (statement) => {
    await expect(shop.query(statement)).resolves.toBeDefined()
  })
})

describe('the content role', () => {
  it.each([
    'update shop.stock_buckets set on_hand = 1000',
    'insert into shop.stock_moves (variant_id, bucket, delta, reason, made_by) values (1, 0, 1, $$x$$, $$x$$)',
    'delete from shop.baskets',
    'update shop.profiles set version = 2',
    'delete from shop.addresses',
    'insert into shop.favourites (customer_id, product_id) values (1, 1)',
    'select shop.remove_address(1, shop.uuid_v7())',
    'select shop.take_stock(1, 1, shop.uuid_v7(), now())',
    'select shop.release_stock(shop.uuid_v7())',
    "update shop.price_changes set state = 'applied'",
    'select wrapped_key from shop.private_files',
    'select storage_name from shop.private_files',
    "update shop.private_files set state = 'deleted'",
    'delete from shop.audit_log',
    "insert into shop.audit_log (actor_kind, action, subject) values ('system', 'x', 'x')",
    'update shop.second_factors set last_step = 0',
    'delete from shop.recovery_codes',
    'update shop.passkeys set counter = 0',
    'delete from shop.passkeys',
    'select * from shop.passkey_challenges',
    'insert into shop.fresh_proofs (session_id) values ($$mine$$)',
    'update shop.second_factor_duties set since = now()',
    'update shop.staff_rules set second_factor_required = false',
    'select * from jobs.job',
    'select * from shop.one_time_codes',
    'select * from shop.tickets',
    'delete from shop.guesses',
    "select shop.check_code('a', 'sign-in', 'x', 'x', 5, 'x', 60)",
    'create table public.mine (id int)',
    'drop schema shop cascade',
  ])('may not: %s', async (statement) => {
    await expect(web.query(statement)).rejects.toMatchObject(DENIED)
  })

  it.each([
    'select * from shop.search_documents, shop.search_vocabulary, shop.search_phrases limit 1',
    "select shop.deletes_of('زعفزان')",
  ])('searches the catalogue: %s', async (statement) => {
    await expect(web.query(statement)).resolves.toBeDefined()
  })

  it('may look at stock, adjust it by a difference and ask for a job', async () => {
    const { variantId } = await addProduct(database.owner, { stock: 2 })
    await web.query('select shop.adjust_stock($1, 3, $2, $3)', [variantId, 'شمارش', 'test'])
    const { rows } = await web.query('select on_hand from shop.stock_buckets where variant_id = $1', [
      variantId,
    ])
    expect(rows).toEqual([{ on_hand: 5 }])
    await expect(web.query("select shop.enqueue('refresh-search-document', '{}')")).resolves.toBeDefined()
  })
})

describe('the audit log', () => {
  it('takes a line from either role, by the one function', async () => {
    const note = "select shop.note_audit('staff', 1, 'tried', 'test:1', '{}')"
    await expect(web.query(note)).resolves.toBeDefined()
    await expect(shop.query(note)).resolves.toBeDefined()
    const { rows } = await web.query(
      "select actor_kind, actor_id, action from shop.audit_log where subject = 'test:1'",
    )
    expect(rows).toEqual(Array(2).fill({ actor_kind: 'staff', actor_id: 1, action: 'tried' }))
  })
})

describe('a product in a basket', () => {
  it('cannot be deleted from under it', async () => {
    const { productId, variantId } = await addProduct(database.owner, { priceRial: null, stock: 0 })
    await database.owner.query(
      `with b as (insert into shop.baskets (handle, secret_hash) values ('h', 'x') returning id)
       insert into shop.basket_lines (basket_id, id, product_id, variant_id, quantity)
       select b.id, shop.uuid_v7(), $1, $2, 1 from b`,
      [productId, variantId],
    )
    await expect(web.query('delete from public.variants where id = $1', [variantId])).rejects.toMatchObject({
      code: '23503',
    })
  })
})
