import { IMPORT_MAX_BYTES } from '@rasteh/shop-core/import-export'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { workbookParts } from './workbook-parts.ts'

/** Time of the processor alone, so that a busy machine makes no difference. */
const LONGEST_MS = 5_000
const MOST_BYTES = 700 * 1024 * 1024

type Parts = Record<string, string | Uint8Array>
const pack = (parts: Parts) =>
  zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([path, part]) => [path, typeof part === 'string' ? strToU8(part) : part]),
    ),
    { level: 1 },
  )
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const workbook = (parts: Parts) => pack({ ...workbookParts('x'), ...parts })
const SHEET = 'xl/worksheets/sheet1.xml'
const STRINGS = 'xl/sharedStrings.xml'
const TWO_ROWS = sheetOf('<row r="1"><c t="s"><v>0</v></c></row><row r="2"><c t="s"><v>0</v></c></row>')

/** The same archive, whose directory tells of each part that it unpacks to so many bytes. */
function claiming(archive: Uint8Array, size: number): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  for (let at = 0; at + 46 < archive.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true)
  return archive
}

/** Reads a file and holds it to time and memory. */
function read(bytes: Uint8Array) {
  expect(bytes.length).toBeLessThanOrEqual(IMPORT_MAX_BYTES)
  const [started, before] = [process.cpuUsage(), process.memoryUsage().rss]
  const outcome = readSheet(bytes)
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(LONGEST_MS)
  expect(process.memoryUsage().rss - before).toBeLessThan(MOST_BYTES)
  return outcome
}
const kindOf = (bytes: Uint8Array) => {
  const outcome = read(bytes)
  return outcome.ok ? 'read' : outcome.refusal.kind
}

describe('a file made to fill the memory is refused', { timeout: 120_000 }, () => {
  it('when a part unpacks to more than it may', () => {
    expect(kindOf(claiming(workbook({ [SHEET]: TWO_ROWS }), 101 * 1024 * 1024))).toBe('unpacks-too-big')
  })

  it('when the shared strings are millions of nothing', () => {
    const strings = `<sst>${'<si/>'.repeat(1_200_000)}</sst>`
    expect(kindOf(workbook({ [SHEET]: TWO_ROWS, [STRINGS]: strings }))).toBe('unpacks-too-big')
  })

  it('when one long text is pointed at by every cell', () => {
    const strings = `<sst><si><t>${'آ'.repeat(30_000)}</t></si></sst>`
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`
    expect(kindOf(workbook({ [SHEET]: sheetOf(row.repeat(200)), [STRINGS]: strings }))).toBe(
      'unpacks-too-big',
    )
  })

  it('when a cell holds more than Excel itself allows', () => {
    const row = `<row><c t="inlineStr"><is><t>${'x'.repeat(200_000)}</t></is></c></row>`
    expect(kindOf(workbook({ [SHEET]: sheetOf(row.repeat(2)) }))).toBe('not-a-sheet')
    const strings = `<sst><si><t>${'x'.repeat(200_000)}</t></si></sst>`
    expect(kindOf(workbook({ [SHEET]: TWO_ROWS, [STRINGS]: strings }))).toBe('not-a-sheet')
  })

  it('when its elements stand in each other without end', () => {
    expect(kindOf(workbook({ [SHEET]: '<a>'.repeat(300_000) }))).toBe('not-a-sheet')
  })

  it('when it has very many parts', () => {
    const parts = Object.fromEntries(Array.from({ length: 4_000 }, (_, at) => [`${at}`, new Uint8Array(0)]))
    expect(kindOf(pack(parts))).toBe('not-a-sheet')
  })

  it('when an archive lies in an archive: only the outer is opened', () => {
    const inner = pack({ bomb: new Uint8Array(5_000_000) })
    expect(kindOf(workbook({ [SHEET]: inner }))).toBe('not-a-sheet')
  })
})

describe('entities of a file’s own making', () => {
  const row = (text: string) => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`
  const LAUGHS = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
    '',
  )

  it.each([
    ['a billion laughs', `<!DOCTYPE x [<!ENTITY l0 "ha">${LAUGHS}]>`, '&l9;'],
    ['a file of the server', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>', '&f;'],
    ['an address', '<!DOCTYPE x [<!ENTITY f SYSTEM "http://127.0.0.1:1/x">]>', '&f;'],
    ['a parameter', '<!DOCTYPE x [<!ENTITY % f SYSTEM "http://127.0.0.1:1/x"> %f;]>', 'x'],
  ])('are neither expanded nor fetched: %s', (_, doctype, text) => {
    const outcome = read(workbook({ [SHEET]: doctype + sheetOf(row('a') + row(text)) }))
    const said = JSON.stringify(outcome)
    expect(said.length).toBeLessThan(500)
    expect(said).not.toMatch(/haha|root:/)
  })
})

describe('the names in a file', () => {
  const relation = (target: string) =>
    `<Relationships><Relationship Id="rId1" Target="${target}"/></Relationships>`

  it.each([
    '../../../../etc/passwd',
    '/etc/passwd',
    '/constructor',
    '/__proto__',
    '/toString',
    'http://127.0.0.1:1/x',
    '',
  ])('lead nowhere but into it: %s', (target) => {
    expect(kindOf(workbook({ [SHEET]: TWO_ROWS, 'xl/_rels/workbook.xml.rels': relation(target) }))).toBe(
      'not-a-sheet',
    )
  })

  it('may not make rows or columns that are none', () => {
    const rows = ['x', '-5', '1e308', '99999999999', '3', '3', '1']
      .map(
        (r) =>
          `<row r="${r}"><c r="7"><v>1</v></c><c r="ZZZZZZZZZZ1"><v>1</v></c><c r="A1"><v>2</v></c></row>`,
      )
      .join('')
    const outcome = read(workbook({ [SHEET]: sheetOf(rows) }))
    const numbers = outcome.ok ? outcome.value.map(({ rowNo }) => rowNo) : []
    expect(numbers).toHaveLength(7)
    expect(numbers.every((no, at) => Number.isSafeInteger(no) && no > (numbers[at - 1] ?? 0))).toBe(true)
    expect(numbers.at(-1)).toBeLessThanOrEqual(1_048_576)
    expect(outcome.ok && outcome.value.every(({ cells }) => cells.length <= 100)).toBe(true)
  })
})
