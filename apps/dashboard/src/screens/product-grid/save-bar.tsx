'use client'

import { productGridTexts, stockTexts } from '@rasteh/messages/dashboard'
import { STOCK_REASONS } from '@rasteh/shop-core/stock'
import screen from '#components/screen.module.css'
import { Choice } from './choice.tsx'
import { Counted } from './grid-columns.tsx'
import type { ProductGridState } from './use-product-grid.ts'

const texts = productGridTexts.bar
const REASONS = STOCK_REASONS.filter((reason) => reason !== 'count').map((value) => ({
  value,
  label: stockTexts.reasons[value],
}))

/** What was edited and not saved, and what can be done with it. */
export function SaveBar({ grid, onFillDown }: { grid: ProductGridState; onFillDown: () => void }) {
  const { edits, isWaiting } = grid
  const count = edits.typed.size
  const hasStock = [...edits.typed.values()].some(({ stockDelta }) => stockDelta !== undefined)
  return (
    <section className={screen.card} aria-label={texts.title}>
      <p className={screen.hint} role="status">
        {count === 0 ? texts.unchanged : <Counted text={texts.changed} count={count} />}
      </p>
      {hasStock && (
        <div className={screen.row}>
          <Choice
            label={texts.reason}
            value={grid.reason}
            none={stockTexts.chooseReason}
            options={REASONS}
            onChange={grid.setReason}
          />
        </div>
      )}
      <div className={screen.buttons}>
        <button
          type="button"
          className={grid.isPreviewed ? screen.quiet : screen.primary}
          disabled={count === 0 || isWaiting}
          onClick={grid.preview}
        >
          {texts.preview}
        </button>
        <button type="button" className={screen.quiet} onClick={onFillDown}>
          {texts.fillDown}
        </button>
        <button
          type="button"
          className={screen.quiet}
          disabled={edits.past.length === 0}
          onClick={grid.undoEdit}
        >
          {texts.undoEdit}
        </button>
        <button type="button" className={screen.danger} disabled={count === 0} onClick={grid.discard}>
          {texts.discard}
        </button>
      </div>
    </section>
  )
}
