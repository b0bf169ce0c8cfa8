'use client'

import { productGridTexts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import { GRID_COUNT_SHOWN, type RowFault, writeCell } from '@rasteh/shop-core/product-grid'
import type { GridRow } from '@rasteh/shop-store/reads/product-grid'
import { useId, useMemo, useRef, useState } from 'react'
import { EditableGrid } from '#components/editable-grid/editable-grid.tsx'
import type { GridHandle } from '#components/editable-grid/grid-model.ts'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { FaultList } from './fault-list.tsx'
import { FilterBar, type FilterChoices } from './filter-bar.tsx'
import { Counted, type GridKey, gridColumns, isGridField } from './grid-columns.tsx'
import { heldBy } from './grid-edits.ts'
import { GridHistory } from './grid-history.tsx'
import styles from './product-grid.module.css'
import { SaveBar } from './save-bar.tsx'
import { SavePreview } from './save-preview.tsx'
import { sayFault } from './say-fault.ts'
import { type FirstPage, type Refusal, useProductGrid } from './use-product-grid.ts'

type ProductGridProps = {
  first: FirstPage
  /** What the list may be filtered by; without it the grid is one product's. */
  choices?: FilterChoices
}

const texts = productGridTexts

/** The grid with its filter above it, what is to be saved below, and the saves made before. */
export function ProductGrid({ first, choices }: ProductGridProps) {
  const grid = useProductGrid(first)
  const { rows, list, edits, unit } = grid
  const keysId = useId()
  const handle = useRef<GridHandle<GridKey>>(null)
  const [pasted, setPasted] = useState<{ count: number; isCut: boolean } | null>(null)
  const columns = useMemo(() => gridColumns(unit, !choices), [unit, choices])
  const faults = useMemo(() => byCell(grid.faults), [grid.faults])
  const shown = list.ids.flatMap((id) => rows.get(id) ?? [])
  const nameOf = ({ product, variant, sku }: GridRow) => [product, variant, sku].filter(Boolean).join('، ')
  return (
    <div className={screen.stack}>
      {choices && <FilterBar choices={choices} isWaiting={grid.isWaiting} onShow={grid.show} />}
      <section className={screen.card} aria-label={texts.title} aria-busy={grid.isWaiting}>
        <p className={screen.hint} role="status">
          {shown.length === 0 ? choices ? texts.none : texts.noVariants : <ListCount count={list.count} />}
        </p>
        <p id={keysId} className={styles.keys}>
          {texts.keys}
        </p>
        {shown.length > 0 && (
          <EditableGrid<GridRow, GridKey>
            ref={handle}
            label={texts.title}
            describedBy={keysId}
            rows={shown}
            columns={columns}
            idOf={({ variantId }) => variantId}
            nameOf={nameOf}
            textOf={(row, key) =>
              isGridField(key)
                ? (edits.typed.get(row.variantId)?.[key] ?? writeCell(key, heldBy(row, key), unit))
                : ''
            }
            faultOf={({ variantId }, key) => {
              const fault = faults.get(`${variantId} ${key}`)
              return fault ? sayFault(fault, unit) : null
            }}
            isEdited={({ variantId }, key) =>
              isGridField(key) && edits.typed.get(variantId)?.[key] !== undefined
            }
            onEdit={(cells, paste) => {
              grid.edit(
                cells.flatMap(({ id, key, text }) => (isGridField(key) ? [{ id, field: key, text }] : [])),
              )
              setPasted(paste ? { count: cells.length, isCut: paste.isCut } : null)
            }}
            onUndo={grid.undoEdit}
          />
        )}
        <div role="status">
          {pasted && (
            <p className={screen.hint}>
              <Counted text={pasted.isCut ? texts.pastedBeyond : texts.pasted} count={pasted.count} />
            </p>
          )}
        </div>
        {list.next && (
          <div className={screen.buttons}>
            <button type="button" className={screen.quiet} disabled={grid.isWaiting} onClick={grid.more}>
              {texts.more}
            </button>
            <span className={screen.hint}>
              <Counted text={texts.shown} count={shown.length} />
            </span>
          </div>
        )}
      </section>
      <FaultList
        faults={grid.faults}
        rows={rows}
        unit={unit}
        nameOf={nameOf}
        onGoTo={({ variantId, field }) => handle.current?.goTo({ id: variantId, key: field })}
      />
      <SaveBar grid={grid} onFillDown={() => handle.current?.fillDown()} />
      <div role="alert" className={styles.said}>
        {grid.refusal && <p className={screen.refusal}>{sayRefusal(grid.refusal)}</p>}
      </div>
      <div role="status" className={styles.said}>
        {grid.isWaiting && <p className={screen.hint}>{texts.waiting}</p>}
        {grid.done && (
          <p className={screen.done}>
            <Counted text={texts.done[grid.done.kind]} count={grid.done.count} />
          </p>
        )}
      </div>
      {grid.isPreviewed && <SavePreview grid={grid} columns={columns} nameOf={nameOf} />}
      <GridHistory changes={grid.changes} isWaiting={grid.isWaiting} onUndo={grid.undo} />
    </div>
  )
}

const byCell = (faults: readonly RowFault[]) =>
  new Map(faults.map((fault) => [`${fault.variantId} ${fault.field}`, fault]))

function ListCount({ count }: { count: number }) {
  const isMore = count > GRID_COUNT_SHOWN
  return <Counted text={isMore ? texts.countMore : texts.count} count={Math.min(count, GRID_COUNT_SHOWN)} />
}

function sayRefusal({ kind, max }: Refusal) {
  const sentences: Record<string, string> = texts.refusals
  const values = { max: max === undefined ? '' : formatAmount(max, 'fa-IR') }
  return <FilledText text={sentences[kind] ?? texts.failed} values={values} />
}
