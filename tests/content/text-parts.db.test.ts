import { textEditorFields } from '@rasteh/messages/dashboard'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { richTextOf } from '../../seed/rich-text.ts'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { useContent } from '../setup/use-content.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
beforeAll(async () => {
  people = await arrive(database.owner, content.payload)
  content.payload.logger.level = 'silent'
})

const foldOf = (fields: object) => ({
  ...{ type: 'block', version: 2, format: '' },
  fields: { id: 'fold', blockName: '', blockType: 'collapsible', ...fields },
})

async function publish(part: object) {
  const { root } = richTextOf(['متن'])
  const body = { root: { ...root, children: [...root.children, part] } }
  const news = { title: 'بخش تاشو', slug: 'fold', body, _status: 'published' }
  return content.rest('POST', 'news', { body: news, cookie: people.editor.cookie })
}

describe('a text with a part that lacks something', () => {
  it('is refused in Persian', async () => {
    const answer = await publish(foldOf({ heading: 'پرسش' }))
    expect(answer.status).toBe(400)
    const said = await answer.text()
    expect(said).toContain(textEditorFields.partRefused)
    expect(said).not.toContain('node failed')
  })

  it('is published once it is whole', async () => {
    const { status } = await publish(foldOf({ heading: 'پرسش', body: richTextOf(['پاسخ']) }))
    expect(status).toBe(201)
  })
})
