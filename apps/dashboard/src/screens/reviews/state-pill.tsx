import { reviewTexts as texts } from '@rasteh/messages/dashboard'
import type { ReviewState } from '@rasteh/shop-core/reviews'
import styles from './reviews.module.css'

const LOOKS: Record<ReviewState, string | undefined> = {
  draft: undefined,
  requested: styles.asks,
  approved: styles.good,
  refused: styles.back,
}

export function StatePill({ state }: { state: ReviewState }) {
  return <span className={`${styles.pill} ${LOOKS[state] ?? ''}`}>{texts.states[state]}</span>
}
