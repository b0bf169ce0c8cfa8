'use client'

import { readBlock } from '@rasteh/shop-core/product-grid'
import { type ClipboardEvent, type Ref, useImperativeHandle, useRef } from 'react'
import {
  Cell,
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type Column,
  DataGrid,
  type DataGridHandle,
  type RenderEditCellProps,
} from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { CellText } from './cell-text.tsx'
import styles from './editable-grid.module.css'
import type { GridColumn, GridHandle, GridModel } from './grid-model.ts'
import { fillBelow, placeBlock } from './place-block.ts'

const ROW_HEIGHT = 52
/** A row while one of its cells is edited. */
type Shown<Row> = { row: Row; draft?: string }

type WideGridProps<Row, Key extends string> = { model: GridModel<Row, Key>; ref: Ref<GridHandle<Key>> }

/** The only place that knows react-data-grid. Paste, fill and undo are ours: the library has them for single cells alone. */
export function WideGrid<Row, Key extends string>({ model, ref }: WideGridProps<Row, Key>) {
  const { rows, columns, idOf, textOf, onEdit } = model
  const grid = useRef<DataGridHandle>(null)
  const active = useRef({ row: -1, column: -1 })
  const isEditable = (key: string) => columns.some((column) => column.key === key && !column.show)
  const keyAt = (key: string) => columns.find((column) => column.key === key)?.key

  useImperativeHandle(ref, () => ({
    goTo({ id, key }) {
      const rowIdx = rows.findIndex((row) => idOf(row) === id)
      const idx = columns.findIndex((column) => column.key === key)
      grid.current?.scrollToCell({ rowIdx, idx })
      grid.current?.setActivePosition({ rowIdx, idx }, { shouldFocus: true })
    },
    fillDown: () => onEdit(fillBelow(model, active.current)),
  }))

  const paste = (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement || active.current.row < 0) return
    event.preventDefault()
    event.stopPropagation()
    const { cells, isCut } = placeBlock(
      model,
      readBlock(event.clipboardData.getData('text/plain')),
      active.current,
    )
    onEdit(cells, { isCut })
  }
  const takeKey = (args: CellKeyDownArgs<Shown<Row>>, event: CellKeyboardEvent) => {
    if (args.mode === 'EDIT') return
    const key = args.column && keyAt(args.column.key)
    const command = event.ctrlKey || event.metaKey ? event.code : event.key
    const above = rows[args.rowIdx - 1]
    if (command === 'KeyZ') model.onUndo()
    else if (command === 'KeyD' && above !== undefined && args.row && key && isEditable(key))
      onEdit([{ id: idOf(args.row.row), key, text: textOf(above, key) }])
    else if (command === 'Delete' && args.row && key && isEditable(key))
      onEdit([{ id: idOf(args.row.row), key, text: '' }])
    else return
    event.preventDefault()
    event.preventGridDefault()
  }
  return (
    <div className={styles.wide} onPasteCapture={paste}>
      <DataGrid<Shown<Row>, unknown, number>
        ref={grid}
        className={styles.grid}
        direction="rtl"
        aria-label={model.label}
        aria-describedby={model.describedBy}
        rows={rows.map((row) => ({ row }))}
        rowKeyGetter={({ row }) => idOf(row)}
        rowHeight={ROW_HEIGHT}
        headerRowHeight={ROW_HEIGHT}
        columns={columns.map((column) => toColumn(column, model))}
        renderers={{
          renderCell: (key, props) => {
            const cellKey = keyAt(props.column.key)
            const fault = cellKey && model.faultOf(props.row.row, cellKey)
            return <Cell key={key} {...props} aria-invalid={fault ? true : undefined} />
          },
        }}
        onActivePositionChange={({ rowIdx, column }) => {
          active.current = { row: rowIdx, column: columns.findIndex(({ key }) => key === column?.key) }
        }}
        onCellKeyDown={takeKey}
        onCellCopy={({ row, column }, event) => {
          const key = keyAt(column.key)
          event.clipboardData.setData('text/plain', key ? textOf(row.row, key) : '')
        }}
        // Without it Ctrl+V would open an editor before the block comes.
        onCellPaste={({ row }) => row}
        onFill={({ columnKey, sourceRow, targetRow }) => {
          const key = keyAt(columnKey)
          return { ...targetRow, draft: key ? textOf(sourceRow.row, key) : '' }
        }}
        onRowsChange={(changed, { indexes, column }) => {
          const key = keyAt(column.key)
          const edited = indexes.flatMap((index) => changed[index] ?? [])
          if (key) onEdit(edited.map(({ row, draft = '' }) => ({ id: idOf(row), key, text: draft })))
        }}
      />
    </div>
  )
}

function toColumn<Row, Key extends string>(
  column: GridColumn<Row, Key>,
  model: GridModel<Row, Key>,
): Column<Shown<Row>> {
  const { key, label, width, isFrozen, show } = column
  const common = { key, name: label, width, frozen: isFrozen === true }
  if (show) return { ...common, renderCell: ({ row }) => show(row.row) }
  return {
    ...common,
    editable: true,
    cellClass: ({ row }) => {
      if (model.faultOf(row, key) !== null) return styles.faulty
      return model.isEdited(row, key) ? styles.edited : styles.editable
    },
    renderCell: ({ row }) => <CellText model={model} row={row.row} cellKey={key} />,
    renderEditCell: (props) => <CellEditor {...props} column={props.column} model={model} own={column} />,
  }
}

type CellEditorProps<Row, Key extends string> = RenderEditCellProps<Shown<Row>> & {
  model: GridModel<Row, Key>
  own: GridColumn<Row, Key>
}

function CellEditor<Row, Key extends string>({
  row,
  onRowChange,
  onClose,
  model,
  own,
}: CellEditorProps<Row, Key>) {
  return (
    <input
      ref={focusAndSelect}
      className={styles.editor}
      dir="ltr"
      inputMode={own.inputMode ?? 'numeric'}
      autoComplete="off"
      aria-label={`${own.label}، ${model.nameOf(row.row)}`}
      value={row.draft ?? model.textOf(row.row, own.key)}
      onChange={({ target }) => onRowChange({ ...row, draft: target.value })}
      onBlur={() => onClose(true, false)}
    />
  )
}

function focusAndSelect(input: HTMLInputElement | null) {
  input?.focus()
  input?.select()
}
