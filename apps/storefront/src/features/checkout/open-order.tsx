'use client'

import { fillPath, PAGE_PATHS } from '@rasteh/contracts/paths'
import { Icon } from '@rasteh/ui/icon'
import { Link } from '@rasteh/ui/link'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './checkout.module.css'

/** Reminds of an order that still waits for its payment. */
export function OpenOrder({ orderId }: { orderId: string }) {
  const { say } = usePageSettings()
  return (
    <p className={styles.openOrder}>
      <Icon name="clock" />
      <span>{say('CheckoutOpenOrder')}</span>
      <Link className={styles.link} href={fillPath(PAGE_PATHS.orderView, { orderId })}>
        {say('CheckoutOpenOrderGo')}
      </Link>
    </p>
  )
}
