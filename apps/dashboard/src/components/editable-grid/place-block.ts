import type { CellEdit, GridModel } from './grid-model.ts'

type Start = { row: number; column: number }

/** The cells that a pasted block falls upon, from its first cell on; a single value is pasted as it is. */
export function placeBlock<Row, Key extends string>(
  { rows, columns, idOf }: Pick<GridModel<Row, Key>, 'rows' | 'columns' | 'idOf'>,
  block: readonly (readonly string[])[],
  start: Start,
): { cells: CellEdit<Key>[]; isCut: boolean } {
  let isCut = false
  const cells = block.flatMap((line, down) =>
    line.flatMap((text, across) => {
      const row = rows[start.row + down]
      const column = columns[start.column + across]
      const isEditable = row !== undefined && column !== undefined && !column.show
      isCut ||= !isEditable
      return isEditable ? [{ id: idOf(row), key: column.key, text }] : []
    }),
  )
  return { cells, isCut }
}

/** The text of a cell in all rows beneath it. */
export function fillBelow<Row, Key extends string>(
  { rows, columns, idOf, textOf }: Pick<GridModel<Row, Key>, 'rows' | 'columns' | 'idOf' | 'textOf'>,
  { row, column }: Start,
): CellEdit<Key>[] {
  const source = rows[row]
  const filled = columns[column]
  if (source === undefined || !filled || filled.show) return []
  const text = textOf(source, filled.key)
  return rows.slice(row + 1).map((below) => ({ id: idOf(below), key: filled.key, text }))
}
