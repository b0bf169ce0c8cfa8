import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import {
  DeleteFileRequest,
  parseFormField,
  StoredFileWire,
  toFiles,
  toFilesWire,
  toStoredFile,
  toStoredFileWire,
} from './files.ts'

const file = { fileId: '0192f8a0-7b1c-7def-8a12-3456789abcde', fileSrc: '/api/shop/userfile/view/0192' }

describe('the json part of an upload', () => {
  it.each(['{"FormFieldID":"national-card"}', '{"FormFieldID":"national-card","Other":1}'])(
    'names its field: %s',
    (text) => {
      expect(parseFormField(text)).toEqual({ formFieldId: 'national-card' })
    },
  )

  it('may number its field', () => {
    expect(parseFormField('{"FormFieldID":17}')).toEqual({ formFieldId: '17' })
  })

  it.each([
    [1, { formFieldId: 'f' }],
    [64, { formFieldId: 'f'.repeat(64) }],
    [65, null],
  ])('with a name of %i letters is read as %j', (length, read) => {
    expect(parseFormField(JSON.stringify({ FormFieldID: 'f'.repeat(length) }))).toEqual(read)
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"FormFieldID":""}',
    '{"FormFieldID":{}}',
    '{"FormFieldID":["national-card"]}',
    '{"FormFieldID":"../a"}',
  ])('is refused when it reads %s', (text) => {
    expect(parseFormField(text)).toBeNull()
  })
})

describe('a stored file', () => {
  it('is answered as ID and FileSrc', () => {
    const wire = toStoredFileWire(file)
    expect(wire).toEqual({ ID: file.fileId, FileSrc: file.fileSrc })
    expect(Value.Check(StoredFileWire, wire)).toBe(true)
    expect(toStoredFile(wire)).toEqual(file)
  })

  it('stands with its field among a customer’s files', () => {
    const files = [{ ...file, formFieldId: 'national-card' }]
    expect(toFilesWire(files)).toEqual([
      { FormFieldID: 'national-card', ID: file.fileId, FileSrc: file.fileSrc },
    ])
    expect(toFiles(toFilesWire(files))).toEqual(files)
  })

  it.each([{}, { ID: '' }, { ID: '../secret' }, { ID: 'f'.repeat(36) }])('is not deleted by %j', (wire) => {
    expect(Value.Check(DeleteFileRequest, wire)).toBe(false)
  })
})
