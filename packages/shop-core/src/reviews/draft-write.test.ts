import { describe, expect, it } from 'vitest'
import { isDraftWrite } from './draft-write.ts'

describe('a write that leaves what visitors see', () => {
  it.each([
    [{ draft: true }],
    [{ draft: true, data: null }],
    [{ draft: true, data: { title: 'a' } }],
    [{ draft: true, data: { _status: 'draft', deletedAt: null } }],
    [{ draft: true, autosave: false, trash: false }],
  ])('is %j', (args) => {
    expect(isDraftWrite(args)).toBe(true)
  })

  it.each([
    [{}],
    [{ draft: false, data: { _status: 'draft' } }],
    [{ draft: 'true' }],
    [{ draft: true, data: { _status: 'published' } }],
    [{ draft: true, data: { _status: null } }],
    [{ draft: true, data: { _status: ['published'] } }],
    [{ draft: true, data: { deletedAt: '2026-01-01' } }],
    [{ draft: true, autosave: true }],
    [{ draft: true, trash: true }],
    [{ draft: true, publishAllLocales: true }],
    [{ draft: true, unpublishAllLocales: true }],
    [{ draft: true, publishSpecificLocale: 'fa' }],
  ])('is not %j', (args) => {
    expect(isDraftWrite(args)).toBe(false)
  })
})
