import { samplePdf } from '@rasteh/test-kit/sample-pdf'
import { sampleMp4, sampleWebm } from '@rasteh/test-kit/sample-video'
import { describe, expect, it } from 'vitest'
import { checkLibraryFile } from './check-library-file.ts'
import { mp4Size } from './mp4-size.ts'

const text = (words: string) => Buffer.from(words)
const joined = (...parts: readonly Uint8Array[]) => Buffer.concat(parts)
const PAGE = text('<!doctype html><script>alert(1)</script>')
const MEGABYTE = 1024 * 1024

describe('a file of the library', () => {
  it.each([
    ['pdf', samplePdf()],
    ['pdf', samplePdf('/OpenAction << /S /JavaScript /JS (x) >>')],
    ['mp4', sampleMp4()],
    ['mp4', sampleMp4({ brand: 'mp42' })],
    ['webm', sampleWebm()],
    ['vtt', text('WEBVTT\n\n00:01.000 --> 00:02.000\nسلام\n')],
    ['vtt', text('\uFEFFWEBVTT - زیرنویس\n')],
  ])('is known by its bytes: %s', (kind, bytes) => {
    expect(checkLibraryFile(bytes)).toEqual({ ok: true, value: kind })
  })

  it.each([
    ['nothing', text('')],
    ['a page', PAGE],
    ['a page behind a PDF', joined(samplePdf(), PAGE)],
    ['a PDF behind a page', joined(PAGE, samplePdf())],
    ['a page behind a video', joined(sampleMp4(), PAGE)],
    ['a page with the sign of a video in it', joined(text('<!--'), sampleMp4().subarray(4), PAGE)],
    ['an archive behind a video', joined(sampleWebm(), text('PK\u0003\u0004'), Buffer.alloc(40))],
    ['a video that was cut off', sampleMp4().subarray(0, -10)],
    ['a video without an index', joined(sampleMp4().subarray(0, 24), sampleMp4().subarray(-72))],
    ['the head of a video', sampleMp4().subarray(0, 24)],
    ['what telephones call a video', sampleMp4({ brand: 'qt  ' })],
    ['a picture of the same family', sampleMp4({ brand: 'avif' })],
    ['a Matroska file', sampleWebm('matroska')],
    ['captions with bytes that are no text', joined(text('WEBVTT\n'), Buffer.from([0xff, 0xfe, 0x00]))],
    ['captions by half of their name', text('WEBVTTX\n')],
    ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', joined(text('MZ'), Buffer.alloc(400))],
    ['zeros', Buffer.alloc(4096)],
    ['a video whose boxes are empty', joined(sampleMp4().subarray(0, 24), Buffer.alloc(64))],
  ])('is not %s', (_, bytes) => {
    expect(checkLibraryFile(bytes)).toEqual({ ok: false, refusal: { kind: 'file-unknown' } })
  })

  it('is no larger than its kind may be', () => {
    const long = joined(text('WEBVTT\n'), Buffer.alloc(MEGABYTE, 'a'))
    expect(checkLibraryFile(long)).toEqual({
      ok: false,
      refusal: { kind: 'file-too-large', maxMegabytes: 1 },
    })
    expect(checkLibraryFile(Buffer.alloc(100 * MEGABYTE + 1))).toMatchObject({
      refusal: { kind: 'file-too-large', maxMegabytes: 100 },
    })
  })
})

describe('the size of a video', () => {
  it('is that of its first track with a picture, as it is shown', () => {
    expect(mp4Size(sampleMp4({ width: 1920, height: 1080 }))).toEqual({ width: 1920, height: 1080 })
    expect(mp4Size(sampleMp4({ width: 1920, height: 1080, isTurned: true }))).toEqual({
      width: 1080,
      height: 1920,
    })
  })

  it('is unknown where no head says it', () => {
    for (const bytes of [sampleMp4({ width: 0 }), sampleWebm(), text(''), sampleMp4().subarray(0, -10)])
      expect(mp4Size(bytes)).toBeNull()
  })
})
