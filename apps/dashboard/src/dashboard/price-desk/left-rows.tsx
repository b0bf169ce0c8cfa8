'use client'

import { priceDeskTexts } from '@rasteh/messages/dashboard'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import type { LeftPriceRow } from '@rasteh/shop-store/reads/price-changes'
import { useState } from 'react'
import { usePriceUnit } from '../../fields/price-unit.tsx'
import { callDesk } from '../call-desk.ts'
import styles from '../desk.module.css'
import { FilledText } from '../filled-text.tsx'
import type { ChangeShown } from './use-price-desk.ts'

const texts = priceDeskTexts.list

/** How many prices a change left alone because somebody had moved them, and on request which. */
export function LeftRows({ change }: { change: ChangeShown }) {
  const style = { culture: 'fa-IR', unit: usePriceUnit() } as const
  const [rows, setRows] = useState<LeftPriceRow[] | null>(null)
  const load = async () => {
    const answer = await callDesk<{ rows: LeftPriceRow[] }>('price-desk/left', { id: change.id })
    if (answer.ok) setRows(answer.rows)
  }
  const counts = (
    [
      ['left', change.left],
      ['kept', change.kept],
    ] as const
  ).filter(([, count]) => count > 0)
  return (
    <div className={styles.leftRows}>
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
