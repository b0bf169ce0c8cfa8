import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './form-alert.module.css'

type FormAlertProps = {
  tone: 'refused' | 'done'
  /** By which a refused field says that this is why. */
  id?: string | undefined
  children: ReactNode
}

/** What is to be said of a whole form: that it was refused or failed, or that it has arrived. */
export function FormAlert({ tone, id, children }: FormAlertProps) {
  return (
    <p id={id} className={`${styles.alert} ${styles[tone]}`} role={tone === 'refused' ? 'alert' : 'status'}>
      <Icon name={tone === 'refused' ? 'warning' : 'check'} />
      <span>{children}</span>
    </p>
  )
}
