import { importExportTexts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import styles from './import-export.module.css'
import type { Working } from './use-import-export.ts'

/** How far the work is; without a number while that is not known. */
export function WorkBar({ working: { stage, done, of } }: { working: Working }) {
  const isCounted = done !== undefined && of !== undefined
  return (
    <div className={styles.work} role="status">
      <span>{importExportTexts.stages[stage]}</span>
      {isCounted && (
        <bdi>
          {formatAmount(done, 'fa-IR')} / {formatAmount(of, 'fa-IR')}
        </bdi>
      )}
      <progress
        className={styles.bar}
        aria-label={importExportTexts.stages[stage]}
        {...(isCounted ? { value: done, max: of } : {})}
      />
    </div>
  )
}
