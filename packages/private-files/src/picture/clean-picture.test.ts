import { KEPT_PICTURE_SIDE } from '@rasteh/shop-core/files'
import { jpegSegments } from '@rasteh/test-kit/jpeg'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { openPictureDecoder } from './picture-decoder.ts'

// In its own process, as in the shop: what it forbids its decoder would else be forbidden to other tests' too.
const decoder = openPictureDecoder()
afterAll(() => decoder.close())
const cleanPicture = (bytes: Uint8Array) => decoder.clean(async () => bytes)

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d01030' } })

const kept = async (bytes: Uint8Array) => {
  const outcome = await cleanPicture(bytes)
  if (!outcome.ok) throw new Error(outcome.refusal.kind)
  return outcome.value
}

describe('a cleaned picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is a plain JPEG, whatever it was (%s)', async (format) => {
    const { bytes, ...rest } = await kept(await red(40, 30).toFormat(format).toBuffer())
    expect(rest).toEqual({ mime: 'image/jpeg', width: 40, height: 30 })
    expect(jpegSegments(bytes)).toEqual([0xdb, 0xdb, 0xc0, 0xc4, 0xc4, 0xc4, 0xc4, 0xda])
  })

  it('stands upright, as its camera meant it', async () => {
    const turned = await red(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await kept(turned)).toMatchObject({ width: 30, height: 40 })
  })

  it('is of a readable size and no larger', async () => {
    const large = await red(KEPT_PICTURE_SIDE * 2, 100)
      .png()
      .toBuffer()
    expect(await kept(large)).toMatchObject({ width: KEPT_PICTURE_SIDE, height: 50 })
  })

  it('keeps the card on white where it was transparent', async () => {
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    const { data } = await sharp(Buffer.from((await kept(clear)).bytes))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(250)
  }, 10_000)
})

describe('what is not cleaned', () => {
  it.each([
    ['nothing', ''],
    ['a drawing of lines', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a document', '%PDF-1.7'],
    ['an animation', 'GIF89a'],
  ])('%s is no picture', async (_, text) => {
    expect(await cleanPicture(Buffer.from(text))).toEqual({ ok: false, refusal: { kind: 'not-a-picture' } })
  })

  it('a picture that ends too early is no picture', async () => {
    const whole = await red(400, 300).jpeg().toBuffer()
    expect(await cleanPicture(whole.subarray(0, whole.length - 200))).toMatchObject({ ok: false })
  })

  it.each([
    ['of too many pixels', 6_000, 5_000],
    ['too long', 20_000, 1],
  ])('one %s is too large', async (_, width, height) => {
    const bomb = await red(width, height).png().toBuffer()
    expect(await cleanPicture(bomb)).toEqual({ ok: false, refusal: { kind: 'picture-too-large' } })
  })
})
