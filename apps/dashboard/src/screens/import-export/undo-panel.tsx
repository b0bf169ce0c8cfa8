'use client'

import { importExportTexts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import { useState } from 'react'
import styles from './import-export.module.css'
import type { UndoShown } from './import-export-event.ts'

const OUTCOMES = ['restored', 'removed', 'trashed', 'kept'] as const

/** One sentence for each thing that undoing does, or did. */
export const undoInWords = (counts: UndoShown): string[] =>
  OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) =>
    importExportTexts.undoPlan[outcome].replace('{count}', formatAmount(counts[outcome], 'fa-IR')),
  )

type UndoProps = { id: string; isBusy: boolean; onUndo: () => void }

/** Says what undoing would do before it does it. */
export function UndoPanel({ id, isBusy, onUndo }: UndoProps) {
  const [plan, setPlan] = useState<UndoShown | 'asking' | 'failed' | null>(null)
  const ask = async () => {
    setPlan('asking')
    const answer = await fetch(`/cms-api/transfer/imports/${id}/undo`).catch(() => null)
    const body = answer?.ok ? ((await answer.json()) as { counts: UndoShown }) : null
    setPlan(body ? body.counts : 'failed')
  }
  if (plan === 'failed')
    return (
      <p className={styles.refusal} role="alert">
        {importExportTexts.failed}
      </p>
    )
  if (plan === null || plan === 'asking')
    return (
      <button type="button" className={styles.danger} disabled={isBusy || plan === 'asking'} onClick={ask}>
        {importExportTexts.undo}
      </button>
    )
  return (
    <section className={styles.warning} aria-label={importExportTexts.undoTitle}>
      <ul className={styles.plain}>
        {undoInWords(plan).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <button type="button" className={styles.danger} disabled={isBusy} onClick={onUndo}>
          {importExportTexts.undoConfirm}
        </button>
        <button type="button" className={styles.quiet} disabled={isBusy} onClick={() => setPlan(null)}>
          {importExportTexts.cancel}
        </button>
      </div>
    </section>
  )
}
