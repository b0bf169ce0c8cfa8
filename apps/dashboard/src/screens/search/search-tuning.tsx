'use client'

import type { SearchMiss } from '@rasteh/shop-store/reads/search-tuning'
import styles from '#components/screen.module.css'
import type { Draft } from './drafts.ts'
import { MissTable } from './miss-table.tsx'
import { TrialCard } from './trial-card.tsx'
import { useSearchTuning } from './use-search-tuning.ts'

type SearchTuningProps = { misses: readonly SearchMiss[]; drafts: readonly Draft[]; judgedCount: number }

/** What was searched for in vain, and the drafts that may help, to be tried and published. */
export function SearchTuning({ misses, drafts, judgedCount }: SearchTuningProps) {
  const tuning = useSearchTuning(drafts)
  const { said } = tuning
  return (
    <div className={styles.stack}>
      <div aria-live="polite">
        {said && <p className={said.kind === 'done' ? styles.done : styles.refusal}>{said.text}</p>}
      </div>
      <TrialCard tuning={tuning} judgedCount={judgedCount} />
      <MissTable tuning={tuning} misses={misses} />
    </div>
  )
}
