import { transferTexts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import styles from './transfer.module.css'
import type { Working } from './use-transfer.ts'

/** How far the work is; without a number while that is not known. */
export function WorkBar({ working: { stage, done, of } }: { working: Working }) {
  const isCounted = done !== undefined && of !== undefined
  return (
    <div className={styles.work} role="status">
      <span>{transferTexts.stages[stage]}</span>
      {isCounted && (
        <bdi>
          {formatAmount(done, 'fa-IR')} / {formatAmount(of, 'fa-IR')}
        </bdi>
      )}
      <progress
        className={styles.bar}
        aria-label={transferTexts.stages[stage]}
        {...(isCounted ? { value: done, max: of } : {})}
      />
    </div>
  )
}
