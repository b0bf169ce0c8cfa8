'use client'

import { bulkPricingTexts } from '@rasteh/messages/dashboard'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import type { LeftPriceRow } from '@rasteh/shop-store/reads/price-changes'
import { useState } from 'react'
import { FilledText } from '#components/filled-text.tsx'
import styles from '#components/screen.module.css'
import tables from '#components/table.module.css'
import { callEndpoint } from '#endpoints/call-endpoint.ts'
import { usePriceUnit } from '#fields/price-unit.tsx'
import type { ChangeShown } from './use-bulk-pricing.ts'

const texts = bulkPricingTexts.list

/** How many prices a change left alone because they had been changed meanwhile, and on request which. */
export function LeftRows({ change }: { change: ChangeShown }) {
  const style = { culture: 'fa-IR', unit: usePriceUnit() } as const
  const [rows, setRows] = useState<LeftPriceRow[] | null>(null)
  const load = async () => {
    const answer = await callEndpoint<{ rows: LeftPriceRow[] }>('price-desk/left', { id: change.id })
    if (answer.ok) setRows(answer.rows)
  }
  const counts = (
    [
      ['left', change.left],
      ['kept', change.kept],
    ] as const
  ).filter(([, count]) => count > 0)
  return (
    <div className={tables.leftRows}>
      {counts.map(([kind, count]) => (
        <span key={kind}>
          <FilledText text={texts[kind]} values={{ count: formatAmount(count, 'fa-IR') }} />
        </span>
      ))}
      {!rows && (
        <button type="button" className={styles.quiet} onClick={load}>
          {texts.whichOnes}
        </button>
      )}
      <ul>
        {rows?.map(({ sku, title, expectedRial, nowRial }) => (
          <li key={sku}>
            {title} (<bdi dir="ltr">{sku}</bdi>):{' '}
            <FilledText
              text={texts.expected}
              values={{
                expected: formatMoney(expectedRial, style),
                now: nowRial === null ? '–' : formatMoney(nowRial, style),
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
