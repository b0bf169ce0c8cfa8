// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AutosaveStatus } from './autosave-status.tsx'

// React asks for this mark wherever `act` is used.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const OPENED = '2026-11-18T08:00:00.000Z'
/** When the document was saved by taking its publication back. */
const TAKEN_BACK = '2026-11-18T08:20:00.000Z'
/** The form of the platform, as far as it is asked. */
const form = {
  id: 7 as number | undefined,
  fields: {} as Record<string, { value: unknown }>,
  isModified: false,
  isProcessing: false,
  data: { updatedAt: OPENED },
  hasPublishedDoc: false,
}
let sent: { basedOn: string; formId: string; data: { title: string; slug: string } }[] = []
const getDocPreferences = vi.fn(async () => null)
let answer: () => Promise<Response>
let draw = () => {}
let close = () => {}

vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [form.fields],
  useFormModified: () => form.isModified,
  useFormProcessing: () => form.isProcessing,
  useLocale: () => ({ code: 'fa' }),
  useForm: () => ({
    getFields: () => form.fields,
    setModified: (is: boolean) => change({ isModified: is }),
    dispatchFields: ({ path, value }: { path: string; value: unknown }) =>
      change({ fields: { ...form.fields, [path]: { value } } }),
  }),
  useDocumentInfo: () => ({
    ...{ id: form.id, collectionSlug: 'pages', isTrashed: false, data: form.data },
    ...{ setLastUpdateTime() {}, setUnpublishedVersionCount() {}, getDocPreferences },
    hasPublishedDoc: form.hasPublishedDoc,
    setData: (data: typeof form.data) => change({ data }),
  }),
}))

function change(changed: Partial<typeof form>): void {
  Object.assign(form, changed)
  draw()
}
const type = (title: string) =>
  act(() => change({ fields: { ...form.fields, title: { value: title } }, isModified: true }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const said = (role: string) => document.querySelector(`[role="${role}"]`)?.textContent

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-18T08:30:00.000Z') })
  sent = []
  const fields = { title: { value: 'نخست' }, slug: { value: '' } }
  Object.assign(form, { id: 7, fields, isModified: false, isProcessing: false, hasPublishedDoc: false })
  form.data = { updatedAt: OPENED }
  const saved = () => ({ ok: true, doc: { updatedAt: new Date().toISOString(), slug: 'nokhost' } })
  answer = async () => Response.json(saved())
  vi.stubGlobal('fetch', async (_: string, init?: { body: string }) => {
    if (!init) return Response.json({ updatedAt: TAKEN_BACK })
    sent.push(JSON.parse(init.body))
    return answer()
  })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  draw = () => root.render(<AutosaveStatus />)
  act(() => draw())
  close = () => {
    act(() => root.unmount())
    place.remove()
  }
})
afterEach(() => {
  close()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a draft is saved five quiet seconds after the last key, and the form says when', async () => {
  await type('دوم')
  await pass(3_000)
  await type('سوم')
  await pass(4_900)
  expect(sent).toEqual([])
  await pass(200)
  expect(sent.map(({ basedOn, data }) => [basedOn, data.title])).toEqual([[OPENED, 'سوم']])
  expect(said('status')).toBe('پیش‌نویس ساعت ۱۲:۰۰ خودکار ذخیره شد.')
  expect([form.isModified, form.fields.slug?.value]).toEqual([false, 'nokhost'])
  await pass(60_000)
  expect(sent).toHaveLength(1)
})

it('typing without a pause is saved after half a minute', async () => {
  for (let at = 0; at < 16; at += 1) {
    await type(`واژهٔ ${at}`)
    await pass(2_000)
  }
  expect(sent).toHaveLength(1)
})

it('what is typed while a save is on its way is saved next, over the state that the first one made', async () => {
  let release = (_: Response) => {}
  const usual = answer
  answer = () => new Promise((resolve) => (release = resolve))
  await type('یک')
  await pass(5_000)
  await type('دو')
  await pass(6_000)
  expect(sent).toHaveLength(1)
  answer = usual
  const updatedAt = '2026-11-18T08:30:20.000Z'
  await act(async () => release(Response.json({ ok: true, doc: { updatedAt } })))
  expect(form.isModified).toBe(true)
  await pass(5_000)
  expect(sent.map(({ basedOn, data }) => [basedOn, data.title])).toEqual([
    [OPENED, 'یک'],
    [updatedAt, 'دو'],
  ])
  expect(form.isModified).toBe(false)
})

it('without a line the text stays, the form says so and tries again', async () => {
  const usual = answer
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await type('بی‌خط')
  await pass(5_000)
  expect(said('alert')).toContain('نوشته‌ها در همین صفحه مانده است')
  expect([form.isModified, form.fields.title?.value]).toEqual([true, 'بی‌خط'])
  answer = usual
  await pass(10_000)
  await pass(5_000)
  expect([sent.length, said('alert'), form.isModified]).toEqual([2, '', false])
})

it('a form that another window has overtaken is told so, and saves nothing more by itself', async () => {
  answer = async () => Response.json({ ok: false, refusal: { kind: 'changed-elsewhere' } }, { status: 409 })
  await type('کهنه')
  await pass(5_000)
  expect(said('alert')).toContain('به دست همکارتان تغییر کرده است')
  await type('کهنه‌تر')
  await pass(60_000)
  expect(sent).toHaveLength(1)
  // Saved by hand, it knows the newest state again.
  act(() => change({ data: { updatedAt: '2026-11-18T08:40:00.000Z' }, isModified: false }))
  expect(said('alert')).toBe('')
  await type('تازه')
  await pass(5_000)
  expect(sent).toHaveLength(2)
})

it('what a reader was told of the last save stays while the next one is on its way', async () => {
  await type('دوم')
  await pass(5_000)
  const heard = said('status')
  answer = () => new Promise(() => {})
  await type('سوم')
  await pass(5_000)
  expect([sent.length, said('status')]).toEqual([2, heard])
})

it('a window that is left is saved at once, and a row that was added just before still gets its form', async () => {
  await type('ردیف تازه')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  // The platform asks the server about a change a quarter of a second later, of a modified form alone.
  expect([sent.length, form.isModified]).toEqual([1, true])
  await pass(5_000)
  expect([sent.length, form.isModified]).toEqual([2, false])
})

it('what is mended while its refusal is on its way is saved without another key', async () => {
  let release = (_: Response) => {}
  const usual = answer
  answer = () => new Promise((resolve) => (release = resolve))
  await type('نادرست')
  await pass(5_000)
  await type('درست')
  await pass(6_000)
  answer = usual
  const refusal = { kind: 'fields', fields: ['نشانی صفحه'] }
  await act(async () => release(Response.json({ ok: false, refusal }, { status: 409 })))
  expect(said('alert')).toContain('اول این را اصلاح کنید: نشانی صفحه')
  await pass(5_000)
  expect(sent.map(({ data }) => data.title)).toEqual(['نادرست', 'درست'])
  expect([said('alert'), form.isModified]).toEqual(['', false])
})

it('who was signed out is told so, and what they wrote is saved when they are back', async () => {
  const usual = answer
  answer = async () => new Response('', { status: 404 })
  await type('بیرون')
  await pass(5_000)
  expect(said('alert')).toContain('از داشبورد خارج شده‌اید')
  answer = usual
  await pass(10_000)
  await pass(5_000)
  expect([sent.length, said('alert'), form.isModified]).toEqual([2, '', false])
})

it('each try of a form names the same form, so that what a lost answer has made is its own', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await type('بی‌خط')
  for (const ms of [5_000, 10_000, 5_000]) await pass(ms)
  const names = sent.map(({ formId }) => formId)
  expect([names.length, new Set(names).size, names[0]]).toEqual([
    2,
    1,
    expect.stringMatching(/^[\w-]{8,64}$/),
  ])
})

it('a form whose own publication was taken back knows the state that this made', async () => {
  await act(() => change({ hasPublishedDoc: true }))
  await act(async () => change({ hasPublishedDoc: false }))
  await type('پس از آن')
  await pass(5_000)
  expect(sent.map(({ basedOn }) => basedOn)).toEqual([TAKEN_BACK])
})

it('asks for the preferences of a person while there is a line', () => {
  expect(getDocPreferences).toHaveBeenCalled()
})

it('neither a new document nor a form that is being saved by hand is saved by itself', async () => {
  Object.assign(form, { id: undefined })
  await type('هنوز نیست')
  await pass(60_000)
  Object.assign(form, { id: 7, isProcessing: true })
  await type('در راه')
  await pass(60_000)
  expect(sent).toEqual([])
})
