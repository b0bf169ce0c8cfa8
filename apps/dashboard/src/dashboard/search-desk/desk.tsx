'use client'

import type { SearchMiss } from '@rasteh/shop-store/reads/search-tuning'
import styles from '../desk.module.css'
import type { Draft } from './drafts.ts'
import { MissTable } from './miss-table.tsx'
import { TrialCard } from './trial-card.tsx'
import { useSearchDesk } from './use-search-desk.ts'

type SearchDeskProps = { misses: readonly SearchMiss[]; drafts: readonly Draft[]; judgedCount: number }

/** What was searched for in vain, and the drafts that may help, to be tried and published. */
export function SearchDesk({ misses, drafts, judgedCount }: SearchDeskProps) {
  const desk = useSearchDesk(drafts)
  const { said } = desk
  return (
    <div className={styles.desk}>
      <div aria-live="polite">
        {said && <p className={said.kind === 'done' ? styles.done : styles.refusal}>{said.text}</p>}
      </div>
      <TrialCard desk={desk} judgedCount={judgedCount} />
      <MissTable desk={desk} misses={misses} />
    </div>
  )
}
