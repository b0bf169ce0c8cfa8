import type { Arrived, Person } from '../access/people.ts'
import { ORIGIN, type TestContent } from '../setup/use-content.ts'

type Upload = { name?: string; type?: string; data?: object; by?: Person; id?: number; to?: string }

export type Saved = {
  doc: { id: number; filename: string; mimeType: string; width: number | null; height: number | null }
  errors?: { message: string; data?: { kind: string } }[]
}

/** Uploads as the dashboard does: a new document, or another file for the one with this id. */
export const uploader =
  (content: TestContent, people: () => Record<Person, Arrived>) =>
  async (bytes: Uint8Array, given: Upload = {}) => {
    const { name = 'کاتالوگ.pdf', type = 'application/pdf', by = 'editor', id, to = 'files' } = given
    const form = new FormData()
    form.set('_payload', JSON.stringify(given.data ?? { title: 'کاتالوگ ۱۴۰۵', alt: 'نشان' }))
    form.set('file', new File([new Uint8Array(bytes)], name, { type }))
    const headers = { origin: ORIGIN, cookie: people()[by].cookie }
    const url = `${ORIGIN}/cms-api/${to}${id === undefined ? '' : `/${id}`}`
    const method = id === undefined ? 'POST' : 'PATCH'
    const answer = await content.raw(new Request(url, { method, headers, body: form }))
    return { status: answer.status, ...((await answer.json()) as Saved) }
  }
