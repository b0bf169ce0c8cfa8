import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openMadePictures } from './made-pictures.ts'

let folder = ''
const brandUploads = new Set(['tea.webp', 'mark.svg'])
const opened = () => openMadePictures(folder, async (upload) => brandUploads.has(upload))
const shared = () => join(folder, 'share', 'tea.webp.jpg')

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rasteh-share-'))
  const thing = sharp({ create: { width: 300, height: 300, channels: 4, background: '#ff0000' } })
  await thing.webp().toFile(join(folder, 'tea.webp'))
})

afterEach(() => rmSync(folder, { recursive: true }))

describe('the picture of a shared link', () => {
  it('is a JPEG of 1200 by 630 that shows the thing whole', async () => {
    expect(await opened()('/share/tea.webp.jpg')).toBe(true)
    expect(await sharp(shared()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const corner = sharp(shared()).extract({ left: 0, top: 0, width: 1, height: 1 })
    expect([...(await corner.raw().toBuffer())]).toEqual([255, 255, 255])
  })

  it('is made once, however many ask, and again when its upload is newer', async () => {
    const make = opened()
    await Promise.all([1, 2, 3].map(() => make('/share/tea.webp.jpg')))
    const madeAt = statSync(shared()).mtimeMs
    await make('/share/tea.webp.jpg')
    expect(statSync(shared()).mtimeMs).toBe(madeAt)
    const later = new Date(Date.now() + 60_000)
    utimesSync(join(folder, 'tea.webp'), later, later)
    await make('/share/tea.webp.jpg')
    expect(statSync(shared()).mtimeMs).toBeGreaterThan(madeAt)
  })

  it('of no upload is none', async () => {
    expect(await opened()('/share/coffee.webp.jpg')).toBe(false)
  })

  it('of a broken upload fails alone', async () => {
    const make = opened()
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .png()
      .toFile(join(folder, 'ok.png'))
    writeFileSync(join(folder, 'tea.webp'), 'no picture')
    await expect(make('/share/tea.webp.jpg')).rejects.toThrow()
    expect(await make('/share/ok.png.jpg')).toBe(true)
  })
})

describe('what is made of a brand’s pictures', () => {
  it('is sharp where it is made of a drawing, however small that says it is', async () => {
    const half =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" width="4" height="4"><rect width="2" height="4"/></svg>'
    writeFileSync(join(folder, 'mark.svg'), half)
    expect(await opened()('/brand/512/mark.svg.png')).toBe(true)
    const { data, info } = await sharp(join(folder, 'brand', '512', 'mark.svg.png'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const opacityAt = (x: number) => data[(256 * info.width + x) * info.channels + 3]
    expect([info.width, opacityAt(250), opacityAt(262)]).toEqual([512, 255, 0])
  })

  const made = (form: string) => join(folder, 'brand', form, 'tea.webp.png')

  it.each([
    ['32', 32, 32],
    ['180', 180, 180],
    ['192', 192, 192],
    ['512', 512, 512],
    ['maskable', 512, 512],
    ['share', 1200, 630],
  ] as const)('is a PNG in the form %s', async (form, width, height) => {
    expect(await opened()(`/brand/${form}/tea.webp.png`)).toBe(true)
    expect(await sharp(made(form)).metadata()).toMatchObject({ format: 'png', width, height })
  })

  it('keeps what phones cut to a circle inside of it, on white', async () => {
    await opened()('/brand/maskable/tea.webp.png')
    const pixel = async (left: number, top: number) => [
      ...(await sharp(made('maskable')).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
    ]
    expect((await pixel(20, 256)).slice(0, 3)).toEqual([255, 255, 255])
    expect((await pixel(256, 256))[0]).toBeGreaterThan(240)
    expect((await pixel(256, 256))[1]).toBeLessThan(20)
  })

  it('is made of the brand’s own uploads only, and stays when the brand has another', async () => {
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .webp()
      .toFile(join(folder, 'other.webp'))
    expect(await opened()('/brand/32/other.webp.png')).toBe(false)
    expect(await opened()('/brand/32/tea.webp.png')).toBe(true)
    brandUploads.clear()
    expect(await opened()('/brand/32/tea.webp.png')).toBe(true)
    expect(await opened()('/brand/192/tea.webp.png')).toBe(false)
    brandUploads.add('tea.webp')
  })

  it.each(['/brand/64/tea.webp.png', '/brand/32/../tea.webp.png', '/brand/constructor/tea.webp.png'])(
    'is nothing at %s',
    async (path) => expect(await opened()(path)).toBeNull(),
  )
})
