'use client'

import { formatMoney } from '@rasteh/persian-text/money'
import type { Checkout } from '@rasteh/shop-client/order-from-wire'
import type { PaymentSelection } from '@rasteh/shop-core/checkout'
import { isPaidAtBank } from '@rasteh/shop-core/payment'
import { Button } from '@rasteh/ui/button'
import { FormAlert } from '@rasteh/ui/form-alert'
import { KEEP_CLEAR } from '@rasteh/ui/keep-clear-mark'
import { Link } from '@rasteh/ui/link'
import type { MouseEvent } from 'react'
import { confirm } from '#features/confirm/public-confirm.ts'
import { FIELD_NAMES } from '#page/islands/form/field-names.ts'
import { sayMessage } from '#page/islands/message.ts'
import { usePageSettings } from '#page/islands/page-settings.tsx'
import styles from './checkout.module.css'
import type { usePlace } from './use-place.ts'

type PlaceFormProps = Pick<
  ReturnType<typeof usePlace>,
  'placing' | 'place' | 'refusalAt' | 'rulesAccepted' | 'setRulesAccepted'
> & {
  checkout: Checkout
  selection: PaymentSelection
  isRefreshing: boolean
  rulesHref: string | null
  /** Why no order was made, where it belongs to no part of the page. */
  whole: string | null
}

/** The rules, the three chosen values, and the button that makes the order. On a phone it stays in sight. */
export function PlaceForm(props: PlaceFormProps) {
  const { checkout, selection, placing, place, refusalAt, rulesAccepted, setRulesAccepted, whole } = props
  const { say, money } = usePageSettings()
  const rules = refusalAt('rules')
  const delay = {
    placing: 'CheckoutWaiting',
    busy: 'CheckoutBusy',
    lost: 'CheckoutRetrying',
    leaving: isPaidAtBank(selection.methodId) ? 'PaymentGoingToBank' : 'CheckoutWaiting',
  }
  /** The rules are read here, beside the order; agreeing with them there is agreeing with them here. */
  async function readRules(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const question = { title: say('CheckoutRulesRead'), content: { url: event.currentTarget.href } }
    if (await confirm(question)) setRulesAccepted(true)
  }
  return (
    <form
      className={styles.place}
      aria-busy={placing !== 'open'}
      onSubmit={(event) => {
        event.preventDefault()
        void place()
      }}
    >
      <input type="hidden" name={FIELD_NAMES.paymentMethodId} value={selection.methodId ?? ''} />
      <input type="hidden" name={FIELD_NAMES.bankId} value={selection.bankId ?? ''} />
      <input type="hidden" name={FIELD_NAMES.installmentPlanId} value={selection.installmentPlanId ?? ''} />
      {paysAtBank(selection) && (
        <p className={styles.quiet}>{say('CheckoutHold', { minutes: checkout.holdMinutes })}</p>
      )}
      <label className={styles.check}>
        <input
          id="checkout-rules"
          type="checkbox"
          name="rules"
          checked={rulesAccepted}
          aria-invalid={rules ? true : undefined}
          aria-describedby={rules ? 'checkout-rules-refusal' : undefined}
          onChange={(event) => setRulesAccepted(event.target.checked)}
        />
        {say('CheckoutAcceptRules')}
      </label>
      {props.rulesHref && (
        <Link
          className={styles.rulesLink}
          href={props.rulesHref}
          target="_blank"
          rel="noopener"
          onClick={(event) => void readRules(event)}
        >
          {say('CheckoutRulesRead')}
        </Link>
      )}
      {rules && (
        <p className={styles.refusal} id="checkout-rules-refusal" role="alert">
          {sayMessage(say, rules)}
        </p>
      )}
      <div id="checkout-whole" tabIndex={-1}>
        {whole && <FormAlert tone="refused">{whole}</FormAlert>}
      </div>
      {!checkout.canCheckOut && <FormAlert tone="refused">{say('CheckoutBasketBlocked')}</FormAlert>}
      <div {...KEEP_CLEAR} className={styles.bar}>
        <p className={styles.barAmount}>
          <span className={styles.quiet}>{say('CheckoutPayable')}</span>
          <bdi>{formatMoney(checkout.payableRial, money)}</bdi>
        </p>
        {checkout.canCheckOut && (
          <Button type="submit" isBusy={placing !== 'open'} isDisabled={props.isRefreshing}>
            {say(paysAtBank(selection) ? 'CheckoutPlaceOrder' : 'CheckoutPlaceOnly')}
          </Button>
        )}
      </div>
      <p className={styles.quiet} role="status">
        {placing !== 'open' && say(delay[placing] as 'CheckoutWaiting')}
      </p>
    </form>
  )
}

/** Before a method is chosen the button speaks of the bank, as most orders are paid there. */
const paysAtBank = ({ methodId }: PaymentSelection) => methodId === null || isPaidAtBank(methodId)
