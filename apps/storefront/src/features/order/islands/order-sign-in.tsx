'use client'

import { SignIn } from '#features/account/public-sign-in.ts'
import { island } from '#island'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from '../order.module.css'

/** Signing in, for a visitor who opens an order without a session. */
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
