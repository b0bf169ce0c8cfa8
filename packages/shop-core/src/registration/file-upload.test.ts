import { describe, expect, it } from 'vitest'
import { isFileStillRequired, NO_FILE, stepFileUpload, uploadFailureOf } from './file-upload.ts'

const uploading = { state: 'uploading', percent: 40 } as const
const stored = { state: 'done', fileId: 'f1', fileSrc: '/api/shop/userfile/view/f1' } as const
const failed = { state: 'failed', failure: 'upload-failed' } as const

describe('the upload box', () => {
  it.each([NO_FILE, failed])('starts uploading when a file is selected: %j', (upload) => {
    expect(stepFileUpload(upload, { kind: 'selected' })).toEqual({ state: 'uploading', percent: 0 })
  })

  it('shows how far the upload is', () => {
    expect(stepFileUpload(uploading, { kind: 'progressed', percent: 70 })).toEqual({
      ...uploading,
      percent: 70,
    })
  })

  it('holds the file once it is stored', () => {
    const { fileId, fileSrc } = stored
    expect(stepFileUpload(uploading, { kind: 'stored', fileId, fileSrc })).toEqual(stored)
  })

  it('says why the upload failed', () => {
    const end = { kind: 'answered', status: 409 } as const
    expect(stepFileUpload(uploading, { kind: 'ended', end })).toEqual({
      state: 'failed',
      failure: 'current-file-must-be-deleted',
    })
  })

  it('is empty again when its file is deleted', () => {
    expect(stepFileUpload(stored, { kind: 'deleted' })).toEqual(NO_FILE)
  })

  it('takes no other file while one is stored', () => {
    expect(stepFileUpload(stored, { kind: 'selected' })).toEqual(stored)
  })

  it.each(['selected', 'deleted'] as const)('goes on uploading when it is %s meanwhile', (kind) => {
    expect(stepFileUpload(uploading, { kind })).toEqual(uploading)
  })

  it('is not changed by progress nobody waits for', () => {
    expect(stepFileUpload(NO_FILE, { kind: 'progressed', percent: 5 })).toEqual(NO_FILE)
  })
})

describe('a failed upload', () => {
  it.each([
    [{ kind: 'answered', status: 415 }, 'format-not-supported'],
    [{ kind: 'answered', status: 409 }, 'current-file-must-be-deleted'],
    [{ kind: 'answered', status: 500 }, 'upload-failed'],
    [{ kind: 'network-error' }, 'upload-failed'],
    [{ kind: 'aborted' }, 'upload-aborted'],
  ] as const)('that ended with %j says %s', (end, failure) => {
    expect(uploadFailureOf(end)).toBe(failure)
  })
})

describe('a required file', () => {
  it.each([
    [NO_FILE, true],
    [uploading, true],
    [failed, true],
    [stored, false],
  ])('with the box %j is still required: %s', (upload, required) => {
    expect(isFileStillRequired(upload, true)).toBe(required)
  })

  it('is never required of a field that is not', () => {
    expect(isFileStillRequired(NO_FILE, false)).toBe(false)
  })
})
