'use client'

import { optionTexts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { type Combination, SKU_MAX, titleOfChoice } from '@rasteh/shop-core/options'
import { useState } from 'react'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { AmountInput } from '#fields/amount-input.tsx'
import { usePriceUnit } from '#fields/price-unit.tsx'
import type { CombinationsPreview } from './endpoints.ts'

const texts = optionTexts.combinations
const digits = (count: number) => toPersianDigits(String(count))

type CombinationsTableProps = {
  shown: CombinationsPreview
  isWaiting: boolean
  onMake: (combinations: Combination[], priceRial: number | null) => void
  onClose: () => void
}

/** What would be made: each combination with its code, which may be changed or left out, and one price for all. */
export function CombinationsTable({ shown, isWaiting, onMake, onClose }: CombinationsTableProps) {
  const [rows, setRows] = useState(shown.missing)
  const [priceRial, setPrice] = useState(shown.priceRial)
  const unit = usePriceUnit()
  const setSku = (place: number, sku: string) =>
    setRows(rows.map((row, index) => (index === place ? { ...row, sku } : row)))
  if (rows.length === 0) {
    return (
      <div className={screen.buttons}>
        <p className={screen.hint}>{shown.missing.length === 0 ? texts.none : texts.allLeftOut}</p>
        <button type="button" className={screen.quiet} onClick={onClose}>
          {texts.close}
        </button>
      </div>
    )
  }
  return (
    <>
      <p className={screen.hint}>
        <FilledText text={texts.about} values={{ made: digits(shown.made), missing: digits(rows.length) }} />
      </p>
      <div className={screen.field}>
        <span className={screen.label}>{texts.price}</span>
        <AmountInput label={texts.price} value={priceRial} onChange={setPrice} unit={unit} />
      </div>
      <table className={tables.table}>
        <caption className={tables.caption}>{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.combination}</th>
            <th scope="col">{texts.sku}</th>
            <th scope="col">{texts.leaveOut}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ choice, sku }, place) => {
            const title = titleOfChoice(choice, shown.options, 'fa') ?? ''
            return (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td data-label={texts.sku}>
                  <input
                    className={screen.input}
                    dir="ltr"
                    aria-label={`${texts.sku} ${title}`}
                    value={sku}
                    maxLength={SKU_MAX}
                    autoComplete="off"
                    onChange={({ target }) => setSku(place, target.value)}
                  />
                </td>
                <td data-label={texts.leaveOut}>
                  <button
                    type="button"
                    className={screen.quiet}
                    aria-label={`${texts.leaveOut} ${title}`}
                    onClick={() => setRows(rows.filter((_, index) => index !== place))}
                  >
                    ×
                  </button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className={screen.buttons}>
        <button
          type="button"
          className={screen.primary}
          disabled={isWaiting}
          onClick={() => onMake(rows, priceRial)}
        >
          <FilledText text={texts.make} values={{ count: digits(rows.length) }} />
        </button>
        <button type="button" className={screen.quiet} onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </>
  )
}
