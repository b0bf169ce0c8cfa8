import { propertyRuns } from '@rasteh/test-kit/property'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCsv, toCsv } from './csv.ts'

const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[",;\t\r\n a\ufeff]{0,6}$/))
const table = fc
  .array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 })
  .filter((rows) => rows.every((row) => row.some((text) => text !== '')))

describe('CSV', () => {
  it('is written with a byte order mark, for Excel', () => {
    expect(toCsv([['کد', 'a"b']])).toBe('\ufeffکد,"a""b"\r\n')
  })

  it.each([
    ['commas', 'کد,قیمت\n1,2'],
    ['semicolons', 'کد;قیمت\n1;2'],
    ['tabs', 'کد\tقیمت\n1\t2'],
    ['a byte order mark', '\ufeffکد,قیمت\r\n1,2\r\n'],
    ['old line ends', 'کد,قیمت\r1,2\r'],
  ])('is read with %s', (_, text) => {
    expect(parseCsv(text)).toEqual([
      { rowNo: 1, cells: ['کد', 'قیمت'] },
      { rowNo: 2, cells: ['1', '2'] },
    ])
  })

  it('counts empty lines, so that a row has the number that people see', () => {
    expect(parseCsv('a,b\n\n1,2').map(({ rowNo }) => rowNo)).toEqual([1, 3])
  })

  it('keeps a cell whose quote is never closed', () => {
    expect(parseCsv('a,b\n1,"2\n3').at(-1)?.cells).toEqual(['1', '2\n3'])
  })

  it('gives back every text exactly', () => {
    fc.assert(
      fc.property(table, (rows) => {
        const header = ['x', 'y', 'z']
        expect(parseCsv(toCsv([header, ...rows])).map(({ cells }) => cells)).toEqual([header, ...rows])
      }),
      propertyRuns(),
    )
  })
})
