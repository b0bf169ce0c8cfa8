import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { useTestDatabase } from '@rasteh/test-kit/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { craftPng } from '../../apps/shop-api/test/hostile/craft-png.ts'
import { type Arrived, arrive, type Person } from '../access/people.ts'
import { useContent } from '../setup/use-content.ts'
import { type Saved, uploader } from './upload-file.ts'

const database = useTestDatabase()
const content = useContent(database)
let people: Record<Person, Arrived>
beforeAll(async () => {
  people = await arrive(database.owner, content.payload)
  content.payload.logger.level = 'silent'
})
/** Where the platform keeps them: it reads its folder once, and files of one worker share their modules. */
const folder = () => content.payload.collections.media.config.upload.staticDir ?? ''

const upload = uploader(content, () => people)

describe('a drawing among the pictures', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="alert(1)"><script>alert(1)</script><path d="M0 0h40v20z"/></svg>'

  it.each([
    ['mark.svg', 'image/svg+xml'],
    ['mark.png', 'image/png'],
    ['mark.jpg', 'image/jpeg'],
  ])('is kept without what is not drawing, under whatever name it comes: %s', async (name, type) => {
    const { status, doc } = await upload(Buffer.from(svg), { to: 'media', name, type })
    expect(status).toBe(201)
    expect(doc.filename).toMatch(/^mark-[0-9a-f]{10}(-\d+)?\.svg$/)
    expect(doc).toMatchObject({ mimeType: 'image/svg+xml', width: 40, height: 20 })
    const kept = readFileSync(join(folder(), doc.filename), 'utf8')
    expect(kept).toContain('M0 0h40v20z')
    expect(kept).not.toMatch(/script|onload/)
  })

  it('is refused in an encoding that hides it', async () => {
    const bytes = Buffer.from(`\uFEFF${svg}`, 'utf16le')
    expect((await upload(bytes, { to: 'media', name: 'mark.png', type: 'image/png' })).status).toBe(415)
  })
})

describe('a picture that is cropped', () => {
  it('has another address, and its old one is gone: browsers keep a picture for good', async () => {
    const whole = await upload(craftPng({ width: 100, height: 80, raw: 1_120 }), {
      to: 'media',
      name: 'hall.png',
      type: 'image/png',
    })
    expect(whole).toMatchObject({ status: 201, doc: { width: 100, height: 80 } })
    const crop = async (side: number): Promise<Saved> => {
      const edits = `uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50&uploadEdits[crop][unit]=%25&uploadEdits[widthInPixels]=${side}&uploadEdits[heightInPixels]=${side}`
      const cookie = people.editor.cookie
      const answer = await content.guarded('PATCH', `media/${whole.doc.id}?${edits}`, {
        cookie,
        body: { alt: 'تالار' },
      })
      expect(answer.status).toBe(200)
      return (await answer.json()) as Saved
    }
    const names = [whole.doc.filename]
    for (const side of [40, 20]) {
      const { doc } = await crop(side)
      expect(doc).toMatchObject({ width: side, height: side })
      expect(doc.filename).toMatch(/^hall-[0-9a-f]{10}\.webp$/)
      names.push(doc.filename)
    }
    expect(new Set(names).size).toBe(3)
    expect(names.map((name) => existsSync(join(folder(), name)))).toEqual([false, false, true])
  })
})

describe('a folder of the library', () => {
  it('is written by editors, is seen by no guest, and leaves what was in it', async () => {
    const cookie = people.editor.cookie
    const made = await content.guarded('POST', 'media-folders', { cookie, body: { title: 'گواهی‌ها' } })
    const { doc } = (await made.json()) as { doc: { id: number } }
    expect(
      (await content.guarded('POST', 'media-folders', { cookie, body: { title: 'گواهی‌ها' } })).status,
    ).toBe(400)
    const data = { alt: 'گواهی', folder: doc.id }
    const picture = await upload(craftPng({ width: 10, height: 10, raw: 30 }), {
      to: 'media',
      name: 'a.png',
      type: 'image/png',
      data,
    })
    expect(picture.status).toBe(201)
    const inside = await content.guarded('GET', `media?where[folder][equals]=${doc.id}`, { cookie })
    expect(((await inside.json()) as { totalDocs: number }).totalDocs).toBe(1)
    expect((await content.guarded('GET', `media-folders/${doc.id}`, {})).status).not.toBe(200)
    expect((await content.guarded('DELETE', `media-folders/${doc.id}`, { cookie })).status).toBe(200)
    const { rows } = await database.owner.query('select folder_id from public.media where id = $1', [
      picture.doc.id,
    ])
    expect(rows).toEqual([{ folder_id: null }])
  })
})
