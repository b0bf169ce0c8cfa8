'use client'

import { transferTexts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import { ROW_ACTIONS } from '@rasteh/shop-core/transfer'
import { RowTable } from './row-table.tsx'
import styles from './transfer.module.css'
import type { ImportShown, UndoShown } from './transfer-event.ts'
import { UndoPanel, undoInWords } from './undo-panel.tsx'
import type { Working } from './use-transfer.ts'

type ResultProps = {
  shown: ImportShown
  transfer: {
    working: Working | null
    undone: UndoShown | null
    apply: (id: string) => void
    undo: (id: string) => void
  }
  onLeave: () => void
}

const titles = {
  checked: transferTexts.resultTitle,
  applied: transferTexts.appliedTitle,
  undone: transferTexts.undoneTitle,
}
const inPersian = (count: number) => formatAmount(count, 'fa-IR')

export function Result({ shown, transfer, onLeave }: ResultProps) {
  const { id, state, counts } = shown
  const writable = counts.new + counts.changed
  const isBusy = transfer.working !== null
  return (
    <section className={styles.card} aria-labelledby="result-title">
      <h2 id="result-title" className={styles.heading} tabIndex={-1}>
        {titles[state]}
      </h2>
      <p className={styles.hint}>
        {transferTexts.kinds[shown.sheet].title} · <bdi>{shown.fileName}</bdi>
      </p>
      <dl className={styles.figures}>
        {ROW_ACTIONS.map((action) => (
          <div key={action} className={styles.figure} data-action={action}>
            <dt>{transferTexts.actions[action]}</dt>
            <dd>{inPersian(counts[action])}</dd>
          </div>
        ))}
      </dl>
      {shown.unknownColumns.length > 0 && (
        <p className={styles.warning}>
          {transferTexts.unknownColumns} <bdi>{shown.unknownColumns.join('، ')}</bdi>
        </p>
      )}
      {state === 'applied' && (
        <p className={styles.done} role="status">
          {transferTexts.applied.replace('{count}', inPersian(writable))}
        </p>
      )}
      {transfer.undone && (
        <p className={styles.done} role="status">
          {[transferTexts.undone, ...undoInWords(transfer.undone)].join(' ')}
        </p>
      )}
      {state === 'checked' && writable === 0 && <p className={styles.hint}>{transferTexts.nothingToApply}</p>}
      <div className={styles.buttons}>
        {state === 'checked' && writable > 0 && (
          <button
            type="button"
            className={styles.primary}
            disabled={isBusy}
            onClick={() => transfer.apply(id)}
          >
            {transferTexts.applyCount.replace('{count}', inPersian(writable))}
          </button>
        )}
        {counts.refused > 0 && (
          <a className={styles.quiet} href={`/cms-api/transfer/imports/${id}/faults`} download>
            {transferTexts.faultsFile}
          </a>
        )}
        <button type="button" className={styles.quiet} disabled={isBusy} onClick={onLeave}>
          {transferTexts.startAgain}
        </button>
      </div>
      {shown.isLast && <UndoPanel id={id} isBusy={isBusy} onUndo={() => transfer.undo(id)} />}
      <RowTable id={id} counts={counts} />
    </section>
  )
}
