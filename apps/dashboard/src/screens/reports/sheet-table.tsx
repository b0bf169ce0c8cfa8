import { reportsTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import screen from '#components/screen.module.css'
import tables from '#components/table.module.css'
import type { ReportSheet, SheetColumn } from './report-sheet.ts'
import styles from './reports.module.css'

type SheetTableProps = { caption: string; sheet: ReportSheet }

/** The table of a report, with its sums at the end. */
export function SheetTable({ caption, sheet: { columns, rows, totals } }: SheetTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={`${tables.table} ${styles.sheet}`}>
        <caption className={screen.hiddenLabel}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // Rows of a report never change places, and two codes may have one name.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <SheetRow key={index} columns={columns} row={row} />
          ))}
        </tbody>
        <tfoot>
          <SheetRow columns={columns} row={totals} />
        </tfoot>
      </table>
    </div>
  )
}

function SheetRow({ columns, row }: { columns: SheetColumn[]; row: ReportSheet['totals'] }) {
  return (
    <tr>
      {columns.map(({ title, kind }, place) => {
        const cell = row[place] ?? null
        if (place === 0)
          return (
            <th key={title} scope="row">
              <bdi>{cell}</bdi>
            </th>
          )
        return (
          <td
            key={title}
            data-label={title}
            className={cell === 0 || cell === null ? styles.zero : undefined}
          >
            <bdi>{say(cell, kind)}</bdi>
          </td>
        )
      })}
    </tr>
  )
}

/** A change says its direction by a word's worth of sign: an arrow beside its figure. */
function say(cell: string | number | null, kind: SheetColumn['kind']): string {
  if (cell === null) return kind === 'change' ? texts.new : '—'
  if (typeof cell === 'string') return cell
  const shown = formatAmount(Math.abs(cell), 'fa-IR').replace('.', '٫')
  if (kind !== 'change') return formatAmount(cell, 'fa-IR')
  if (cell === 0) return texts.same
  return `${cell > 0 ? '▲' : '▼'} ${shown}`
}
