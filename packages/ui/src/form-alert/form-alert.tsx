import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './form-alert.module.css'

/** What is to be said of a whole form: that it was refused or failed, or that it has arrived. */
export function FormAlert({ tone, children }: { tone: 'refused' | 'done'; children: ReactNode }) {
  return (
    <p className={`${styles.alert} ${styles[tone]}`} role={tone === 'refused' ? 'alert' : 'status'}>
      <Icon name={tone === 'refused' ? 'warning' : 'check'} />
      <span>{children}</span>
    </p>
  )
}
