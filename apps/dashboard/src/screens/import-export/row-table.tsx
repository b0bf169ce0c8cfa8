'use client'

import { importExportTexts } from '@rasteh/messages/dashboard'
import { toPersianDigits } from '@rasteh/persian-text/digits'
import type { RowCounts } from '@rasteh/shop-core/import-export'
import { useCallback, useEffect, useState } from 'react'
import styles from './import-export.module.css'
import type { RowShown } from './import-export-event.ts'

type RowsState = { rows: RowShown[]; isLoading: boolean; hasFailed: boolean }
const NO_ROWS: RowsState = { rows: [], isLoading: true, hasFailed: false }

/** The result of each row, a page at a time; the refused ones alone if there are any. */
export function RowTable({ id, counts }: { id: string; counts: RowCounts }) {
  const [onlyRefused, setOnlyRefused] = useState(counts.refused > 0)
  const [state, setState] = useState(NO_ROWS)
  const load = useCallback(
    async (after: number) => {
      const filter = onlyRefused ? '&action=refused' : ''
      const answer = await fetch(`/cms-api/transfer/imports/${id}/rows?after=${after}${filter}`).catch(
        () => null,
      )
      const body = answer?.ok ? ((await answer.json()) as { rows: RowShown[] }) : null
      setState(({ rows }) => ({
        rows: body ? [...(after === 0 ? [] : rows), ...body.rows] : rows,
        isLoading: false,
        hasFailed: !body,
      }))
    },
    [id, onlyRefused],
  )
  // The rows are the server's: they are asked for when the table or its filter appears.
  useEffect(() => {
    load(0)
  }, [load])
  const total = onlyRefused ? counts.refused : Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <div className={styles.result} aria-busy={state.isLoading}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={onlyRefused}
          onChange={(event) => setOnlyRefused(event.target.checked)}
        />
        {importExportTexts.onlyRefused}
      </label>
      {state.hasFailed && (
        <p className={styles.refusal} role="alert">
          {importExportTexts.failed}
        </p>
      )}
      {state.rows.length === 0 && !state.isLoading && (
        <p className={styles.hint}>{importExportTexts.noRows}</p>
      )}
      {state.rows.length > 0 && <Rows rows={state.rows} />}
      {state.rows.length < total && (
        <button type="button" className={styles.quiet} onClick={() => load(state.rows.at(-1)?.rowNo ?? 0)}>
          {importExportTexts.more}
        </button>
      )}
    </div>
  )
}

function Rows({ rows }: { rows: RowShown[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{importExportTexts.row}</th>
          <th scope="col">{importExportTexts.what}</th>
          <th scope="col">{importExportTexts.outcome}</th>
          <th scope="col">{importExportTexts.details}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rowNo, label, action, details }) => (
          <tr key={rowNo}>
            <th scope="row" data-label={importExportTexts.row}>
              {toPersianDigits(String(rowNo))}
            </th>
            <td>
              <bdi>{label}</bdi>
            </td>
            <td>
              <span className={styles.pill} data-action={action}>
                {importExportTexts.actions[action]}
              </span>
            </td>
            <td>
              <ul className={styles.plain}>
                {details.map((detail) => (
                  <li key={detail} dir="auto">
                    {detail}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
