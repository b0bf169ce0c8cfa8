import { escapeFormula, IMPORT_MAX_BYTES, IMPORT_MAX_ROWS, toCsv } from '@rasteh/shop-core/import-export'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { unpack } from './unpack.ts'
import { workbookParts } from './workbook-parts.ts'
import { writeXlsx } from './write-xlsx.ts'

const columnsOf = (...titles: string[]) =>
  titles.map((title) => ({ title, width: 12, isText: true, isShown: false }))
const cellsOf = (bytes: Uint8Array) => {
  const read = readSheet(bytes)
  return read.ok ? read.value.map(({ cells }) => cells) : read.refusal
}

/** A workbook as other programs write it. */
function workbook(sheetData: string, sharedStrings?: string): Uint8Array {
  const parts = {
    ...workbookParts('x'),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
    ...(sharedStrings ? { 'xl/sharedStrings.xml': `<sst>${sharedStrings}</sst>` } : {}),
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])))
}

describe('an Excel file', () => {
  it('gives back every text and number that was written, hostile ones too', () => {
    const text = fc
      .tuple(
        fc.constantFrom('', '=', '@', '\r\n', '_x000D_', '_x', '&amp;', ']]>', ' '),
        fc.string({ unit: 'binary' }),
      )
      .map(([start, rest]) => `${start}${rest}`)
    const rows = fc.array(fc.tuple(fc.nat(), text, text), { minLength: 1, maxLength: 100 })
    fc.assert(
      fc.property(rows, (written) => {
        const cells = written.map(([number, ...texts]) => [number, ...texts.map(escapeFormula)])
        const bytes = writeXlsx({ name: 'کالا', columns: columnsOf('a', 'b', 'c'), rows: cells })
        const expected = written.map(([number, ...texts]) => [String(number), ...texts])
        expect(cellsOf(bytes)).toEqual([['a', 'b', 'c'], ...expected])
      }),
      { numRuns: 30, seed: 20261115 },
    )
  }, 30_000)

  it('of another program is read: shared and rich strings, gaps, booleans and numbers', () => {
    const strings = '<si><t>کد</t></si><si><r><t>قی</t></r><r><t>مت</t></r><rPh><t>x</t></rPh></si>'
    const header = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>'
    const row = '<row r="4"><c r="A4" t="b"><v>1</v></c><c r="C4"><v>1.25E6</v></c></row>'
    const read = readSheet(workbook(header + row, strings))
    expect(read).toEqual({
      ok: true,
      value: [
        { rowNo: 1, cells: ['کد', '', 'قیمت'] },
        { rowNo: 4, cells: ['1', '', '1250000'] },
      ],
    })
  })

  it('shows a formula as the value it last had and never works it out', () => {
    const rows = '<row><c><v>1</v></c></row><row><c t="str"><f>HYPERLINK("x")</f><v>متن</v></c></row>'
    expect(cellsOf(workbook(rows))).toEqual([['1'], ['متن']])
  })

  it('expands no entity of its own making', () => {
    const parts = workbook('<row><c><v>1</v></c></row><row><c t="inlineStr"><is><t>&lol;</t></is></c></row>')
    expect(cellsOf(parts)).toEqual([['1'], ['&lol;']])
  })
})

describe('a file is refused', () => {
  it('when it unpacks to more than it may', () => {
    const bomb = zipSync({ a: new Uint8Array(2_000_000) })
    expect(unpack(bomb, () => true, 1_000_000)).toEqual({ ok: false, refusal: { kind: 'unpacks-too-big' } })
  })

  it('when it lies about what it unpacks to', () => {
    const bomb = zipSync({ a: new Uint8Array(2_000_000) })
    // The size is at byte 22 of the part's own header and at byte 24 of the directory's.
    const view = new DataView(bomb.buffer)
    const directory = bomb.findIndex(
      (_, at) => view.byteLength > at + 4 && view.getUint32(at, true) === 0x02014b50,
    )
    view.setUint32(22, 10, true)
    view.setUint32(directory + 24, 10, true)
    const opened = unpack(bomb, () => true, 1_000_000)
    const length = opened.ok ? (opened.value('a')?.length ?? 0) : 0
    expect(length).toBeLessThanOrEqual(10)
  })

  it.each([
    ['file-too-big', new Uint8Array(IMPORT_MAX_BYTES + 1)],
    ['not-a-sheet', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])],
    ['not-a-sheet', zipSync({ a: new Uint8Array(3) })],
    ['not-a-sheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
    ['not-utf8', new Uint8Array([0xc7, 0xe3, 0x2c, 0x0a, 0x31])],
    ['no-rows', strToU8('کد,قیمت\n')],
    ['too-many-rows', strToU8('کد\n'.repeat(IMPORT_MAX_ROWS + 2))],
  ])('as %s', (kind, bytes) => {
    expect(readSheet(bytes)).toMatchObject({ ok: false, refusal: { kind } })
  })
})

describe('a CSV file', () => {
  it('is read in the two encodings that Excel calls Unicode', () => {
    const text = toCsv([['کد'], ['۱']])
    expect(cellsOf(strToU8(text))).toEqual([['کد'], ['۱']])
    expect(cellsOf(new Uint8Array(Buffer.from(text, 'utf16le')))).toEqual([['کد'], ['۱']])
  })
})
