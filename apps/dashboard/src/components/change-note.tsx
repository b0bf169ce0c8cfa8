import { reportsTexts as texts } from '@rasteh/messages/dashboard'
import { formatAmount } from '@rasteh/persian-text/money'
import type { Change } from '@rasteh/shop-core/reports'
import styles from './change-note.module.css'
import { FilledText } from './filled-text.tsx'

/** How a figure changed: an arrow and words, so that no colour is needed. */
export function ChangeNote({ change }: { change: Change }) {
  if (change.kind === 'same') return <span className={styles.change}>{texts.same}</span>
  if (change.kind === 'new') return <span className={styles.change}>{texts.new}</span>
  const percent = formatAmount(change.percent, 'fa-IR').replace('.', '٫')
  return (
    <span className={`${styles.change} ${change.kind === 'up' ? styles.up : styles.down}`}>
      <span aria-hidden="true">{change.kind === 'up' ? '▲ ' : '▼ '}</span>
      <FilledText text={texts[change.kind]} values={{ percent }} />
    </span>
  )
}
