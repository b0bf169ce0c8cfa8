'use client'

import { importExportTexts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import { ROW_ACTIONS } from '@rasteh/shop-core/import-export'
import styles from './import-export.module.css'
import type { ImportShown, UndoShown } from './import-export-event.ts'
import { RowTable } from './row-table.tsx'
import { UndoPanel, undoInWords } from './undo-panel.tsx'
import type { Working } from './use-import-export.ts'

type ResultProps = {
  shown: ImportShown
  importExport: {
    working: Working | null
    undone: UndoShown | null
    apply: (id: string) => void
    undo: (id: string) => void
  }
  onLeave: () => void
}

const titles = {
  checked: importExportTexts.resultTitle,
  applied: importExportTexts.appliedTitle,
  undone: importExportTexts.undoneTitle,
}
const inPersian = (count: number) => formatAmount(count, 'fa-IR')

export function Result({ shown, importExport, onLeave }: ResultProps) {
  const { id, state, counts } = shown
  const writable = counts.new + counts.changed
  const isBusy = importExport.working !== null
  return (
    <section className={styles.card} aria-labelledby="result-title">
      <h2 id="result-title" className={styles.heading} tabIndex={-1}>
        {titles[state]}
      </h2>
      <p className={styles.hint}>
        {importExportTexts.kinds[shown.sheet].title} · <bdi>{shown.fileName}</bdi>
      </p>
      <dl className={styles.figures}>
        {ROW_ACTIONS.map((action) => (
          <div key={action} className={styles.figure} data-action={action}>
            <dt>{importExportTexts.actions[action]}</dt>
            <dd>{inPersian(counts[action])}</dd>
          </div>
        ))}
      </dl>
      {shown.unknownColumns.length > 0 && (
        <p className={styles.warning}>
          {importExportTexts.unknownColumns} <bdi>{shown.unknownColumns.join('، ')}</bdi>
        </p>
      )}
      {state === 'applied' && (
        <p className={styles.done} role="status">
          {importExportTexts.applied.replace('{count}', inPersian(writable))}
        </p>
      )}
      {importExport.undone && (
        <p className={styles.done} role="status">
          {[importExportTexts.undone, ...undoInWords(importExport.undone)].join(' ')}
        </p>
      )}
      {state === 'checked' && writable === 0 && (
        <p className={styles.hint}>{importExportTexts.nothingToApply}</p>
      )}
      <div className={styles.buttons}>
        {state === 'checked' && writable > 0 && (
          <button
            type="button"
            className={styles.primary}
            disabled={isBusy}
            onClick={() => importExport.apply(id)}
          >
            {importExportTexts.applyCount.replace('{count}', inPersian(writable))}
          </button>
        )}
        {counts.refused > 0 && (
          <a className={styles.quiet} href={`/cms-api/transfer/imports/${id}/faults`} download>
            {importExportTexts.faultsFile}
          </a>
        )}
        <button type="button" className={styles.quiet} disabled={isBusy} onClick={onLeave}>
          {importExportTexts.startAgain}
        </button>
      </div>
      {shown.isLast && <UndoPanel id={id} isBusy={isBusy} onUndo={() => importExport.undo(id)} />}
      <RowTable id={id} counts={counts} />
    </section>
  )
}
