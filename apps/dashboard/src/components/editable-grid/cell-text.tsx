'use client'

import { productGridTexts } from '@rasteh/messages/dashboard'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import type { GridModel } from './grid-model.ts'

type CellTextProps<Row, Key extends string> = { model: GridModel<Row, Key>; row: Row; cellKey: Key }

/** What an editable cell shows, and says to a screen reader: its text, that it was edited, what is wrong with it. */
export function CellText<Row, Key extends string>({ model, row, cellKey }: CellTextProps<Row, Key>) {
  const fault = model.faultOf(row, cellKey)
  const isEdited = model.isEdited(row, cellKey)
  return (
    <span title={fault ?? undefined}>
      <bdi>{model.textOf(row, cellKey)}</bdi>
      {fault && (
        <span className={screen.hiddenLabel}>
          <FilledText text={productGridTexts.fault} values={{ fault }} />
        </span>
      )}
      {isEdited && !fault && <span className={screen.hiddenLabel}>{productGridTexts.edited}</span>}
    </span>
  )
}
