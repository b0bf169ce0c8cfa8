import { randomUUID } from 'node:crypto'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { addStaff } from '@rasteh/test-kit/trade'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPool, type Pool } from '../platform/pool.ts'
import { loadInbox, loadInboxForms, loadSubmission } from '../reads/form-inbox.ts'
import { type NewSubmission, saveSubmission } from './form-submissions.ts'

const database = useTestDatabase()
let shop: Pool
let web: Pool
let staffId = 0
beforeAll(async () => {
  shop = openPool({ url: database.urls.shop, name: 'test-shop', max: 8 })
  web = openPool({ url: database.urls.web, name: 'test-web', max: 2 })
  staffId = (await addStaff(database.owner, 'manager')).staffId
})
afterAll(() => Promise.all([shop.end(), web.end()]))
beforeEach(() => database.owner.query('delete from shop.form_submissions'))

const sent = (more: Partial<NewSubmission> = {}): NewSubmission => ({
  formId: 1,
  formTitle: 'همکاری',
  idempotencyKey: randomUUID(),
  answers: [{ id: 'a', kind: 'shortText', label: 'نام', value: 'سارا' }],
  customerId: null,
  culture: 'fa-IR',
  isAnnounced: false,
  ...more,
})
const inbox = (more: object = {}) =>
  loadInbox(web, { formId: null, state: null, cursor: null, limit: 50, ...more })
const move = (...values: unknown[]) =>
  web
    .query<{ answer: string }>('select shop.move_form_submission($1, $2, $3, $4, $5, $6) as answer', values)
    .then(({ rows }) => rows[0]?.answer)

describe('the inbox', () => {
  it('holds a press once, however many processes save it at the same moment', async () => {
    const press = sent()
    const saved = await Promise.all(Array.from({ length: 8 }, () => saveSubmission(shop, press)))
    expect(saved.filter(Boolean)).toHaveLength(1)
    expect((await inbox()).submissions).toHaveLength(1)
  })

  it('is read by form, by state and page by page, the newest first', async () => {
    for (const formId of [1, 2, 1, 1]) await saveSubmission(shop, sent({ formId }))
    const { submissions } = await inbox()
    const ids = submissions.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort((one, other) => other - one))
    const first = await inbox({ formId: 1, limit: 2 })
    expect(first.submissions.map(({ formId }) => formId)).toEqual([1, 1])
    const second = await inbox({ formId: 1, limit: 2, cursor: first.nextCursor })
    expect([second.submissions.length, second.nextCursor]).toEqual([1, null])
    await move(ids[0], 'new', 'closed', '', '', staffId)
    expect((await inbox({ state: 'closed' })).submissions.map(({ id }) => id)).toEqual([ids[0]])
    expect(await loadInboxForms(web)).toEqual([
      { id: 1, title: 'همکاری', waiting: 2 },
      { id: 2, title: 'همکاری', waiting: 1 },
    ])
  })

  it('is changed only by those who saw its present state, and each change is in the audit log', async () => {
    await saveSubmission(shop, sent())
    const id = (await inbox()).submissions[0]?.id ?? 0
    const moves = [
      move(id, 'new', 'in-review', '', 'با او تماس گرفتم', staffId),
      move(id, 'new', 'closed', '', '', staffId),
    ]
    expect((await Promise.all(moves)).sort()).toEqual(['done', 'moved'])
    expect(await move(id + 1, 'new', 'closed', '', '', staffId)).toBe('not-found')
    const { rows } = await database.owner.query(
      'select action, actor_id from shop.audit_log where subject = $1',
      [`form-submission:${id}`],
    )
    expect(rows).toEqual([{ action: 'form-submission', actor_id: staffId }])
  })

  it('loses no note: of several that are written at once over the same one, one stays and the others are told', async () => {
    await saveSubmission(shop, sent())
    const id = (await inbox()).submissions[0]?.id ?? 0
    const notes = ['زنگ زدم', 'دعوت شد', 'پاسخی نداد']
    const answers = await Promise.all(notes.map((note) => move(id, 'new', 'new', '', note, staffId)))
    expect(answers.toSorted()).toEqual(['done', 'moved', 'moved'])
    const kept = notes[answers.indexOf('done')] ?? ''
    expect((await loadSubmission(web, id))?.note).toBe(kept)
    expect(await move(id, 'new', 'new', kept, `${kept}؛ فردا می‌آید`, staffId)).toBe('done')
  })

  it('is not changed by the shop’s own role', async () => {
    await saveSubmission(shop, sent())
    await expect(shop.query("update shop.form_submissions set state = 'closed'")).rejects.toThrow(
      'permission',
    )
    await expect(web.query('delete from shop.form_submissions')).rejects.toThrow('permission')
    await expect(
      shop.query("select shop.move_form_submission(1, 'new', 'closed', '', '', 1)"),
    ).rejects.toThrow('permission')
  })

  it('loses what a manager deletes', async () => {
    await saveSubmission(shop, sent())
    const id = (await inbox()).submissions[0]?.id ?? 0
    const remove = () =>
      web.query<{ gone: boolean }>('select shop.remove_form_submission($1, $2) as gone', [id, staffId])
    expect((await remove()).rows).toEqual([{ gone: true }])
    expect((await remove()).rows).toEqual([{ gone: false }])
    expect(await loadSubmission(web, id)).toBeNull()
  })
})
