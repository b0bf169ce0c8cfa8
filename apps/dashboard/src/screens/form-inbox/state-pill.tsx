import { formInboxTexts as texts } from '@rasteh/messages/dashboard'
import type { SubmissionState } from '@rasteh/shop-core/forms'
import styles from './form-inbox.module.css'

const LOOKS: Record<SubmissionState, string | undefined> = {
  new: styles.asks,
  'in-review': styles.open,
  answered: styles.good,
  closed: undefined,
}

export function StatePill({ state }: { state: SubmissionState }) {
  return <span className={`${styles.pill} ${LOOKS[state] ?? ''}`}>{texts.states[state]}</span>
}
