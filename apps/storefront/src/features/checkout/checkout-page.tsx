import type { Say } from '@rasteh/messages/say'
import type { Places } from '#features/addresses/public.ts'
import styles from './checkout.module.css'
import Checkout from './islands/checkout.tsx'

type CheckoutPageProps = { say: Say; places: Places; rulesHref: string | null }

/** From the basket to the order, on one page. */
export function CheckoutPage({ say, places, rulesHref }: CheckoutPageProps) {
  return (
    <div className={styles.whole}>
      <h1 className={styles.title}>{say('Checkout')}</h1>
      <noscript>
        <p>{say('CheckoutNeedsScript')}</p>
      </noscript>
      <Checkout places={places} rulesHref={rulesHref} />
    </div>
  )
}
