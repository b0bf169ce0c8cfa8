import {
  $computeTableMap,
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $getTableCellNodeFromLexicalNode,
  $getTableNodeFromLexicalNodeOrThrow,
  $getTableRowIndexFromTableCellNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableSelection,
  $mergeCells,
  $setTableColumnIsHeader,
  $setTableRowIsHeader,
  $unmergeCellNode,
  TableCellHeaderStates,
  type TableCellNode,
} from '@lexical/table'
import { $getSelection, $isRangeSelection, type BaseSelection } from '@payloadcms/richtext-lexical/lexical'

const KEYS = [
  ...(['tableRowAbove', 'tableRowBelow', 'tableColumnBefore', 'tableColumnAfter'] as const),
  ...(['tableHeadRow', 'tableHeadColumn', 'tableMerge', 'tableUnmerge'] as const),
  ...(['tableDeleteRow', 'tableDeleteColumn', 'tableDelete'] as const),
] as const
export type TableActionKey = (typeof KEYS)[number]

type Selected = BaseSelection | null

/** What the menu of a table does, in the order in which it is offered. All of it runs inside an update of the editor. */
export const tableActions: readonly {
  key: TableActionKey
  $isPossible: (selection: Selected) => boolean
  $run: () => void
}[] = KEYS.map((key) => ({
  key,
  $isPossible: (selection) => $cellOf(selection) !== null && ($POSSIBLE[key]?.(selection) ?? true),
  $run: () => {
    const cell = $cellOf($getSelection())
    if (cell) $RUN[key](cell)
  },
}))

/** The cell that the caret is in, or the first of those that are chosen; null outside of tables. */
export function $cellOf(selection: Selected): TableCellNode | null {
  if (!$isRangeSelection(selection) && !$isTableSelection(selection)) return null
  return $getTableCellNodeFromLexicalNode(selection.anchor.getNode())
}

const $POSSIBLE: Partial<Record<TableActionKey, (selection: Selected) => boolean>> = {
  tableMerge: (selection) => $chosenCells(selection).length > 1,
  tableUnmerge: (selection) => {
    const cell = $cellOf(selection)
    return cell !== null && (cell.getColSpan() > 1 || cell.getRowSpan() > 1)
  },
}

const $RUN: Readonly<Record<TableActionKey, (cell: TableCellNode) => void>> = {
  tableRowAbove: () => $insertTableRowAtSelection(false),
  tableRowBelow: () => $insertTableRowAtSelection(true),
  tableColumnBefore: () => $insertTableColumnAtSelection(false),
  tableColumnAfter: () => $insertTableColumnAtSelection(true),
  tableHeadRow: (cell) =>
    $setTableRowIsHeader(
      $getTableNodeFromLexicalNodeOrThrow(cell),
      $getTableRowIndexFromTableCellNode(cell),
      !cell.hasHeaderState(TableCellHeaderStates.ROW),
    ),
  tableHeadColumn: (cell) => {
    const table = $getTableNodeFromLexicalNodeOrThrow(cell)
    // Merged cells before it make its column another than its place in the row.
    const [, { startColumn }] = $computeTableMap(table, cell, cell)
    $setTableColumnIsHeader(table, startColumn, !cell.hasHeaderState(TableCellHeaderStates.COLUMN))
  },
  tableMerge: () => $mergeCells($chosenCells($getSelection()))?.selectEnd(),
  tableUnmerge: (cell) => $unmergeCellNode(cell),
  tableDeleteRow: () => $deleteTableRowAtSelection(),
  tableDeleteColumn: () => $deleteTableColumnAtSelection(),
  tableDelete: (cell) => {
    const table = $getTableNodeFromLexicalNodeOrThrow(cell)
    table.selectNext()
    table.remove()
  },
}

const $chosenCells = (selection: Selected) =>
  $isTableSelection(selection) ? selection.getNodes().filter($isTableCellNode) : []
