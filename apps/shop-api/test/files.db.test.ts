import { PATHS } from '@rasteh/contracts/paths'
import { FILE_MAX_BYTES } from '@rasteh/shop-core/files'
import { isBareJpeg } from '@rasteh/test-kit/jpeg'
import { addCustomer } from '@rasteh/test-kit/trade'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { signIn, signOut } from './sign-in.ts'
import { toForm, uploadOf } from './upload-form.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
let card: Buffer
beforeAll(async () => {
  card = await sharp({ create: { width: 856, height: 540, channels: 3, background: '#d9e3ea' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'marker-exif' } })
    .toBuffer()
})

async function customer() {
  const who = visitor(shop)
  const { customerId, sessionId } = await addCustomer(shop.database.owner)
  await signIn(who.cookies, { customerId, sessionId })
  const send = (form: ReturnType<typeof toForm>) =>
    who.call('POST', PATHS.fileSubmit, form.payload, { headers: form.headers })
  const remove = (ID: unknown) => who.call('POST', PATHS.fileDelete, { ID })
  return { ...who, customerId, send, remove }
}

const rowsOf = async (customerId: number) => {
  const { rows } = await shop.database.owner.query(
    'select state, wrapped_key, removed_at from shop.private_files where customer_id = $1',
    [customerId],
  )
  return rows
}

describe('an upload that meets a full disk', () => {
  it('is asked to come again, and nothing of it stays', async () => {
    const { send, customerId } = await customer()
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const keep = vi.spyOn(shop.app.privateFiles, 'keep').mockRejectedValue(full)
    const answer = await send(uploadOf(card))
    keep.mockRestore()
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(await rowsOf(customerId)).toEqual([])
    expect((await send(uploadOf(card))).statusCode).toBe(200)
  })
})

describe('an upload', () => {
  it('of a picture and its field is answered with ID and FileSrc, which shows it bare [S3.90 S3.91 S3.92 S3.93 S7.39 S7.40]', async () => {
    const { send, call } = await customer()
    const answer = await send(uploadOf(card))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      ID: expect.stringMatching(/^[0-9a-f-]{36}$/),
      FileSrc: expect.stringContaining(`/api/shop/userfile/view/${answer.json().ID}?`),
    })
    const shown = await call('GET', answer.json().FileSrc)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(isBareJpeg(shown.rawPayload)).toBe(true)
    expect(shown.rawPayload.includes('marker-exif')).toBe(false)
  })

  it('may name its field before the file', async () => {
    const { send } = await customer()
    const form = toForm([
      { name: 'FormField', body: '{"FormFieldID":"profile-picture"}', type: 'application/json' },
      { name: 'UserFile', body: card, fileName: 'کارت.jpg' },
    ])
    expect((await send(form)).statusCode).toBe(200)
  })

  it('of what is no picture is 415 [S8.25]', async () => {
    const { send, customerId } = await customer()
    const answer = await send(uploadOf('%PDF-1.7', { fileName: 'card.jpg' }))
    expect([answer.statusCode, answer.json()]).toEqual([415, { Message: 'FileFormatNotSupported' }])
    expect(await rowsOf(customerId)).toEqual([])
  })

  it('while a file is there is 409, until that is deleted [S8.27]', async () => {
    const { send, remove } = await customer()
    const { ID } = (await send(uploadOf(card))).json()
    const second = await send(uploadOf(card))
    expect([second.statusCode, second.json()]).toEqual([409, { Message: 'CurrentFileMustBeDeleted' }])
    expect((await send(uploadOf(card, { field: 'profile-picture' }))).statusCode).toBe(200)
    await remove(ID)
    expect((await send(uploadOf(card))).statusCode).toBe(200)
  })

  it('of a guest is 401, before a byte is read', async () => {
    const form = uploadOf(card)
    const answer = await visitor(shop).call('POST', PATHS.fileSubmit, form.payload, {
      headers: form.headers,
    })
    expect(answer.statusCode).toBe(401)
  })

  it('of a session that was ended is 401', async () => {
    const { send, customerId } = await customer()
    await shop.database.owner.query('delete from public.customers_sessions where _parent_id = $1', [
      customerId,
    ])
    expect((await send(uploadOf(card))).statusCode).toBe(401)
  })

  it.each([
    [FILE_MAX_BYTES, 415],
    [FILE_MAX_BYTES + 1, 413],
  ])('of %i bytes is answered %i', async (size, status) => {
    const { send } = await customer()
    expect((await send(uploadOf(Buffer.alloc(size, 'x')))).statusCode).toBe(status)
  })

  it('sent 50 times at once is kept once', async () => {
    const { send, customerId } = await customer()
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(uploadOf(card))))
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(statuses).toEqual([200, ...Array(49).fill(409)])
    expect(await rowsOf(customerId)).toHaveLength(1)
  })
})

describe('deleting a file', () => {
  it('wipes its key and its bytes [S3.94 S7.41 S7.42]', async () => {
    const { send, remove, call, customerId } = await customer()
    const { ID, FileSrc } = (await send(uploadOf(card))).json()
    const answer = await remove(ID)
    expect([answer.statusCode, answer.json()]).toEqual([200, true])
    expect(await rowsOf(customerId)).toEqual([
      { state: 'deleted', wrapped_key: null, removed_at: expect.any(Date) },
    ])
    expect((await call('GET', FileSrc)).statusCode).toBe(404)
    expect((await remove(ID)).statusCode).toBe(404)
  })

  it('of another customer is answered as if there were none, and it stays', async () => {
    const owner = await customer()
    const { ID, FileSrc } = (await owner.send(uploadOf(card))).json()
    const { remove } = await customer()
    expect((await remove(ID)).statusCode).toBe(404)
    expect((await owner.call('GET', FileSrc)).statusCode).toBe(200)
  })

  it('needs a session and an id', async () => {
    const { remove, cookies } = await customer()
    expect((await remove('../../etc/passwd')).statusCode).toBe(422)
    signOut(cookies)
    expect((await remove('0192f8a0-7b1c-7def-8a12-3456789abcde')).statusCode).toBe(401)
  })
})
