import { Icon, type IconName } from '@rasteh/ui/icon'
import type { ReactNode } from 'react'
import styles from './checkout.module.css'

type StepProps = { id: string; title: string; icon: IconName; children: ReactNode }

/** One part of the checkout. It takes the focus when something in it is refused. */
export function Step({ id, title, icon, children }: StepProps) {
  return (
    <section className={styles.step} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 className={styles.stepTitle} id={`${id}-title`}>
        <span className={styles.stepSign}>
          <Icon name={icon} />
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
