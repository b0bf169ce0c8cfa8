import type { ReactNode } from 'react'
import { Girih } from '../girih/girih.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  icon: IconName
  title: string
  hint?: string | undefined
  /** What to do now: a link or a button. */
  children?: ReactNode
}

/** Says kindly that there is nothing here, and what to do instead. */
export function EmptyState({ icon, title, hint, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.pattern}>
        <Girih />
      </span>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </div>
  )
}
