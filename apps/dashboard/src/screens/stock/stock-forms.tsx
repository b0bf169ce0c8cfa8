'use client'

import { stockTexts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import { STOCK_REASONS, type StockForm } from '@rasteh/shop-core/stock'
import type { KeyboardEvent } from 'react'
import { ChoiceGroup } from '#components/choice-group.tsx'
import { FilledText } from '#components/filled-text.tsx'
import styles from '#components/screen.module.css'

const DIRECTIONS = (['in', 'out'] as const).map((value) => ({ value, label: stockTexts[value] }))
const REASONS = STOCK_REASONS.filter((reason) => reason !== 'count')

type StockFormsProps = {
  mode: 'adjust' | 'count'
  onHand: number
  form: StockForm
  onEdit: (form: StockForm) => void
  onSave: () => void
}

/** It is inside the variant's own form, so Enter is handled here: it would save the variant instead of the stock. */
export function StockForms({ mode, onHand, form, onEdit, onSave }: StockFormsProps) {
  const edit = (part: Partial<StockForm>) => onEdit({ ...form, ...part })
  const takeEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target instanceof HTMLSelectElement) return
    event.preventDefault()
    onSave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is pressed in one of the inputs inside
    <div className={styles.row} onKeyDown={takeEnter}>
      {mode === 'adjust' && (
        <ChoiceGroup
          label={stockTexts.direction}
          name="stock-direction"
          value={form.direction}
          options={DIRECTIONS}
          onChange={(direction) => edit({ direction })}
        />
      )}
      <label className={styles.field}>
        <span className={styles.label}>{mode === 'count' ? stockTexts.counted : stockTexts.quantity}</span>
        <input
          className={styles.input}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          value={form.quantity}
          onChange={({ target }) => edit({ quantity: target.value })}
        />
        {mode === 'count' && (
          <span className={styles.hint}>
            <FilledText text={stockTexts.countHint} values={{ shown: formatAmount(onHand, 'fa-IR') }} />
          </span>
        )}
      </label>
      {mode === 'adjust' && (
        <label className={styles.field}>
          <span className={styles.label}>{stockTexts.reason}</span>
          <select
            className={styles.input}
            value={form.reason}
            onChange={({ target }) => edit({ reason: target.value })}
          >
            <option value="">{stockTexts.chooseReason}</option>
            {REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {stockTexts.reasons[reason]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.field}>
        <span className={styles.label}>{stockTexts.note}</span>
        <input
          className={styles.input}
          autoComplete="off"
          value={form.note}
          onChange={({ target }) => edit({ note: target.value })}
        />
      </label>
    </div>
  )
}
