import { createRequire } from 'node:module'
import {
  $createTableNodeWithDimensions,
  $isTableCellNode,
  $isTableNode,
  TableCellNode,
  TableNode,
  TableRowNode,
} from '@lexical/table'
import { $createParagraphNode, $getRoot } from '@payloadcms/richtext-lexical/lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { textEditorTable } from '@rasteh/messages/dashboard'
import { describe, expect, it } from 'vitest'
import { tableActions } from './actions.ts'

type Key = (typeof tableActions)[number]['key']

/** Nine cells with a head row, the caret in the middle one; answers what the action leaves. */
function after(...keys: Key[]): { rows: number; cells: number; heads: number } | null {
  const editor = createHeadlessEditor({
    nodes: [TableNode, TableRowNode, TableCellNode],
    onError: (error) => {
      throw error
    },
  })
  const update = (run: () => void) => editor.update(run, { discrete: true })
  update(() => {
    const table = $createTableNodeWithDimensions(3, 3, { rows: true, columns: false })
    $getRoot().append(table, $createParagraphNode())
    $allCells()[4]?.selectEnd()
  })
  for (const key of keys) update(() => tableActions.find((one) => one.key === key)?.$run())
  return editor.read(() => {
    const table = $getRoot().getChildren().find($isTableNode)
    const cells = $allCells()
    return table
      ? {
          rows: table.getChildrenSize(),
          cells: cells.length,
          heads: cells.filter((cell) => cell.hasHeader()).length,
        }
      : null
  })
}

const $allCells = () =>
  $getRoot()
    .getChildren()
    .filter($isTableNode)
    .flatMap((table) => table.getChildren<TableRowNode>())
    .flatMap((row) => row.getChildren().filter($isTableCellNode))

describe('the menu of a table', () => {
  it.each([
    ['tableRowAbove', { rows: 4, cells: 12, heads: 3 }],
    ['tableRowBelow', { rows: 4, cells: 12, heads: 3 }],
    ['tableColumnBefore', { rows: 3, cells: 12, heads: 4 }],
    ['tableColumnAfter', { rows: 3, cells: 12, heads: 4 }],
    ['tableHeadRow', { rows: 3, cells: 9, heads: 6 }],
    ['tableHeadColumn', { rows: 3, cells: 9, heads: 5 }],
    ['tableDeleteRow', { rows: 2, cells: 6, heads: 3 }],
    ['tableDeleteColumn', { rows: 3, cells: 6, heads: 2 }],
    ['tableDelete', null],
  ] as const)('does what %s says', (key, left) => {
    expect(after(key)).toEqual(left)
  })

  it('takes a head back where one is', () => {
    expect(after('tableHeadRow', 'tableHeadRow')?.heads).toBe(3)
    expect(after('tableHeadColumn', 'tableHeadColumn')?.heads).toBe(3)
  })

  it('is Persian', () => {
    for (const { key } of tableActions)
      expect(textEditorTable.actions[key]).toMatch(/^[\u0600-\u06ff\u200c ]+$/)
  })
})

it('uses the tables of the platform’s own version', () => {
  const own = createRequire(import.meta.url)
  const platform = createRequire(own.resolve('@payloadcms/richtext-lexical'))
  expect(own.resolve('@lexical/table')).toBe(platform.resolve('@lexical/table'))
})
