'use client'

import { productGridTexts } from '@rasteh/messages/dashboard'
import { writeCell } from '@rasteh/shop-core/product-grid'
import type { GridRow } from '@rasteh/shop-store/reads/product-grid'
import type { GridColumn } from '#components/editable-grid/grid-model.ts'
import screen from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { Counted, type GridKey } from './grid-columns.tsx'
import { cellsOf, heldBy } from './grid-edits.ts'
import type { ProductGridState } from './use-product-grid.ts'

const texts = productGridTexts.bar
const SHOWN = 100

type SavePreviewProps = {
  grid: ProductGridState
  columns: readonly GridColumn<GridRow, GridKey>[]
  nameOf: (row: GridRow) => string
}

/** What a save would change, cell by cell. Only what is shown here is ever done: a cell that moved since is refused. */
export function SavePreview({ grid, columns, nameOf }: SavePreviewProps) {
  const { rows, edits, unit, isWaiting } = grid
  const cells = cellsOf(edits)
  const label = new Map(columns.map((column) => [column.key, column.label]))
  return (
    <section className={screen.card} aria-label={texts.previewTitle}>
      <table className={tables.table}>
        <caption className={tables.caption}>{texts.previewTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{productGridTexts.columns.title}</th>
            <th scope="col">{texts.cell}</th>
            <th scope="col">{texts.from}</th>
            <th scope="col">{texts.to}</th>
          </tr>
        </thead>
        <tbody>
          {cells.slice(0, SHOWN).map(({ id, field, text }) => {
            const row = rows.get(id)
            return (
              <tr key={`${id} ${field}`}>
                <th scope="row">{row && <bdi>{nameOf(row)}</bdi>}</th>
                <td data-label={texts.cell}>{label.get(field)}</td>
                <td data-label={texts.from}>
                  <bdi>{(row && writeCell(field, heldBy(row, field), unit)) || '–'}</bdi>
                </td>
                <td data-label={texts.to}>
                  <bdi>{text || '–'}</bdi>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {cells.length > SHOWN && (
        <p className={screen.hint}>
          <Counted text={texts.andMore} count={cells.length - SHOWN} />
        </p>
      )}
      <div className={screen.buttons}>
        <button type="button" className={screen.primary} disabled={isWaiting} onClick={grid.save}>
          <span>
            <Counted text={texts.save} count={edits.typed.size} />
          </span>
        </button>
        <button type="button" className={screen.quiet} onClick={grid.back}>
          {texts.back}
        </button>
      </div>
    </section>
  )
}
