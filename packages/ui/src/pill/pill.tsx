import type { ReactNode } from 'react'
import styles from './pill.module.css'

export type PillTone = 'brand' | 'offer' | 'discount' | 'quiet'

/** A word or number that marks what it is beside. */
export function Pill({ tone = 'quiet', children }: { tone?: PillTone; children: ReactNode }) {
  return <span className={`${styles.pill} ${styles[tone]}`}>{children}</span>
}
