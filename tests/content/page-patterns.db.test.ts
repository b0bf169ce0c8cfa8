import { pagePatterns } from '@rasteh/dashboard/page-patterns/all'
import { loadPage } from '@rasteh/shop-store/reads/articles'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
beforeAll(async () => {
  people = await arrive(database.owner, content.payload)
})

describe.each(Object.entries(pagePatterns))('the pattern %s', (name, load) => {
  it('is saved and published by an editor as it is, in both languages', async () => {
    const pattern = await load()
    const { cookie } = people.editor
    const page = (language: 'fa' | 'en') => ({ title: name, _status: 'published', ...pattern[language] })
    const save = async (method: string, path: string, body: object) => {
      const answer = await content.rest(method, path, { body, cookie })
      return {
        status: answer.status,
        ...((await answer.json()) as { doc?: { id: number }; errors?: unknown }),
      }
    }
    const made = await save('POST', 'pages?locale=fa', { ...page('fa'), slug: `pattern-${name}` })
    expect([made.status, made.errors]).toEqual([201, undefined])
    const written = await save('PATCH', `pages/${made.doc?.id}?locale=en`, page('en'))
    expect([written.status, written.errors]).toEqual([200, undefined])
    for (const language of ['fa', 'en'] as const) {
      const shown = await loadPage(database.owner, `pattern-${name}`, language)
      expect(shown?.layout.map(({ blockType }) => blockType)).toEqual(
        pattern[language].layout.map(({ blockType }) => blockType),
      )
    }
  })

  it('says the same in both languages: as many modules, of the same kinds, and no Persian in English', async () => {
    const { fa, en } = await load()
    const kinds = ({ layout }: typeof fa) => layout.map(({ blockType }) => blockType)
    expect(kinds(en)).toEqual(kinds(fa))
    expect(en.hidesShell).toBe(fa.hidesShell)
    expect(JSON.stringify(en)).not.toMatch(/\p{Script=Arabic}/u)
    expect(JSON.stringify(fa)).toMatch(/\[[^\]]*\p{Script=Arabic}/u)
  })
})
