'use client'

import { PAGE_PATHS } from '@rasteh/contracts/paths'
import { Icon } from '@rasteh/ui/icon'
import { LinkButton } from '@rasteh/ui/link-button'
import { VisuallyHidden } from '@rasteh/ui/visually-hidden'
import type { ReactNode } from 'react'
import { sayMessage } from '#page/islands/message.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './basket-summary.module.css'
import type { BasketView } from './basket-view.ts'

type BasketSummaryProps = { view: BasketView; isWaiting: boolean; actions: ReactNode }

/** The totals, what keeps the basket from being ordered, and the links to checkout and shopping. */
export function BasketSummary({ view, isWaiting, actions }: BasketSummaryProps) {
  const { say } = usePageSettings()
  return (
    <div className={styles.summary}>
      <VisuallyHidden>
        <span role="status">{isWaiting && say('BasketWaiting')}</span>
      </VisuallyHidden>
      {isWaiting && <span className={styles.progress} aria-hidden="true" />}
      <dl className={styles.rows}>
        {view.rows.map(({ key, amount, tone }) => (
          <div key={key} className={`${styles.row} ${styles[tone]}`}>
            <dt>{sayMessage(say, { key })}</dt>
            <dd>
              <bdi>{amount}</bdi>
            </dd>
          </div>
        ))}
        <div className={`${styles.row} ${styles.payable}`}>
          <dt>{say('BasketPayable')}</dt>
          <dd>
            <bdi>{view.payable}</bdi>
          </dd>
        </div>
      </dl>
      {view.warnings.map((warning) => (
        <p key={warning.key} className={styles.warning}>
          <Icon name="info" />
          {sayMessage(say, warning)}
        </p>
      ))}
      <div className={styles.actions}>
        {view.canCheckOut && <LinkButton href={PAGE_PATHS.checkout}>{say('GoToCheckout')}</LinkButton>}
        {actions}
      </div>
    </div>
  )
}
