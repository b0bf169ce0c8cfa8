'use client'

import { stockTexts } from '@rasteh/messages/dashboard'
import { formatMoment } from '@rasteh/persian-text/jalali'
import { formatAmount } from '@rasteh/persian-text/money'
import { toReasonParts } from '@rasteh/shop-core/stock'
import styles from '#components/screen.module.css'
import tables from '#components/table.module.css'

export type MoveShown = { id: string; delta: number; reason: string; madeBy: string; madeAt: string }

/** The latest lines of the ledger, the newest first. */
export function MoveTable({ moves }: { moves: MoveShown[] }) {
  if (moves.length === 0) return <p className={styles.hint}>{stockTexts.noMoves}</p>
  return (
    <table className={tables.table}>
      <caption className={tables.caption}>{stockTexts.moves}</caption>
      <thead>
        <tr>
          <th scope="col">{stockTexts.difference}</th>
          <th scope="col">{stockTexts.reason}</th>
          <th scope="col">{stockTexts.when}</th>
          <th scope="col">{stockTexts.by}</th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ id, delta, reason, madeAt, madeBy }) => (
          <tr key={id}>
            <th scope="row">
              <bdi dir="ltr">{`${delta > 0 ? '+' : '−'}${formatAmount(Math.abs(delta), 'fa-IR')}`}</bdi>
            </th>
            <td data-label={stockTexts.reason}>{reasonShown(reason)}</td>
            <td data-label={stockTexts.when}>
              <bdi dir="ltr">{formatMoment(new Date(madeAt), 'fa-IR')}</bdi>
            </td>
            <td data-label={stockTexts.by}>
              <bdi>{madeBy}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function reasonShown(text: string): string {
  const { reason, note } = toReasonParts(text)
  return [reason && stockTexts.reasons[reason], note].filter(Boolean).join(': ')
}
