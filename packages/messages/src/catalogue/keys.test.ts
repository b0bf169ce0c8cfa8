import { describe, expect, it } from 'vitest'
import { areas } from './areas.ts'
import { catalogue, everyKeyIsInOneArea, islandKeys, messageKeys } from './keys.ts'
import { parametersIn } from './text.ts'

const writtenKeys = Object.values(areas).flatMap((texts) => Object.keys(texts))

describe('catalogue', () => {
  it('has each key in one area only', () => {
    const repeated = writtenKeys.filter((key, index) => writtenKeys.indexOf(key) !== index)
    expect(repeated, 'two areas of src/texts have the same key: rename one of them').toEqual([])
    expect(everyKeyIsInOneArea).toBe(true)
  })

  it('holds every text that an area writes', () => {
    expect([...messageKeys].sort()).toEqual([...writtenKeys].sort())
  })

  it('names keys in letters and digits, so that they can be typed and searched', () => {
    expect(messageKeys.filter((key) => !/^[A-Z][A-Za-z0-9]*$/.test(key))).toEqual([])
  })

  it('is written in both languages', () => {
    const unwritten = messageKeys.filter((key) => !catalogue[key].fa.trim() || !catalogue[key].en.trim())
    expect(unwritten, 'write both the fa and the en text of these keys in src/texts').toEqual([])
  })

  it('has the same parameters in both languages', () => {
    const unequal = messageKeys.filter(
      (key) => parametersIn(catalogue[key].fa).join() !== parametersIn(catalogue[key].en).join(),
    )
    expect(unequal, 'give the fa and en texts of these keys in src/texts the same {parameters}').toEqual([])
  })

  it('answers the alerts that the specification names to islands', () => {
    expect(islandKeys).toEqual(
      expect.arrayContaining([
        'FileFormatNotSupported',
        'NoFileIsSelected',
        'CurrentFileMustBeDeleted',
        'UploadFailed',
        'UploadAborted',
        'VPNAlert',
        'PaymentMethodRequired',
      ]),
    )
  })

  it('keeps texts that only the server says away from islands', () => {
    expect(islandKeys).not.toContain('NotFoundTitle')
    expect(messageKeys).toContain('NotFoundTitle')
  })
})
