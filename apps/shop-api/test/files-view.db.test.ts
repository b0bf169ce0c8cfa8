import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ADDED_PATHS, MANAGE_PATHS, PATHS } from '@rasteh/contracts/paths'
import { addCustomer, addStaff } from '@rasteh/test-kit/trade'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { signIn, signInAsStaff, signOut } from './sign-in.ts'
import { uploadOf } from './upload-form.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
let card: Buffer
beforeAll(async () => {
  card = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#d9e3ea' } })
    .jpeg()
    .toBuffer()
})
afterEach(() => vi.restoreAllMocks())

async function customerWithCard() {
  const who = visitor(shop)
  const person = await addCustomer(shop.database.owner)
  await signIn(who.cookies, person)
  const { payload, headers } = uploadOf(card)
  const { ID, FileSrc } = (await who.call('POST', PATHS.fileSubmit, payload, { headers })).json()
  return { ...who, ...person, ID: String(ID), FileSrc: String(FileSrc) }
}

async function staff(role: 'editor' | 'manager' | 'owner') {
  const who = visitor(shop)
  const person = await addStaff(shop.database.owner, role)
  await signInAsStaff(who.cookies, person)
  return { ...who, ...person, link: (ID: string) => who.call('POST', MANAGE_PATHS.fileLink, { ID }) }
}

const auditOf = async (fileId: string) => {
  const { rows } = await shop.database.owner.query(
    'select actor_kind, actor_id, action, detail from shop.audit_log where subject = $1 order by at',
    [`private-file:${fileId}`],
  )
  return rows
}

describe('the address of a private file', () => {
  it('shows it as a picture that nothing runs in and nobody keeps', async () => {
    const { call, FileSrc } = await customerWithCard()
    const { headers } = await call('GET', FileSrc)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'attachment; filename="file.jpg"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    })
  })

  it('is good for a minute', async () => {
    const { call, FileSrc } = await customerWithCard()
    const now = shop.app.nowMs()
    const clock = vi.spyOn(shop.app, 'nowMs').mockReturnValue(now + 58_000)
    expect((await call('GET', FileSrc)).statusCode).toBe(200)
    clock.mockReturnValue(now + 61_000)
    expect((await call('GET', FileSrc)).statusCode).toBe(404)
  })

  it('is good for the session that it was made for, and for no other, not even of the same customer', async () => {
    const { call, cookies, customerId, FileSrc } = await customerWithCard()
    await shop.database.owner.query(
      `insert into public.customers_sessions (_order, _parent_id, id, created_at, expires_at)
       values (2, $1, $2, now(), now() + interval '1 day')`,
      [customerId, `second-${customerId}`],
    )
    await signIn(cookies, { customerId, sessionId: `second-${customerId}` })
    expect((await call('GET', FileSrc)).statusCode).toBe(404)
    await signIn(cookies, await addCustomer(shop.database.owner))
    expect((await call('GET', FileSrc)).statusCode).toBe(404)
    signOut(cookies)
    expect((await call('GET', FileSrc)).statusCode).toBe(401)
  })

  it('ends with its session', async () => {
    const { call, sessionId, FileSrc } = await customerWithCard()
    await shop.database.owner.query('delete from public.customers_sessions where id = $1', [sessionId])
    expect((await call('GET', FileSrc)).statusCode).toBe(404)
  })

  it.each([
    ['another time', /until=\d+/, 'until=9999999999'],
    ['another mark', /mark=.{8}/, 'mark=AAAAAAAA'],
  ])('with %s is no address', async (_, from, to) => {
    const { call, FileSrc } = await customerWithCard()
    expect((await call('GET', FileSrc.replace(from, to))).statusCode).toBe(404)
  })

  it('is made anew for its owner whenever they ask for their files', async () => {
    const { call, ID } = await customerWithCard()
    const mine = (await call('GET', ADDED_PATHS.currentUserFiles)).json()
    expect(mine).toEqual([{ FormFieldID: 'national-card', ID, FileSrc: expect.any(String) }])
    expect((await call('GET', mine[0].FileSrc)).statusCode).toBe(200)
    const stranger = visitor(shop)
    await signIn(stranger.cookies, await addCustomer(shop.database.owner))
    expect((await stranger.call('GET', ADDED_PATHS.currentUserFiles)).json()).toEqual([])
    expect((await visitor(shop).call('GET', ADDED_PATHS.currentUserFiles)).statusCode).toBe(401)
  })
})

describe('staff', () => {
  it('who own the shop see a file by an address of their own, and each look is written down', async () => {
    const { ID, customerId } = await customerWithCard()
    const { link, call, staffId } = await staff('owner')
    const { FileSrc } = (await link(ID)).json()
    expect(await auditOf(ID)).toEqual([])
    const line = {
      actor_kind: 'staff',
      actor_id: staffId,
      action: 'private-file-viewed',
      detail: { field: 'national-card', customer: customerId },
    }
    expect((await call('GET', FileSrc)).statusCode).toBe(200)
    expect(await auditOf(ID)).toEqual([line])
    await call('GET', FileSrc)
    expect(await auditOf(ID)).toEqual([line, line])
  })

  it.each(['editor', 'manager'] as const)(
    'who are %s get no address, and nothing is written',
    async (role) => {
      const { ID } = await customerWithCard()
      const { link } = await staff(role)
      expect((await link(ID)).statusCode).toBe(404)
      expect(await auditOf(ID)).toEqual([])
    },
  )

  it('who approve orders see the receipt of one, and each look is written down', async () => {
    const { customerId, ID } = await customerWithCard()
    await shop.database.owner.query(
      `insert into shop.orders (customer_id, method_id, state, receipt)
       values ($1, 2, 'awaiting-approval', jsonb_build_object('fileId', $2::text))`,
      [customerId, ID],
    )
    const { call, link } = await staff('manager')
    const { FileSrc } = (await link(ID)).json()
    expect((await call('GET', FileSrc)).statusCode).toBe(200)
    expect(await auditOf(ID)).toHaveLength(1)
    expect((await (await staff('editor')).link(ID)).statusCode).toBe(404)
  })

  it('who are no longer owner see nothing by an address that they still have', async () => {
    const { ID } = await customerWithCard()
    const { link, call, staffId } = await staff('owner')
    const { FileSrc } = (await link(ID)).json()
    await shop.database.owner.query("update public.staff set role = 'manager' where id = $1", [staffId])
    expect((await call('GET', FileSrc)).statusCode).toBe(404)
    expect(await auditOf(ID)).toEqual([])
  })

  it('get no address as customers do, nor customers as staff do', async () => {
    const { call, ID } = await customerWithCard()
    expect((await call('POST', MANAGE_PATHS.fileLink, { ID })).statusCode).toBe(401)
    const owner = await staff('owner')
    expect((await owner.call('GET', ADDED_PATHS.currentUserFiles)).statusCode).toBe(401)
  })
})

describe('what lies in the storage', () => {
  it('is sealed: nothing of the picture or its owner can be read there', async () => {
    const { call, FileSrc } = await customerWithCard()
    const shown = (await call('GET', FileSrc)).rawPayload
    const { directory } = shop.settings.files
    const files = readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
    expect(files.some((bytes) => bytes.length === shown.length + 28)).toBe(true)
    expect(files.every((bytes) => !bytes.includes(shown.subarray(0, 64)))).toBe(true)
  })

  it('that was changed there is not shown', async () => {
    const { call, FileSrc, ID } = await customerWithCard()
    await shop.database.owner.query("update shop.private_files set sha256 = 'x' where id = $1", [ID])
    expect((await call('GET', FileSrc)).statusCode).toBe(500)
  })
})
