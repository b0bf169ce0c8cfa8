'use client'

import { bulkPricingTexts } from '@rasteh/messages/dashboard'
import { formatAmount, formatMoney } from '@rasteh/persian-text/money'
import tables from '#components/table.module.css'
import { usePriceUnit } from '#fields/price-unit.tsx'
import type { ShownRow } from './preview.ts'

const texts = bulkPricingTexts.preview

/** Old and new price of each variant. On a phone each row is a card, its cells named by their column. */
export function PreviewTable({ rows }: { rows: ShownRow[] }) {
  return (
    <table className={tables.table}>
      <caption className={tables.caption}>{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.variant}</th>
          <th scope="col">{texts.sku}</th>
          <th scope="col">{texts.old}</th>
          <th scope="col">{texts.new}</th>
          <th scope="col">{texts.difference}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.variantId} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row }: { row: ShownRow }) {
  const style = { culture: 'fa-IR', unit: usePriceUnit() } as const
  const money = (rials: number) => <bdi>{formatMoney(rials, style)}</bdi>
  const isUnusual = row.warning !== null
  return (
    <tr className={isUnusual ? tables.warnedRow : undefined}>
      <th scope="row">{row.title}</th>
      <td data-label={texts.sku}>
        <bdi dir="ltr">{row.sku}</bdi>
      </td>
      <td data-label={texts.old}>{row.old ? money(row.old.unitRial) : '–'}</td>
      <td data-label={texts.new}>
        {row.new ? (
          <>
            <strong>{money(row.new.unitRial)}</strong>{' '}
            {row.new.struckRial !== null && <del className={tables.struck}>{money(row.new.struckRial)}</del>}
          </>
        ) : (
          <span className={tables.refusedCell}>{row.refusal && bulkPricingTexts.refusals[row.refusal]}</span>
        )}
      </td>
      <td data-label={texts.difference}>
        {row.new && row.old && <bdi dir="ltr">{signedPercent(row.old.unitRial, row.new.unitRial)}</bdi>}{' '}
        {row.warning && <span className={tables.refusedCell}>{bulkPricingTexts.warnings[row.warning]}</span>}
      </td>
    </tr>
  )
}

function signedPercent(old: number, next: number): string {
  const percent = Math.round(((next - old) / old) * 1000) / 10
  return `${percent < 0 ? '−' : '+'}${formatAmount(Math.abs(percent), 'fa-IR')}٪`
}
