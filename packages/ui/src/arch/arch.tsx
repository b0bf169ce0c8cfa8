import type { ReactNode } from 'react'
import styles from './arch.module.css'

/** Shows its content through the pointed arch of a bazaar's shop front. */
export function Arch({ children }: { children?: ReactNode }) {
  return <span className={styles.arch}>{children}</span>
}
