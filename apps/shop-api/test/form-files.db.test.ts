import { MANAGE_PATHS } from '@rasteh/contracts/paths'
import { FILE_MAX_BYTES } from '@rasteh/shop-core/files'
import { forgetOldRows } from '@rasteh/shop-store/platform/forget-old-rows'
import { samplePdf } from '@rasteh/test-kit/sample-pdf'
import { addStaff } from '@rasteh/test-kit/trade'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signInAsStaff } from './sign-in.ts'
import { useForm } from './use-form.ts'
import { useShopApi, visitor } from './use-shop-api.ts'

const shop = useShopApi()
const { form, applicant, inbox } = useForm(shop)
let picture: Buffer
beforeAll(async () => {
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0e7c7b' } })
    .png()
    .toBuffer()
})
beforeEach(() =>
  shop.database.owner.query(
    'truncate shop.guesses; delete from shop.form_submissions; delete from shop.private_files',
  ),
)

const files = async () => (await shop.database.owner.query('select * from shop.private_files')).rows
const send = (file: object) => applicant().send({ formId: form.open, file })

async function staff(role: 'editor' | 'manager' | 'owner') {
  const who = visitor(shop)
  await signInAsStaff(who.cookies, await addStaff(shop.database.owner, role))
  return { ...who, link: (ID: string) => who.call('POST', MANAGE_PATHS.fileLink, { ID }) }
}

describe('the file of a form', () => {
  it('is kept sealed and apart from the pictures of the site', async () => {
    expect((await send({})).statusCode).toBe(200)
    expect(await files()).toMatchObject([
      { customer_id: null, form_field_id: 'form', state: 'stored', mime: 'application/pdf', width: null },
    ])
    expect((await send({ fileName: 'عکس.png', body: picture })).statusCode).toBe(200)
    expect(await files()).toMatchObject([{}, { mime: 'image/jpeg', width: 60, height: 40 }])
  })

  it.each([
    ['a PDF by the name of a picture', { fileName: 'a.jpg', type: 'image/jpeg' }, 'file-format'],
    ['a page by the name of a PDF', { body: '<!doctype html><script>alert(1)</script>' }, 'file-format'],
    ['a page that begins like a PDF', { body: '%PDF-1.7\n<script>alert(1)</script>' }, 'file-format'],
    ['a PDF behind a page', { body: Buffer.concat([Buffer.from('<html>'), samplePdf()]) }, 'file-format'],
    [
      'a PDF before an archive',
      { body: Buffer.concat([samplePdf(), Buffer.from('PK\u0003\u0004rest')]) },
      'file-format',
    ],
    ['a PDF with a script', { body: samplePdf('/OpenAction << /S /JavaScript /JS (x) >>') }, 'file-format'],
    [
      'a script by the name of a picture',
      { fileName: 'a.png', body: '<svg onload=alert(1)>' },
      'file-format',
    ],
    ['a program', { fileName: 'a.exe', body: 'MZ' }, 'file-format'],
    ['a name with two endings', { fileName: 'a.pdf.html' }, 'file-format'],
    ['larger than 8 MB', { body: Buffer.alloc(FILE_MAX_BYTES + 1, '%PDF-1.4\n') }, 'file-too-large'],
    ['empty', { body: '' }, 'file-format'],
  ])('is refused beside its field when it is %s, and so is the form', async (_, file, kind) => {
    const answer = await send(file)
    expect([answer.statusCode, answer.json().Fields.file.kind]).toEqual([400, kind])
    expect(await inbox()).toEqual([])
    expect(await files()).toEqual([])
  })

  it('is refused as a picture by a PDF’s name', async () => {
    expect((await send({ fileName: 'a.pdf', body: picture })).json().Fields).toEqual({
      file: { kind: 'file-format', allowed: ['pdf', 'jpg', 'jpeg', 'png', 'webp'] },
    })
  })

  it('that no field takes is passed over', async () => {
    const answer = await send({ name: 'another' })
    expect(answer.json().Fields).toEqual({ file: { kind: 'no-file' } })
    expect(await files()).toEqual([])
  })

  it('goes when the form that was sent is deleted, and not before', async () => {
    await send({})
    await shop.database.owner.query("update shop.private_files set created_at = now() - interval '2 hours'")
    await forgetOldRows(shop.app.database)
    expect(await files()).toMatchObject([{ state: 'stored' }])
    await shop.database.owner.query('delete from shop.form_submissions')
    await forgetOldRows(shop.app.database)
    expect(await files()).toMatchObject([{ state: 'deleted', wrapped_key: null }])
  })
})

describe('a document', () => {
  it('is saved by managers, as a file that nothing runs in, with a line in the audit log', async () => {
    await send({})
    const [{ id }] = await files()
    const manager = await staff('manager')
    const { FileSrc } = (await manager.link(id)).json()
    const answer = await manager.call('GET', FileSrc)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="file.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    expect(answer.rawPayload.equals(samplePdf())).toBe(true)
    const { rows } = await shop.database.owner.query('select action from shop.audit_log where subject = $1', [
      `private-file:${id}`,
    ])
    expect(rows).toEqual([{ action: 'private-file-viewed' }])
  })

  it('is not there for editors, customers and guests', async () => {
    await send({})
    const [{ id }] = await files()
    expect((await (await staff('editor')).link(id)).statusCode).toBe(404)
    expect((await visitor(shop).call('POST', MANAGE_PATHS.fileLink, { ID: id })).statusCode).toBe(401)
    const { FileSrc } = (await (await staff('owner')).link(id)).json()
    expect((await visitor(shop).call('GET', FileSrc)).statusCode).toBe(401)
    expect((await (await staff('manager')).call('GET', FileSrc)).statusCode).toBe(404)
  })
})
