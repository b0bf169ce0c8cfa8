import { importExportTexts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import styles from './import-export.module.css'
import type { ImportShown } from './import-export-event.ts'

const madeAt = new Intl.DateTimeFormat('fa-IR-u-ca-persian', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Tehran',
})

type HistoryProps = { history: readonly ImportShown[]; onLook: (shown: ImportShown) => void }

export function History({ history, onLook }: HistoryProps) {
  return (
    <section className={styles.card} aria-labelledby="history-title">
      <h2 id="history-title" className={styles.heading}>
        {importExportTexts.historyTitle}
      </h2>
      {history.length === 0 && <p className={styles.hint}>{importExportTexts.historyEmpty}</p>}
      <ul className={styles.history}>
        {history.map((one) => (
          <li key={one.id} className={styles.past}>
            <span className={styles.facts}>
              <strong>{importExportTexts.kinds[one.sheet].title}</strong>
              <bdi>{one.fileName}</bdi>
              <span className={styles.hint}>{madeAt.format(new Date(one.madeAt))}</span>
              <bdi className={styles.hint}>{one.madeBy}</bdi>
              <span className={styles.pill} data-action={one.state}>
                {importExportTexts.states[one.state]} ·{' '}
                {formatAmount(one.counts.new + one.counts.changed, 'fa-IR')}
              </span>
            </span>
            <button type="button" className={styles.quiet} onClick={() => onLook(one)}>
              {importExportTexts.open}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
