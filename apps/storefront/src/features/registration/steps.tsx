'use client'

import { formatAmount } from '@rasteh/persian-text/money'
import { Icon } from '@rasteh/ui/icon'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './registration.module.css'

const STEPS = ['RegisterContact', 'RegisterDetails'] as const

/** Where in the registration one is. */
export function Steps({ open }: { open: 1 | 2 }) {
  const { say, money } = usePageSettings()
  return (
    <ol className={styles.steps}>
      {STEPS.map((key, index) => {
        const step = index + 1
        return (
          <li
            key={key}
            className={styles.step}
            data-done={step < open}
            aria-current={step === open ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {step < open ? <Icon name="check" /> : formatAmount(step, money.culture)}
            </span>
            <VisuallyHidden>{say('RegisterStep', { step, total: STEPS.length })}</VisuallyHidden>
            {say(key)}
          </li>
        )
      })}
    </ol>
  )
}
