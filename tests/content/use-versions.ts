import type { TestDatabase } from '@rasteh/test-kit/database'
import type { TestContent } from '../setup/use-content.ts'

export type Kind = 'pages' | 'news'
type Version = { id: number; title: string; status: string; latest: boolean; summary: string | null }

/** What a test of drafts looks at: the history of a document, and what visitors see of it. */
export function useVersions(database: TestDatabase, content: TestContent) {
  const savedAt = async (id: number, kind: Kind = 'pages') =>
    (await content.payload.findByID({ collection: kind, id, draft: true })).updatedAt

  async function versionsOf(id: number, kind: Kind = 'pages'): Promise<Version[]> {
    const { rows } = await database.owner.query<Version>(
      `select v.id, l.version_title as title, l.version_summary as summary, v.version__status as status, v.latest
       from public._${kind}_v v left join public._${kind}_v_locales l on l._parent_id = v.id and l._locale = 'fa'
       where v.parent_id = $1 order by v.id`,
      [id],
    )
    return rows
  }
  const titlesOf = async (id: number, kind: Kind = 'pages') =>
    (await versionsOf(id, kind)).map(({ title }) => title)

  const live = async (id: number) => {
    const { rows } = await database.owner.query<{ title: string }>(
      `select l.title from public.pages p join public.pages_locales l on l._parent_id = p.id and l._locale = 'fa'
       where p.id = $1 and p._status = 'published'`,
      [id],
    )
    return rows[0]?.title ?? null
  }

  /** Has a page published in an hour, in the name of this member of staff. */
  const publishLater = (id: number, staffId: number) =>
    content.payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: 'publish',
        doc: { relationTo: 'pages', value: id },
        user: { relationTo: 'staff', value: staffId },
      },
      waitUntil: new Date(Date.now() + 3_600_000),
    })

  return { savedAt, versionsOf, titlesOf, live, publishLater }
}
