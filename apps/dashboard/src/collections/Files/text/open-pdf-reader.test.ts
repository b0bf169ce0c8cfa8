import { samplePdf } from '@rasteh/test-kit/sample-pdf'
import { expect, it } from 'vitest'
import { openPdfReader } from './open-pdf-reader.ts'

const read = openPdfReader()

it('reads the words of a document in a process of its own', async () => {
  expect(await read(samplePdf())).toBe('Hello there')
})

it('reads two that come at once', async () => {
  expect(await Promise.all([read(samplePdf()), read(samplePdf())])).toEqual(['Hello there', 'Hello there'])
})

it.each([
  ['nothing', Buffer.alloc(0)],
  ['no document', Buffer.from('<html>')],
  ['half of one', samplePdf().subarray(0, 120)],
  ['zeros', Buffer.alloc(100_000)],
])('has no words of %s', async (_, bytes) => {
  expect(await read(bytes)).toBe('')
})

it('waits for no document that takes too long, and reads the next one', async () => {
  const hasty = openPdfReader(1)
  expect(await hasty(samplePdf())).toBe('')
  expect(await read(samplePdf())).toBe('Hello there')
})
