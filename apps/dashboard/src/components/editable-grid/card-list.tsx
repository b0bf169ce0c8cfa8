'use client'

import { readBlock } from '@rasteh/shop-core/product-grid'
import { type ClipboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import screen from '#components/screen.module.css'
import styles from './editable-grid.module.css'
import type { GridColumn, GridHandle, GridModel } from './grid-model.ts'
import { fillBelow, placeBlock } from './place-block.ts'

type CardListProps<Row, Key extends string> = { model: GridModel<Row, Key>; ref: Ref<GridHandle<Key>> }

/** The rows as cards with the same fields, for windows too narrow for a grid. */
export function CardList<Row, Key extends string>({ model, ref }: CardListProps<Row, Key>) {
  const { rows, columns, idOf, onEdit } = model
  const list = useRef<HTMLUListElement>(null)
  const active = useRef({ row: -1, column: -1 })
  useImperativeHandle(ref, () => ({
    goTo: ({ id, key }) =>
      list.current?.querySelector<HTMLInputElement>(`[data-cell="${id}-${key}"]`)?.focus(),
    fillDown: () => onEdit(fillBelow(model, active.current)),
  }))
  return (
    <ul ref={list} className={styles.cards} aria-label={model.label}>
      {rows.map((row, place) => (
        <li key={idOf(row)} className={styles.card}>
          <dl className={styles.facts}>
            {columns.map((column) =>
              column.show ? (
                <div key={column.key}>
                  <dt className={styles.factName}>{column.label}</dt>
                  <dd className={styles.factValue}>{column.show(row)}</dd>
                </div>
              ) : null,
            )}
          </dl>
          <div className={styles.cells}>
            {columns.map((column, across) =>
              column.show ? null : (
                <CardCell
                  key={column.key}
                  model={model}
                  row={row}
                  column={column}
                  onFocus={() => {
                    active.current = { row: place, column: across }
                  }}
                />
              ),
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

type CardCellProps<Row, Key extends string> = {
  model: GridModel<Row, Key>
  row: Row
  column: GridColumn<Row, Key>
  onFocus: () => void
}

function CardCell<Row, Key extends string>({ model, row, column, onFocus }: CardCellProps<Row, Key>) {
  const faultId = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const { key, label } = column
  const id = model.idOf(row)
  const fault = model.faultOf(row, key)
  const paste = (event: ClipboardEvent) => {
    const block = readBlock(event.clipboardData.getData('text/plain'))
    if (block.length < 2 && (block[0]?.length ?? 0) < 2) return
    event.preventDefault()
    const start = { row: model.rows.indexOf(row), column: model.columns.indexOf(column) }
    const { cells, isCut } = placeBlock(model, block, start)
    model.onEdit(cells, { isCut })
    setDraft(null)
  }
  return (
    <label className={styles.cell}>
      <span className={screen.label}>{label}</span>
      <input
        className={screen.input}
        data-cell={`${id}-${key}`}
        data-edited={model.isEdited(row, key) || undefined}
        dir="ltr"
        inputMode={column.inputMode ?? 'numeric'}
        autoComplete="off"
        aria-label={`${label}، ${model.nameOf(row)}`}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : faultId}
        value={draft ?? model.textOf(row, key)}
        onFocus={onFocus}
        onPaste={paste}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={() => {
          if (draft !== null) model.onEdit([{ id, key, text: draft }])
          setDraft(null)
        }}
      />
      {fault !== null && (
        <span id={faultId} className={styles.fault}>
          {fault}
        </span>
      )}
    </label>
  )
}
