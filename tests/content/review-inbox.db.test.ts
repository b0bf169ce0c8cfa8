import { loadMenuCounts } from '@rasteh/shop-store/reads/menu-counts'
import { loadWaitingReviews } from '@rasteh/shop-store/reads/reviews'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
let count = 0
beforeAll(async () => {
  people = await arrive(database.owner, content.payload)
  content.payload.logger.level = 'silent'
})

const ask = async (method: string, path: string, body?: object) => {
  const { cookie } = people.author
  const answer = await content.guarded(method, path, { cookie, ...(body ? { body } : {}) })
  expect([200, 201]).toContain(answer.status)
  return answer.json() as Promise<{ doc: { id: number }; versionId: number }>
}

async function newDraft(kind: 'pages' | 'news'): Promise<number> {
  count += 1
  const data = { title: `نوشتهٔ ${count}`, slug: `inbox-${count}`, _status: 'draft' }
  return (await ask('POST', `${kind}?draft=true`, data)).doc.id
}

async function send(kind: 'pages' | 'news', id: number): Promise<void> {
  const { versionId } = await ask('GET', `reviews/${kind}/${id}`)
  await ask('POST', 'reviews/request', { kind, id, versionId, note: '' })
}

async function sent(kind: 'pages' | 'news'): Promise<number> {
  const id = await newDraft(kind)
  await send(kind, id)
  return id
}

describe('what waits', () => {
  it('is for a person of some branches their own pages, and all news', async () => {
    const [mine] = [await sent('pages'), await sent('pages')]
    const news = await sent('news')
    const listed = await loadWaitingReviews(database.owner, 200, [mine])
    expect(listed.filter(({ kind }) => kind === 'pages').map(({ id }) => id)).toEqual([mine])
    expect(listed.map(({ kind, id }) => `${kind} ${id}`)).toContain(`news ${news}`)
    const counted = async (pages: number[] | null) =>
      (await loadMenuCounts(database.owner, { mayEdit: true, mayTrade: false, pages })).reviews
    expect(await counted([mine ?? 0])).toBe(listed.length)
    expect(await counted(null)).toBeGreaterThan(listed.length)
  })
})

describe('a document', () => {
  it('is let go by who takes a step, and by nobody else', async () => {
    const id = await newDraft('pages')
    const lock = (person: Person) =>
      content.payload.create({
        collection: 'payload-locked-documents',
        data: {
          document: { relationTo: 'pages', value: id },
          user: { relationTo: 'staff', value: people[person].userId },
        },
      })
    const holders = async () => {
      const { docs } = await content.payload.find({
        collection: 'payload-locked-documents',
        where: { 'document.value': { equals: id } },
        depth: 0,
        sort: 'id',
      })
      return docs.map(({ user }) => user.value)
    }
    await lock('author')
    await lock('manager')
    await send('pages', id)
    expect(await holders()).toEqual([people.manager.userId])
  })
})
