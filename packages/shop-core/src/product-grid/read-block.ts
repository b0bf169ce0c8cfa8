/** A block of more cells than a save could take is no block of ours. */
const BLOCK_MAX_LENGTH = 1_000_000

/**
 * The rows and cells of a tab-separated block, as spreadsheets put them on the clipboard: a cell with a line break or a
 * tab in it is in quotation marks, and the block ends with a line break that is no row.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end = ''] of text.slice(0, BLOCK_MAX_LENGTH).matchAll(CELL)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\t') continue
    rows.push(row)
    row = []
  }
  const last = rows.at(-1)
  if (last?.length === 1 && last[0] === '') rows.pop()
  return rows
}

const CELL = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|\r|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/g
