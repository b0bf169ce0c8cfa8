import { useTestDatabase } from '@rasteh/test-kit/database'
import { addCustomer } from '@rasteh/test-kit/trade'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { newSampler, type Sampler, sampleOf } from '../access/sample-documents.ts'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
let sampler: Sampler
beforeAll(async () => {
  people = await arrive(database.owner, content.payload)
  content.payload.logger.level = 'silent'
  sampler = newSampler(content.payload)
})

const FROM = '203.0.113.7'
const as = (person: Person) => ({ cookie: people[person].cookie, headers: { 'x-rasteh-caller': FROM } })
const linesOf = async (subject: string) => {
  const { rows } = await database.owner.query(
    `select actor_kind, actor_id, action, detail, came_from from shop.audit_log where subject = $1 order by at, id`,
    [subject],
  )
  return rows
}
const lastOf = async (subject: string) => (await linesOf(subject)).at(-1)

describe('the audit log', () => {
  it('tells the change of a price with before, after, who and from where', async () => {
    const id = await sampleOf(sampler, 'prices')
    await content.rest('PATCH', `prices/${id}`, { body: { unitPriceRial: 770_000 }, ...as('manager') })
    const line = await lastOf(`prices:${id}`)
    expect(line).toMatchObject({
      actor_kind: 'staff',
      actor_id: people.manager.userId,
      action: 'document-changed',
      came_from: FROM,
    })
    expect(line.detail.changes).toEqual([{ field: 'unitPriceRial', before: 2, after: 770_000 }])
    // A price is called as its variant is, and that is no change of it.
    const { rows } = await database.owner.query(
      'select v.full_title as title from public.variants v join public.prices p on p.variant_id = v.id where p.id = $1',
      [id],
    )
    const answer = await content.rest('GET', `prices/${id}?depth=0`, as('manager'))
    expect(((await answer.json()) as { variantTitle?: string }).variantTitle).toBe(rows[0]?.title)
  })

  it.each(['payment-methods', 'banks', 'special-codes', 'offers'] as const)(
    'tells what was added to, changed in and taken out of %s',
    async (slug) => {
      const id = await sampleOf(sampler, slug)
      expect((await lastOf(`${slug}:${id}`)).action).toBe('document-created')
      const body = slug === 'offers' ? { showDay: true } : { isActive: true }
      await content.rest('PATCH', `${slug}/${id}`, { body, ...as('owner') })
      expect(await lastOf(`${slug}:${id}`)).toMatchObject({ action: 'document-changed', came_from: FROM })
      const gone = await content.rest('DELETE', `${slug}/${id}`, as('owner'))
      expect(gone.status).toBe(200)
      expect((await lastOf(`${slug}:${id}`)).action).toBe('document-deleted')
    },
  )

  it('tells every change of the settings', async () => {
    await content.rest('POST', 'globals/shop-settings', { body: { lowStock: 9 }, ...as('owner') })
    const { detail } = await lastOf('settings:shop-settings')
    expect(detail.changes).toContainEqual({ field: 'lowStock', before: expect.anything(), after: 9 })
  })

  it('tells that a password was renewed, and nothing of it', async () => {
    const id = people.editor.userId
    const password = 'a-new-long-passphrase-of-staff'
    await content.rest('PATCH', `staff/${id}`, { body: { password }, ...as('owner') })
    const line = await lastOf(`staff:${id}`)
    expect(line.detail.changes).toContainEqual({ field: 'password' })
    expect(JSON.stringify(await linesOf(`staff:${id}`))).not.toMatch(/passphrase|pbkdf2/)
  })

  it('tells a change of rights', async () => {
    const id = people.editor.userId
    await content.rest('PATCH', `staff/${id}`, { body: { role: 'manager' }, ...as('owner') })
    const actions = (await linesOf(`staff:${id}`)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['role-change', 'document-changed']))
  })

  it('goes back with a save that fails', async () => {
    const id = await sampleOf(sampler, 'prices')
    const before = (await linesOf(`prices:${id}`)).length
    await database.owner.query(
      `create or replace function public.refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
       create constraint trigger refuse after update on public.prices initially immediate for each row execute function public.refuse()`,
    )
    await content.rest('PATCH', `prices/${id}`, { body: { unitPriceRial: 1 }, ...as('manager') })
    await database.owner.query('drop trigger refuse on public.prices')
    expect((await linesOf(`prices:${id}`)).length).toBe(before)
  })
})

describe('a customer’s own identity in the audit log', () => {
  it('is told masked when it changes, by whatever way', async () => {
    const { customerId } = await addCustomer(database.owner)
    await database.owner.query(
      `update public.customers set username = '09121234567', email = 'sara@example.ir', hash = 'x' where id = $1`,
      [customerId],
    )
    const { detail, actor_kind } = await lastOf(`customer:${customerId}`)
    expect(actor_kind).toBe('customer')
    expect(detail.changes.map(({ field }: { field: string }) => field)).toEqual([
      'username',
      'email',
      'password',
    ])
    expect(detail.changes[0].after).toBe('0912•••67')
    expect(detail.changes[1].after).toBe('s•••@example.ir')
  })

  it('is told with the address of a customer who changed their own password', async () => {
    const { cookie, userId } = people['customer A']
    const body = { Password: 'a-passphrase-of-their-own-77' }
    const headers = { 'x-rasteh-caller': FROM }
    const answer = await content.guarded('POST', 'customers/password', { body, cookie, headers })
    expect(answer.status).toBe(200)
    expect(await lastOf(`customer:${userId}`)).toMatchObject({
      actor_kind: 'customer',
      actor_id: userId,
      action: 'identity-changed',
      came_from: FROM,
      detail: { changes: [{ field: 'password' }] },
    })
    await database.owner.query('select shop.forget_customer($1)', [userId])
    expect((await lastOf(`customer:${userId}`)).came_from).toBeNull()
  })

  it('loses its values with an erasure, and nothing else of the line', async () => {
    const { customerId } = await addCustomer(database.owner)
    const body = { name: 'سارا محمدی' }
    await content.rest('PATCH', `customers/${customerId}`, { body, ...as('manager') })
    const subject = `customer:${customerId}`
    expect(JSON.stringify(await linesOf(subject))).toContain('سارا')
    await database.owner.query('select shop.forget_customer($1)', [customerId])
    const line = await lastOf(subject)
    expect(line).toMatchObject({
      action: 'document-changed',
      actor_id: people.manager.userId,
      came_from: FROM,
    })
    expect(line.detail.changes).toEqual([{ field: 'name', erased: true }])
  })
})
