'use client'

import { island } from '#island'
import { SignIn } from '../../../page/account/sign-in.tsx'
import { usePageSettings } from '../../../page/islands/page-settings.tsx'
import styles from '../order.module.css'

/** The way in for whoever comes to an order without a session. */
export function OrderSignIn() {
  const { say } = usePageSettings()
  return (
    <section className={`${styles.card} ${styles.signIn}`}>
      <h1 className={styles.heading}>{say('OrderSignIn')}</h1>
      <SignIn onEntered={() => location.reload()} />
    </section>
  )
}

export default island('order/order-sign-in', OrderSignIn, 'load')
