import type { ReactNode } from 'react'

export type GridCell<Key extends string> = { id: number; key: Key }
export type CellEdit<Key extends string> = GridCell<Key> & { text: string }

export type GridColumn<Row, Key extends string> = {
  key: Key
  label: string
  width: number
  /** Read-only where it is given: what the cell shows. */
  show?: (row: Row) => ReactNode
  /** Stays in sight while the rest moves sideways. */
  isFrozen?: boolean
  inputMode?: 'numeric' | 'text'
}

export type GridModel<Row, Key extends string> = {
  label: string
  /** The id of the text that says which keys do what. */
  describedBy: string
  rows: readonly Row[]
  columns: readonly GridColumn<Row, Key>[]
  idOf: (row: Row) => number
  nameOf: (row: Row) => string
  textOf: (row: Row, key: Key) => string
  /** What is wrong with a cell, in words; null where nothing is. */
  faultOf: (row: Row, key: Key) => string | null
  isEdited: (row: Row, key: Key) => boolean
  /** Cells that were edited in one step. `isCut` where a pasted block reached beyond what can be edited. */
  onEdit: (cells: CellEdit<Key>[], paste?: { isCut: boolean }) => void
  onUndo: () => void
}

/** What the buttons around a grid ask of it. */
export type GridHandle<Key extends string> = {
  goTo: (cell: GridCell<Key>) => void
  fillDown: () => void
}
