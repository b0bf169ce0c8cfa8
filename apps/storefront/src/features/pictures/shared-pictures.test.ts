import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSharedPictures } from './shared-pictures.ts'

let folder = ''
const shared = () => join(folder, 'share', 'tea.webp.jpg')

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rasteh-share-'))
  const thing = sharp({ create: { width: 300, height: 300, channels: 4, background: '#ff0000' } })
  await thing.webp().toFile(join(folder, 'tea.webp'))
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('the picture of a shared link', () => {
  it('is a JPEG of 1200 by 630 that shows the thing whole', async () => {
    expect(await openSharedPictures(folder)('tea.webp')).toBe(true)
    expect(await sharp(shared()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const corner = sharp(shared()).extract({ left: 0, top: 0, width: 1, height: 1 })
    expect([...(await corner.raw().toBuffer())]).toEqual([255, 255, 255])
  })

  it('is made once, however many ask, and again when its upload is newer', async () => {
    const makeShared = openSharedPictures(folder)
    await Promise.all([1, 2, 3].map(() => makeShared('tea.webp')))
    const madeAt = statSync(shared()).mtimeMs
    await makeShared('tea.webp')
    expect(statSync(shared()).mtimeMs).toBe(madeAt)
    const later = new Date(Date.now() + 60_000)
    utimesSync(join(folder, 'tea.webp'), later, later)
    await makeShared('tea.webp')
    expect(statSync(shared()).mtimeMs).toBeGreaterThan(madeAt)
  })

  it('of no upload is none', async () => {
    expect(await openSharedPictures(folder)('coffee.webp')).toBe(false)
  })

  it('of a broken upload fails alone', async () => {
    const makeShared = openSharedPictures(folder)
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .png()
      .toFile(join(folder, 'ok.png'))
    writeFileSync(join(folder, 'tea.webp'), 'no picture')
    await expect(makeShared('tea.webp')).rejects.toThrow()
    expect(await makeShared('ok.png')).toBe(true)
  })
})
