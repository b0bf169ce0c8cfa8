'use client'

import { optionTexts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import type { Combination } from '@rasteh/shop-core/options'
import { useState } from 'react'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import { LabelledAmount } from '#fields/labelled-amount.tsx'
import { CombinationsTable, type WantedRow } from './combinations-table.tsx'
import type { CombinationsPreview } from './endpoints.ts'

const texts = optionTexts.combinations
const digits = (count: number) => toPersianDigits(String(count))

type CombinationsFormProps = {
  shown: CombinationsPreview
  /** The product has changes that are not saved, or something is on its way. */
  isHeld: boolean
  onMake: (combinations: Combination[], priceRial: number | null) => void
  onClose: () => void
}

/** What would be made: each combination with its code, which may be changed or left out, and one price for all. */
export function CombinationsForm({ shown, isHeld, onMake, onClose }: CombinationsFormProps) {
  const [rows, setRows] = useState<readonly WantedRow[]>(() =>
    shown.missing.map((one) => ({ ...one, isWanted: true })),
  )
  const [price, setPrice] = useState<number | string | null>(shown.priceRial)
  const [fault, setFault] = useState<string | null>(null)
  const wanted = rows.filter(({ isWanted }) => isWanted)
  const make = () => {
    const isBad = typeof price === 'string' || price === 0
    setFault(isBad ? texts.badPrice : wanted.length === 0 ? texts.noneChosen : null)
    if (!isBad && wanted.length > 0)
      onMake(
        wanted.map(({ choice, sku }) => ({ choice, sku })),
        price,
      )
  }
  const closing = (
    <button type="button" className={screen.quiet} onClick={onClose}>
      {texts.close}
    </button>
  )
  if (rows.length === 0) {
    return (
      <div className={screen.stack}>
        <p className={screen.hint}>{texts.none}</p>
        {closing}
      </div>
    )
  }
  return (
    <>
      <p className={screen.hint}>
        <FilledText
          text={texts.about}
          values={{ made: digits(shown.made), missing: digits(wanted.length) }}
        />
      </p>
      {shown.choiceless > 0 && (
        <p className={screen.warnings}>
          <span>
            <FilledText text={texts.choiceless} values={{ count: digits(shown.choiceless) }} />
          </span>
        </p>
      )}
      <LabelledAmount
        label={texts.price}
        value={typeof price === 'string' ? null : price}
        onChange={setPrice}
        onUnread={(text) => text !== null && setPrice(text)}
      />
      <p className={screen.hint}>{texts.priceHint}</p>
      <CombinationsTable options={shown.options} rows={rows} onChange={setRows} />
      <div role="alert">{fault && <p className={screen.refusal}>{fault}</p>}</div>
      <div className={screen.buttons}>
        <button type="button" className={screen.primary} disabled={isHeld} onClick={make}>
          <FilledText text={texts.make} values={{ count: digits(wanted.length) }} />
        </button>
        {closing}
      </div>
    </>
  )
}
