'use client'

import { shipmentTexts as texts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import { formatAmount } from '@rasteh/persian-text/money'
import { FilledText } from '#components/filled-text.tsx'
import screen from '#components/screen.module.css'
import tables from '#components/table.module.css'
import type { ShipmentRow } from './use-shipments.ts'

const faults: Record<string, string> = texts.faults

/** What each line would do; those that are wrong come first. */
export function RowTable({ rows, ready }: { rows: readonly ShipmentRow[]; ready: number }) {
  const wrong = rows.filter(({ fault }) => fault !== null)
  const done = rows.filter(({ isDone }) => isDone)
  return (
    <section className={screen.steps} aria-label={texts.result}>
      <h2 className={screen.heading}>{texts.result}</h2>
      <Count text={texts.ready} count={ready} />
      <Count text={texts.wrong} count={wrong.length} />
      <Count text={texts.done} count={done.length} />
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col">{texts.order}</th>
            <th scope="col">{texts.code}</th>
            <th scope="col">{texts.buyer}</th>
            <th scope="col">{texts.state}</th>
          </tr>
        </thead>
        <tbody>
          {[...wrong, ...rows.filter(({ fault }) => fault === null)].map((row) => (
            <Row key={row.line} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Count({ text, count }: { text: string; count: number }) {
  if (count === 0) return null
  return (
    <p>
      <FilledText text={text} values={{ count: formatAmount(count, 'fa-IR') }} />
    </p>
  )
}

function Row({ row }: { row: ShipmentRow }) {
  const { line, text, orderNumber, code, name, fault, isDone } = row
  return (
    <tr className={fault ? tables.warnedRow : undefined}>
      <td data-label={texts.line}>
        <bdi>{toPersianDigits(String(line))}</bdi>
      </td>
      <td data-label={texts.order}>
        <bdi>{toPersianDigits(orderNumber === null ? text : String(orderNumber))}</bdi>
      </td>
      <td data-label={texts.code}>
        <bdi>{code ?? '—'}</bdi>
      </td>
      <td data-label={texts.buyer}>
        <bdi>{name ?? '—'}</bdi>
      </td>
      <td data-label={texts.state}>
        {fault ? (faults[fault] ?? fault) : isDone ? texts.isDone : texts.isReady}
      </td>
    </tr>
  )
}
